package app.saywell.desk.client.key;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.client.key.KeyVault.KeyLocation;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class KeyVaultTest {
    private static final String SERVICE = "https://service.example";
    private static final ApiKey KEY = new ApiKey("sk-svc-one");

    private final MapKeychain keychain = new MapKeychain();

    private KeyVault vault(Map<String, String> environment) {
        return new KeyVault(SERVICE, () -> Optional.of(keychain), environment);
    }

    @Test
    void hasNothingAtFirst() {
        KeyVault vault = vault(Map.of());
        assertThat(vault.get()).isEmpty();
        assertThat(vault.location()).isEqualTo(KeyLocation.NOWHERE);
    }

    @Test
    void findsTheKeyInTheKeychainAfterARestart() {
        assertThat(vault(Map.of()).store(KEY)).isEqualTo(KeyLocation.KEYCHAIN);
        KeyVault restarted = vault(Map.of());
        assertThat(restarted.get()).contains(KEY);
        assertThat(restarted.location()).isEqualTo(KeyLocation.KEYCHAIN);
    }

    @Test
    void filesKeysByService() {
        vault(Map.of()).store(KEY);
        KeyVault other = new KeyVault("https://other.example", () -> Optional.of(keychain), Map.of());
        assertThat(other.get()).isEmpty();
    }

    @Test
    void keepsTheKeyForTheSessionWhereThereIsNoKeychain() {
        KeyVault vault = new KeyVault(SERVICE, Optional::empty, Map.of());
        assertThat(vault.store(KEY)).isEqualTo(KeyLocation.SESSION);
        assertThat(vault.get()).contains(KEY);
        assertThat(new KeyVault(SERVICE, Optional::empty, Map.of()).get()).isEmpty();
    }

    @Test
    void leavesNoOldKeyBehindInAKeychainThatTakesNoNewOne() {
        KeyVault vault = vault(Map.of());
        vault.store(KEY);
        keychain.locked = true;
        assertThat(vault.store(new ApiKey("sk-svc-two"))).isEqualTo(KeyLocation.SESSION);
        keychain.locked = false;
        assertThat(vault(Map.of()).get()).isEmpty();
    }

    @Test
    void prefersTheEnvironment() {
        vault(Map.of()).store(KEY);
        KeyVault vault = vault(Map.of(KeyVault.ENVIRONMENT_VARIABLE, " sk-svc-env \n"));
        assertThat(vault.get()).contains(new ApiKey("sk-svc-env"));
        assertThat(vault.store(new ApiKey("sk-svc-two"))).isEqualTo(KeyLocation.ENVIRONMENT);
        assertThat(vault.get()).contains(new ApiKey("sk-svc-env"));
        assertThat(keychain.secrets).containsValue(KEY.value());
    }

    @Test
    void overlooksAnEmptyEnvironment() {
        assertThat(vault(Map.of(KeyVault.ENVIRONMENT_VARIABLE, "  ")).location())
                .isEqualTo(KeyLocation.NOWHERE);
    }

    @Test
    void forgetsEverywhere() {
        KeyVault vault = vault(Map.of());
        vault.store(KEY);
        vault.delete();
        assertThat(vault.get()).isEmpty();
        assertThat(vault.location()).isEqualTo(KeyLocation.NOWHERE);
        assertThat(keychain.secrets).isEmpty();
    }

    @Test
    void looksForTheKeychainOfThisMachineWithoutFailing() {
        KeyVault vault = new KeyVault("https://nobody.example", SystemKeychain::find, Map.of());
        assertThat(vault.location()).isEqualTo(KeyLocation.NOWHERE);
    }
}
