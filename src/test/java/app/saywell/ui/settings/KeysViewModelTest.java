package app.saywell.ui.settings;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.task.Tasks;
import app.saywell.ui.KeyRing;
import app.saywell.ui.studio.ServiceKeys;

import org.junit.jupiter.api.Test;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Optional;

class KeysViewModelTest {
    private final KeyRing ring = new KeyRing();
    private final KeysViewModel model =
            new KeysViewModel(
                    ring, new Tasks(Runnable::run, Runnable::run), ZoneId.of("Asia/Seoul"));

    @Test
    void showsANewKeyUntilItIsNotedAndThenOnlyItsStart() {
        model.create(" Room 4 ", Optional.empty(), 60);
        String secret = model.fresh().get().orElseThrow();
        assertThat(secret).startsWith("sk-svc-").hasSize(55);
        assertThat(model.all().get())
                .singleElement()
                .satisfies(
                        key -> {
                            assertThat(key.name()).isEqualTo("Room 4");
                            assertThat(key.callsAMinute()).hasValue(60);
                            assertThat(key.toString()).doesNotContain(secret);
                        });
        model.noted();
        assertThat(model.fresh().get()).isEmpty();
    }

    @Test
    void letsAKeyWorkToTheEndOfItsLastDay() {
        model.create("Summer", Optional.of(LocalDate.of(2027, 2, 28)), 100);
        assertThat(model.all().get().getFirst().expires())
                .contains(Instant.parse("2027-02-28T15:00:00Z"));
    }

    @Test
    void endsAKeyOnlyOnTheSecondWord() {
        model.create("Room 4", Optional.empty(), 100);
        String handle = model.all().get().getFirst().handle();
        model.wishToEnd(handle);
        assertThat(state()).isEqualTo(ServiceKeys.State.ACTIVE);
        model.leave();
        model.end();
        assertThat(state()).isEqualTo(ServiceKeys.State.ACTIVE);
        model.wishToEnd(handle);
        model.end();
        assertThat(state()).isEqualTo(ServiceKeys.State.INACTIVE);
        assertThat(model.asked().get()).isEmpty();
    }

    @Test
    void saysWhyThereIsNoKeyAndForgetsItWithTheNextOne() {
        model.create("Room 4", Optional.empty(), 101);
        assertThat(model.told().get()).contains("settings.keys.refused.limit");
        assertThat(model.fresh().get()).isEmpty();
        model.create("Room 4", Optional.empty(), 100);
        assertThat(model.told().get()).isEmpty();
    }

    private ServiceKeys.State state() {
        return model.all().get().getFirst().state();
    }
}
