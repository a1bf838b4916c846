package app.saywell.desk.store.seal;

/// Where this computer keeps the keys of libraries.
public interface LibraryKeyStore extends LibraryKeys {
    /// Where a key would be stored.
    KeyPlace place();

    /// Stores a key.
    ///
    /// @return where; `MEMORY` if it must be entered again at the next start
    KeyPlace store(LibraryKey key);

    enum KeyPlace {
        /// The keychain of the system.
        KEYCHAIN,
        /// A file that the user has named.
        FILE,
        /// Only this process.
        MEMORY
    }
}
