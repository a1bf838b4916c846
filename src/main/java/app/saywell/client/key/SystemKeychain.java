package app.saywell.client.key;

import com.github.javakeyring.BackendNotSupportedException;
import com.github.javakeyring.Keyring;
import com.github.javakeyring.PasswordAccessException;

import org.jspecify.annotations.Nullable;

import java.util.Optional;

/// The keychain of macOS, Windows Credential Manager or the Secret Service of a Linux desktop.
///
/// Opened for each use and closed again, because an open one keeps threads of its own. A use may
/// take half a second and may ask the user, so it is never made on the thread of the window.
public final class SystemKeychain implements Keychain {
    private static final String DOMAIN = "Saywell";

    private SystemKeychain() {}

    /// The keychain of this system; nothing where it has none, as on a Linux without a desktop.
    public static Optional<Keychain> find() {
        return use(keyring -> "there is one").map(_ -> new SystemKeychain());
    }

    @Override
    public synchronized Optional<String> read(String account) {
        return use(keyring -> keyring.getPassword(DOMAIN, account));
    }

    /// Reads back what it wrote: a locked keychain may take a secret and keep none.
    @Override
    public synchronized Kept write(String account, String secret) {
        Optional<String> kept =
                use(
                        keyring -> {
                            keyring.setPassword(DOMAIN, account, secret);
                            return keyring.getPassword(DOMAIN, account);
                        });
        return kept.filter(secret::equals).isPresent() ? Kept.YES : Kept.NO;
    }

    @Override
    public synchronized void delete(String account) {
        use(
                keyring -> {
                    keyring.deletePassword(DOMAIN, account);
                    return null;
                });
    }

    /// Nothing where there is no keychain, it is locked, or it holds no such secret.
    private static Optional<String> use(Use use) {
        try (Keyring keyring = Keyring.create()) {
            return Optional.ofNullable(use.of(keyring));
        } catch (BackendNotSupportedException | PasswordAccessException _) {
            return Optional.empty();
        } catch (Exception e) {
            throw new IllegalStateException("closing the keychain failed", e);
        }
    }

    private interface Use {
        @Nullable String of(Keyring keyring) throws PasswordAccessException;
    }
}
