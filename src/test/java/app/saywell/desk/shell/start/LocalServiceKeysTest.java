package app.saywell.desk.shell.start;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.settings.keys.IssuedApiKeys;
import app.saywell.judge.service.KeyConsole;
import app.saywell.judge.service.account.KeyRequest;
import app.saywell.judge.service.store.StorageConfig;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The keys of this computer's service, in its real database.
class LocalServiceKeysTest {
    @TempDir
    private Path folder;

    @Test
    void givesASecretOnceAndShowsOnlyItsStartFromThenOn() {
        LocalServiceKeys keys = new LocalServiceKeys(folder);
        Instant end = Instant.parse("2100-01-01T00:00:00Z");
        IssuedApiKeys.KeyCreation creation = keys.create("4반", Optional.of(end), 30);
        assertThat(creation).isInstanceOf(IssuedApiKeys.KeyCreation.KeyCreated.class);
        String secret = ((IssuedApiKeys.KeyCreation.KeyCreated) creation).secret();
        assertThat(secret).matches("sk-svc-[0-9A-Za-z]{48}");
        assertThat(creation.toString()).doesNotContain(secret);
        assertThat(new LocalServiceKeys(folder).list()).singleElement().satisfies(key -> {
            assertThat(key.visiblePrefix()).isEqualTo(secret.substring(0, 15) + "…");
            assertThat(key.name()).isEqualTo("4반");
            assertThat(key.state()).isEqualTo(IssuedApiKeys.IssuedKeyState.ACTIVE);
            assertThat(key.callsPerMinute()).hasValue(30);
            assertThat(key.expires()).contains(end);
        });
    }

    @Test
    void leavesAKeyWithoutALimitOfItsOwnToThePlan() {
        try (KeyConsole console = KeyConsole.open(StorageConfig.inFolder(folder))) {
            console.create(KeyRequest.withName("All rooms"));
        }
        assertThat(new LocalServiceKeys(folder).list().getFirst().callsPerMinute())
                .isEmpty();
    }

    @Test
    void endsAKeyForGoodAndBearsBeingToldTwice() {
        LocalServiceKeys keys = new LocalServiceKeys(folder);
        keys.create("Room 4", Optional.empty(), 100);
        String handle = keys.list().getFirst().handle();
        keys.deactivate(handle);
        keys.deactivate(handle);
        assertThat(keys.list().getFirst().state()).isEqualTo(IssuedApiKeys.IssuedKeyState.INACTIVE);
    }

    @Test
    void saysWhyThereIsNoKey() {
        LocalServiceKeys keys = new LocalServiceKeys(folder);
        assertThat(keys.create("", Optional.empty(), 100)).isEqualTo(refused(IssuedApiKeys.KeyRefusalReason.NAME));
        assertThat(keys.create("a", Optional.empty(), 101)).isEqualTo(refused(IssuedApiKeys.KeyRefusalReason.LIMIT));
        assertThat(keys.create("a", Optional.of(Instant.EPOCH), 100))
                .isEqualTo(refused(IssuedApiKeys.KeyRefusalReason.EXPIRY));
        assertThat(keys.list()).isEmpty();
    }

    private static IssuedApiKeys.KeyCreation refused(IssuedApiKeys.KeyRefusalReason why) {
        return new IssuedApiKeys.KeyCreation.KeyCreationRefused(why);
    }
}
