package app.saywell.desk.store.seal;

import java.util.Optional;

/// Where the keys of libraries are kept.
@FunctionalInterface
public interface LibraryKeys {
    /// Knows no key.
    LibraryKeys NONE = checkValue -> Optional.empty();

    /// A key that is stored, whatever it belongs to.
    ///
    /// @param checkValue of the key that is wanted
    Optional<LibraryKey> candidate(String checkValue);

    /// The key with a check value; empty if it is not there.
    default Optional<LibraryKey> find(String checkValue) {
        return candidate(checkValue).filter(key -> key.checkValue().equals(checkValue));
    }
}
