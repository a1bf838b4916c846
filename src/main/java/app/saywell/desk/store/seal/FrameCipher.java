package app.saywell.desk.store.seal;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import javax.crypto.AEADBadTagException;
import javax.crypto.Cipher;
import javax.crypto.SecretKey;
import javax.crypto.spec.GCMParameterSpec;

/// AES-256 in Galois/Counter Mode (NIST SP 800-38D): a random nonce of 12 bytes, the ciphertext, a
/// tag of 16 bytes. For one thread.
final class FrameCipher {
    static final int NONCE_BYTES = 12;
    static final int TAG_BYTES = 16;

    /// What is longer than the content.
    static final int OVERHEAD = NONCE_BYTES + TAG_BYTES;

    private final SecretKey key;
    private final Cipher cipher;
    private final byte[] nonce = new byte[NONCE_BYTES];

    FrameCipher(SecretKey key) {
        this.key = key;
        try {
            this.cipher = Cipher.getInstance("AES/GCM/NoPadding");
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("AES is not available", e);
        }
    }

    /// Encrypts `length` bytes.
    ///
    /// @param place what the frame is bound to, such as its number
    void seal(byte[] content, int length, long place, byte[] target, int at) {
        LibraryKey.fillRandom(nonce);
        System.arraycopy(nonce, 0, target, at, NONCE_BYTES);
        try {
            init(Cipher.ENCRYPT_MODE, place);
            cipher.doFinal(content, 0, length, target, at + NONCE_BYTES);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("AES failed", e);
        }
    }

    /// Decrypts `length` bytes, nonce and tag included.
    ///
    /// @return the number of bytes of the content
    /// @throws AEADBadTagException if they were changed, or encrypted with another key or for
    ///     another place
    int open(byte[] sealed, int at, int length, long place, byte[] target) throws AEADBadTagException {
        System.arraycopy(sealed, at, nonce, 0, NONCE_BYTES);
        try {
            init(Cipher.DECRYPT_MODE, place);
            return cipher.doFinal(sealed, at + NONCE_BYTES, length - NONCE_BYTES, target, 0);
        } catch (AEADBadTagException e) {
            throw e;
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("AES failed", e);
        }
    }

    private void init(int mode, long place) throws GeneralSecurityException {
        cipher.init(mode, key, new GCMParameterSpec(TAG_BYTES * 8, nonce));
        cipher.updateAAD(ByteBuffer.allocate(Long.BYTES).putLong(0, place));
    }
}
