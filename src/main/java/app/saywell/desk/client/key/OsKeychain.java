package app.saywell.desk.client.key;

import java.util.Optional;

/// The secret store of the operating system.
public interface OsKeychain {

    /// The secret of an account; empty if there is none or access is denied.
    Optional<String> read(String account);

    /// Stores a secret and returns whether that worked.
    WriteResult write(String account, String secret);

    /// Removes the secret, if there is one.
    void delete(String account);

    /// The result of storing a secret.
    enum WriteResult {
        /// It survives a restart.
        STORED,
        /// The system did not store it.
        NOT_STORED
    }
}
