package app.saywell.desk.practice.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class JoinedChangesTest {
    private final JoinedChanges changes = new JoinedChanges();
    private final List<String> built = new ArrayList<>();
    private final Runnable first = () -> built.add("first");
    private final Runnable second = () -> built.add("second");

    @Test
    void aChangeAloneIsBuiltAtOnce() {
        changes.build(first);
        changes.build(first);

        assertThat(built).containsExactly("first", "first");
    }

    @Test
    void eachIsBuiltOnceAfterAllChangesAndOnlyWhereOneWasMade() {
        changes.make(() -> {
            changes.build(second);
            changes.build(first);
            changes.build(second);
            assertThat(built).isEmpty();
        });
        changes.make(() -> {});

        assertThat(built).containsExactly("second", "first");
    }

    @Test
    void whatChangedBeforeAFailureIsBuilt() {
        assertThatThrownBy(() -> changes.make(() -> {
                    changes.build(first);
                    throw new IllegalStateException("no");
                }))
                .isInstanceOf(IllegalStateException.class);
        changes.build(second);

        assertThat(built).containsExactly("first", "second");
    }
}
