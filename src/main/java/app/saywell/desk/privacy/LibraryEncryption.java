package app.saywell.desk.privacy;

import app.saywell.desk.school.policy.LockedFeature;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.database.EncryptionState;
import app.saywell.desk.store.policy.LockedFeatureException;
import app.saywell.desk.store.seal.LibraryKey;
import app.saywell.desk.store.seal.LibraryKeyStore;
import app.saywell.desk.store.seal.LibraryKeyStore.KeyPlace;

/// Encryption of the whole library, switched on and off. The work itself is done at the next start,
/// before the library is opened.
public final class LibraryEncryption {
    private final Library library;
    private final LibraryKeyStore keys;

    public LibraryEncryption(Library library, LibraryKeyStore keys) {
        this.library = library;
        this.keys = keys;
    }

    /// How far the library is.
    public enum EncryptionStatus {
        PLAIN,
        /// It will be encrypted at the next start.
        WILL_BE_ENCRYPTED,
        /// Encryption was stopped, and goes on at the next start.
        PARTLY_ENCRYPTED,
        ENCRYPTED,
        /// It will be decrypted at the next start, or decryption was stopped.
        WILL_BE_DECRYPTED
    }

    /// How far the library is.
    public EncryptionStatus status() {
        return library.encryption().map(LibraryEncryption::status).orElse(EncryptionStatus.PLAIN);
    }

    private static EncryptionStatus status(EncryptionState state) {
        return switch (state.phase()) {
            case ENCRYPTED -> EncryptionStatus.ENCRYPTED;
            case DECRYPTING -> EncryptionStatus.WILL_BE_DECRYPTED;
            case ENCRYPTING ->
                state.columnsSealed() ? EncryptionStatus.PARTLY_ENCRYPTED : EncryptionStatus.WILL_BE_ENCRYPTED;
        };
    }

    /// Switches it on with a key whose recovery phrase the user has written down.
    ///
    /// @return where the key is stored
    /// @throws app.saywell.desk.store.database.LibraryException `READ_ONLY`; no key is stored then
    public KeyPlace encrypt(LibraryKey key) {
        library.database().requireWritable();
        KeyPlace place = keys.store(key);
        library.encryptAtNextStart(key);
        return place;
    }

    /// Whether the school demands an encrypted library, and this one is not, nor will be.
    public boolean isMissing() {
        return library.policy().requiresEncryption() && status() == EncryptionStatus.PLAIN;
    }

    public boolean mayBeSwitchedOff() {
        return library.policy().allows(LockedFeature.PLAIN_LIBRARY);
    }

    /// Switches it off. The key stays where it is stored, because older backups need it.
    ///
    /// @throws LockedFeatureException if the school demands it
    public void decrypt() {
        LockedFeatureException.requireUnlocked(library.policy(), LockedFeature.PLAIN_LIBRARY);
        library.decryptAtNextStart();
    }

    /// Goes on with the encryption after all, when it was being decrypted.
    public void keepEncrypted() {
        library.encryption().flatMap(state -> keys.find(state.keyCheck())).ifPresent(library::encryptAtNextStart);
    }
}
