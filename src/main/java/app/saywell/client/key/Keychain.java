package app.saywell.client.key;

import java.util.Optional;

/// A place that the operating system keeps secrets in.
public interface Keychain {

    /// The secret of an account; nothing where there is none or it is not given out.
    Optional<String> read(String account);

    /// Whether the secret is kept now.
    Kept write(String account, String secret);

    /// Removes the secret, if there is one.
    void delete(String account);

    /// What became of a secret.
    enum Kept {
        /// It will be there after a restart.
        YES,
        /// The system does not keep it.
        NO
    }
}
