package app.saywell.client.key;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.client.key.KeyVault.Place;

import org.junit.jupiter.api.Test;

import java.util.Map;
import java.util.Optional;

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
        assertThat(vault.place()).isEqualTo(Place.NOWHERE);
    }

    @Test
    void findsTheKeyInTheKeychainAfterARestart() {
        assertThat(vault(Map.of()).keep(KEY)).isEqualTo(Place.KEYCHAIN);
        KeyVault restarted = vault(Map.of());
        assertThat(restarted.get()).contains(KEY);
        assertThat(restarted.place()).isEqualTo(Place.KEYCHAIN);
    }

    @Test
    void filesKeysByService() {
        vault(Map.of()).keep(KEY);
        KeyVault other =
                new KeyVault("https://other.example", () -> Optional.of(keychain), Map.of());
        assertThat(other.get()).isEmpty();
    }

    @Test
    void keepsTheKeyForTheSessionWhereThereIsNoKeychain() {
        KeyVault vault = new KeyVault(SERVICE, Optional::empty, Map.of());
        assertThat(vault.keep(KEY)).isEqualTo(Place.SESSION);
        assertThat(vault.get()).contains(KEY);
        assertThat(new KeyVault(SERVICE, Optional::empty, Map.of()).get()).isEmpty();
    }

    @Test
    void leavesNoOldKeyBehindInAKeychainThatTakesNoNewOne() {
        KeyVault vault = vault(Map.of());
        vault.keep(KEY);
        keychain.locked = true;
        assertThat(vault.keep(new ApiKey("sk-svc-two"))).isEqualTo(Place.SESSION);
        keychain.locked = false;
        assertThat(vault(Map.of()).get()).isEmpty();
    }

    @Test
    void prefersTheEnvironment() {
        vault(Map.of()).keep(KEY);
        KeyVault vault = vault(Map.of(KeyVault.VARIABLE, " sk-svc-env \n"));
        assertThat(vault.get()).contains(new ApiKey("sk-svc-env"));
        assertThat(vault.keep(new ApiKey("sk-svc-two"))).isEqualTo(Place.ENVIRONMENT);
        assertThat(vault.get()).contains(new ApiKey("sk-svc-env"));
        assertThat(keychain.secrets).containsValue(KEY.value());
    }

    @Test
    void overlooksAnEmptyEnvironment() {
        assertThat(vault(Map.of(KeyVault.VARIABLE, "  ")).place()).isEqualTo(Place.NOWHERE);
    }

    @Test
    void forgetsEverywhere() {
        KeyVault vault = vault(Map.of());
        vault.keep(KEY);
        vault.forget();
        assertThat(vault.get()).isEmpty();
        assertThat(vault.place()).isEqualTo(Place.NOWHERE);
        assertThat(keychain.secrets).isEmpty();
    }

    @Test
    void looksForTheKeychainOfThisMachineWithoutFailing() {
        KeyVault vault = new KeyVault("https://nobody.example", SystemKeychain::find, Map.of());
        assertThat(vault.place()).isEqualTo(Place.NOWHERE);
    }
}
