package app.saywell.desk.client.key;

import com.github.javakeyring.BackendNotSupportedException;
import com.github.javakeyring.Keyring;
import com.github.javakeyring.PasswordAccessException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The keychain of macOS, Windows Credential Manager or the Secret Service of a Linux desktop.
///
/// It is opened for each use and closed again, because an open keychain keeps threads. An access
/// may take half a second and may ask the user, so it must not run on the JavaFX thread.
public final class SystemKeychain implements OsKeychain {
    private static final String DOMAIN = "Saywell";

    private SystemKeychain() {}

    /// The keychain of this computer; empty if there is none, as on Linux without a desktop.
    public static Optional<OsKeychain> find() {
        return withKeyring(keyring -> "there is one").map(_ -> new SystemKeychain());
    }

    @Override
    public synchronized Optional<String> read(String account) {
        return withKeyring(keyring -> keyring.getPassword(DOMAIN, account));
    }

    /// Reads the secret back, because a locked keychain may accept a secret without storing it.
    @Override
    public synchronized WriteResult write(String account, String secret) {
        Optional<String> readBack = withKeyring(keyring -> {
            keyring.setPassword(DOMAIN, account, secret);
            return keyring.getPassword(DOMAIN, account);
        });
        return readBack.filter(secret::equals).isPresent() ? WriteResult.STORED : WriteResult.NOT_STORED;
    }

    @Override
    public synchronized void delete(String account) {
        withKeyring(keyring -> {
            keyring.deletePassword(DOMAIN, account);
            return null;
        });
    }

    /// Empty if there is no keychain, if it is locked, or if it has no such secret.
    private static Optional<String> withKeyring(KeyringAction use) {
        try (Keyring keyring = Keyring.create()) {
            return Optional.ofNullable(use.apply(keyring));
        } catch (BackendNotSupportedException | PasswordAccessException _) {
            return Optional.empty();
        } catch (Exception e) {
            throw new IllegalStateException("closing the keychain failed", e);
        }
    }

    private interface KeyringAction {
        @Nullable
        String apply(Keyring keyring) throws PasswordAccessException;
    }
}
