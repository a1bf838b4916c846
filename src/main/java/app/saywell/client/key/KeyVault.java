package app.saywell.client.key;

import org.jspecify.annotations.Nullable;

import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/// Holds the key of one service, and says where.
///
/// The environment variable [#VARIABLE] goes before everything, because whoever starts the
/// application with it means it. Otherwise the key lies in the system's keychain; where there is
/// none, in memory until the application ends. It is written nowhere else. Safe for several
/// threads; the first use may take half a second.
public final class KeyVault implements Supplier<Optional<ApiKey>> {
    /// The environment variable that may hold the key.
    public static final String VARIABLE = "SAYWELL_API_KEY";

    private final String account;
    private final Supplier<Optional<Keychain>> find;
    private final Map<String, String> environment;
    private Optional<Keychain> keychain = Optional.empty();
    private @Nullable ApiKey key;
    private Place place = Place.NOWHERE;
    private boolean looked;
    private boolean read;

    /// @param account the service's address, under which the keychain files the key
    /// @param find looks for the system's keychain, once and when it is first needed
    /// @param environment of the process
    public KeyVault(
            String account, Supplier<Optional<Keychain>> find, Map<String, String> environment) {
        this.account = account;
        this.find = find;
        this.environment = environment;
    }

    /// The vault of this system.
    public static KeyVault ofSystem(String account) {
        return new KeyVault(account, SystemKeychain::find, System.getenv());
    }

    /// The key, if there is one.
    @Override
    public synchronized Optional<ApiKey> get() {
        readOnce();
        return Optional.ofNullable(key);
    }

    /// Where the key lies.
    public synchronized Place place() {
        readOnce();
        return place;
    }

    /// Takes a new key and says where it lies now.
    ///
    /// Where the environment holds one, that one stays in use.
    public synchronized Place keep(ApiKey fresh) {
        readOnce();
        if (place == Place.ENVIRONMENT) {
            return place;
        }
        Keychain.Kept kept =
                keychain()
                        .map(chain -> chain.write(account, fresh.value()))
                        .orElse(Keychain.Kept.NO);
        if (kept == Keychain.Kept.NO) {
            keychain().ifPresent(chain -> chain.delete(account));
        }
        key = fresh;
        place = kept == Keychain.Kept.YES ? Place.KEYCHAIN : Place.SESSION;
        return place;
    }

    /// Removes the key from here and from the keychain. That of the environment stays.
    public synchronized void forget() {
        readOnce();
        keychain().ifPresent(chain -> chain.delete(account));
        if (place != Place.ENVIRONMENT) {
            key = null;
            place = Place.NOWHERE;
        }
    }

    private void readOnce() {
        if (read) {
            return;
        }
        read = true;
        Optional<ApiKey> given = Optional.ofNullable(environment.get(VARIABLE)).flatMap(ApiKey::of);
        Optional<ApiKey> found =
                given.isPresent()
                        ? given
                        : keychain().flatMap(chain -> chain.read(account)).flatMap(ApiKey::of);
        key = found.orElse(null);
        if (key != null) {
            place = given.isPresent() ? Place.ENVIRONMENT : Place.KEYCHAIN;
        }
    }

    private Optional<Keychain> keychain() {
        if (!looked) {
            looked = true;
            keychain = find.get();
        }
        return keychain;
    }

    /// Where a key lies.
    public enum Place {
        /// In the environment variable [KeyVault#VARIABLE].
        ENVIRONMENT,
        /// In the system's keychain: it will be there next time.
        KEYCHAIN,
        /// In memory only: it will have to be typed again next time.
        SESSION,
        /// There is none.
        NOWHERE
    }
}
