package app.saywell.speech.task;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ListenerListTest {
    @Test
    void aListenerThatFailsKeepsNoOtherFromBeingCalledAndIsToldOf() {
        ListenerList<String> listeners = new ListenerList<>();
        List<String> heard = new ArrayList<>();
        listeners.add(heard::add);
        listeners.add(event -> {
            throw new IllegalStateException("first");
        });
        listeners.add(event -> {
            throw new IllegalArgumentException("second");
        });
        listeners.add(heard::add);
        assertThatThrownBy(() -> listeners.publish("a change"))
                .hasMessage("first")
                .satisfies(failure -> assertThat(failure.getSuppressed()).hasSize(1));
        assertThat(heard).containsExactly("a change", "a change");
    }
}
