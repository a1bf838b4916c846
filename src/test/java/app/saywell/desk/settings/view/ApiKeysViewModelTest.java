package app.saywell.desk.settings.view;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.settings.keys.IssuedApiKeys;
import app.saywell.desk.shell.window.InMemoryIssuedKeys;
import app.saywell.speech.task.TaskRunner;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ApiKeysViewModelTest {
    private final InMemoryIssuedKeys ring = new InMemoryIssuedKeys();
    private final ApiKeysViewModel model =
            new ApiKeysViewModel(ring, new TaskRunner(Runnable::run, Runnable::run), ZoneId.of("Asia/Seoul"));

    @Test
    void aNewKeyIsNeverWrittenOut() {
        assertThat(new IssuedApiKeys.KeyCreation.KeyCreated("sk-svc-secret").toString())
                .isEqualTo("KeyCreated[…]");
    }

    @Test
    void showsANewSecretUntilItIsForgotten() {
        model.create(" Room 4 ", Optional.empty(), 60);
        String secret = model.newSecret().get().orElseThrow();
        assertThat(secret).startsWith("sk-svc-").hasSize(55);
        assertThat(model.keyList().get()).singleElement().satisfies(key -> {
            assertThat(key.name()).isEqualTo("Room 4");
            assertThat(key.callsPerMinute()).hasValue(60);
            assertThat(key.toString()).doesNotContain(secret);
        });
        model.forgetSecret();
        assertThat(model.newSecret().get()).isEmpty();
    }

    @Test
    void letsAKeyWorkToTheEndOfItsLastDay() {
        model.create("Summer", Optional.of(LocalDate.of(2027, 2, 28)), 100);
        assertThat(model.keyList().get().getFirst().expires()).contains(Instant.parse("2027-02-28T15:00:00Z"));
    }

    @Test
    void endsAKeyOnlyAfterConfirmation() {
        model.create("Room 4", Optional.empty(), 100);
        String handle = model.keyList().get().getFirst().handle();
        model.askToEnd(handle);
        assertThat(state()).isEqualTo(IssuedApiKeys.IssuedKeyState.ACTIVE);
        model.cancelEnd();
        model.deactivate();
        assertThat(state()).isEqualTo(IssuedApiKeys.IssuedKeyState.ACTIVE);
        model.askToEnd(handle);
        model.deactivate();
        assertThat(state()).isEqualTo(IssuedApiKeys.IssuedKeyState.INACTIVE);
        assertThat(model.confirmingEnd().get()).isEmpty();
    }

    @Test
    void showsWhyAKeyWasRefusedUntilTheNextAttempt() {
        model.create("Room 4", Optional.empty(), 101);
        assertThat(model.message().get()).contains("settings.keys.refused.limit");
        assertThat(model.newSecret().get()).isEmpty();
        model.create("Room 4", Optional.empty(), 100);
        assertThat(model.message().get()).isEmpty();
    }

    private IssuedApiKeys.IssuedKeyState state() {
        return model.keyList().get().getFirst().state();
    }
}
