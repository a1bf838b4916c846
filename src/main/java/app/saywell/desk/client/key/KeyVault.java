package app.saywell.desk.client.key;

import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Stores the API key of one service and reports where it is stored.
///
/// The environment variable [#ENVIRONMENT_VARIABLE] has priority. Otherwise the key is in the
/// system's keychain, or, if there is none, in memory until the application ends. It is stored
/// nowhere else. Safe for several threads; the first use may take half a second.
public final class KeyVault implements Supplier<Optional<ApiKey>> {
    /// The environment variable that may hold the key.
    public static final String ENVIRONMENT_VARIABLE = "SAYWELL_API_KEY";

    private final String account;
    private final Supplier<Optional<OsKeychain>> keychainFinder;
    private final Map<String, String> environment;
    private Optional<OsKeychain> keychain = Optional.empty();
    private @Nullable ApiKey key;
    private KeyLocation location = KeyLocation.NOWHERE;
    private boolean keychainSearched;
    private boolean keyRead;

    /// @param account the service's address, which is the account name in the keychain
    /// @param keychainFinder finds the system's keychain; called once, at the first use
    /// @param environment the environment variables of the process
    public KeyVault(String account, Supplier<Optional<OsKeychain>> keychainFinder, Map<String, String> environment) {
        this.account = account;
        this.keychainFinder = keychainFinder;
        this.environment = environment;
    }

    /// The vault for this computer.
    public static KeyVault ofSystem(String account) {
        return new KeyVault(account, SystemKeychain::find, System.getenv());
    }

    /// The key, if there is one.
    @Override
    public synchronized Optional<ApiKey> get() {
        readOnce();
        return Optional.ofNullable(key);
    }

    /// Where the key is stored.
    public synchronized KeyLocation location() {
        readOnce();
        return location;
    }

    /// Stores a new key and returns its location.
    ///
    /// If the environment has a key, that one stays in use.
    public synchronized KeyLocation store(ApiKey newKey) {
        readOnce();
        if (location == KeyLocation.ENVIRONMENT) {
            return location;
        }
        OsKeychain.WriteResult result =
                keychain().map(chain -> chain.write(account, newKey.value())).orElse(OsKeychain.WriteResult.NOT_STORED);
        if (result == OsKeychain.WriteResult.NOT_STORED) {
            keychain().ifPresent(chain -> chain.delete(account));
        }
        key = newKey;
        location = result == OsKeychain.WriteResult.STORED ? KeyLocation.KEYCHAIN : KeyLocation.SESSION;
        return location;
    }

    /// Deletes the key from memory and from the keychain. A key in the environment stays.
    public synchronized void delete() {
        readOnce();
        keychain().ifPresent(chain -> chain.delete(account));
        if (location != KeyLocation.ENVIRONMENT) {
            key = null;
            location = KeyLocation.NOWHERE;
        }
    }

    private void readOnce() {
        if (keyRead) {
            return;
        }
        keyRead = true;
        Optional<ApiKey> fromEnvironment =
                Optional.ofNullable(environment.get(ENVIRONMENT_VARIABLE)).flatMap(ApiKey::parse);
        Optional<ApiKey> firstFound = fromEnvironment.isPresent()
                ? fromEnvironment
                : keychain().flatMap(chain -> chain.read(account)).flatMap(ApiKey::parse);
        key = firstFound.orElse(null);
        if (key != null) {
            location = fromEnvironment.isPresent() ? KeyLocation.ENVIRONMENT : KeyLocation.KEYCHAIN;
        }
    }

    private Optional<OsKeychain> keychain() {
        if (!keychainSearched) {
            keychainSearched = true;
            keychain = keychainFinder.get();
        }
        return keychain;
    }

    /// Where a key is stored.
    public enum KeyLocation {
        /// In the environment variable [KeyVault#ENVIRONMENT_VARIABLE].
        ENVIRONMENT,
        /// In the system's keychain: it survives a restart.
        KEYCHAIN,
        /// In memory only: the user must enter it again after a restart.
        SESSION,
        /// There is none.
        NOWHERE
    }
}
