package app.saywell.cli;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.service.KeyConsole;
import app.saywell.service.account.KeyRequest;
import app.saywell.service.store.Storage;
import app.saywell.ui.studio.ServiceKeys;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;

/// The keys of this computer's service, in its real database.
class OwnKeysTest {
    @TempDir private Path folder;

    @Test
    void givesASecretOnceAndShowsOnlyItsStartFromThenOn() {
        OwnKeys keys = new OwnKeys(folder);
        Instant end = Instant.parse("2100-01-01T00:00:00Z");
        ServiceKeys.Made made = keys.create("4반", Optional.of(end), 30);
        assertThat(made).isInstanceOf(ServiceKeys.Made.Fresh.class);
        String secret = ((ServiceKeys.Made.Fresh) made).secret();
        assertThat(secret).matches("sk-svc-[0-9A-Za-z]{48}");
        assertThat(made.toString()).doesNotContain(secret);
        assertThat(new OwnKeys(folder).list())
                .singleElement()
                .satisfies(
                        key -> {
                            assertThat(key.start()).isEqualTo(secret.substring(0, 15) + "…");
                            assertThat(key.name()).isEqualTo("4반");
                            assertThat(key.state()).isEqualTo(ServiceKeys.State.ACTIVE);
                            assertThat(key.callsAMinute()).hasValue(30);
                            assertThat(key.expires()).contains(end);
                        });
    }

    @Test
    void leavesAKeyWithoutALimitOfItsOwnToThePlan() {
        try (KeyConsole console = KeyConsole.open(Storage.inFolder(folder))) {
            console.create(KeyRequest.named("All rooms"));
        }
        assertThat(new OwnKeys(folder).list().getFirst().callsAMinute()).isEmpty();
    }

    @Test
    void endsAKeyForGoodAndBearsBeingToldTwice() {
        OwnKeys keys = new OwnKeys(folder);
        keys.create("Room 4", Optional.empty(), 100);
        String handle = keys.list().getFirst().handle();
        keys.deactivate(handle);
        keys.deactivate(handle);
        assertThat(keys.list().getFirst().state()).isEqualTo(ServiceKeys.State.INACTIVE);
    }

    @Test
    void saysWhyThereIsNoKey() {
        OwnKeys keys = new OwnKeys(folder);
        assertThat(keys.create("", Optional.empty(), 100)).isEqualTo(refused(ServiceKeys.Why.NAME));
        assertThat(keys.create("a", Optional.empty(), 101))
                .isEqualTo(refused(ServiceKeys.Why.LIMIT));
        assertThat(keys.create("a", Optional.of(Instant.EPOCH), 100))
                .isEqualTo(refused(ServiceKeys.Why.EXPIRY));
        assertThat(keys.list()).isEmpty();
    }

    private static ServiceKeys.Made refused(ServiceKeys.Why why) {
        return new ServiceKeys.Made.Refused(why);
    }
}
