package app.saywell.desk.store.seal;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;
import javax.crypto.KDF;
import javax.crypto.SecretKey;
import javax.crypto.spec.HKDFParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/// The secret of an encrypted library: 256 random bits. [#toString] shows only dots.
///
/// Nothing is encrypted with it directly. Texts and each file have keys of their own, derived with
/// HKDF (RFC 5869), and so has the check value.
public final class LibraryKey {
    /// Length in bytes.
    public static final int BYTES = 32;

    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int CHECK_BYTES = 16;

    private final byte[] secret;
    private final String checkValue;

    private LibraryKey(byte[] secret) {
        this.secret = secret;
        this.checkValue = HexFormat.of()
                .formatHex(derive("check", new byte[0], CHECK_BYTES).getEncoded());
    }

    /// A new random key.
    public static LibraryKey random() {
        byte[] secret = new byte[BYTES];
        RANDOM.nextBytes(secret);
        return new LibraryKey(secret);
    }

    /// The key with these bytes.
    public static LibraryKey of(byte[] secret) {
        if (secret.length != BYTES) {
            throw new IllegalArgumentException("a key has 256 bits");
        }
        return new LibraryKey(secret.clone());
    }

    /// The key in the form in which keychains, files and variables hold it: hexadecimal. Empty if
    /// the text is none.
    public static Optional<LibraryKey> ofHex(String text) {
        try {
            byte[] secret = HexFormat.of().parseHex(text.strip());
            return secret.length == BYTES ? Optional.of(new LibraryKey(secret)) : Optional.empty();
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /// As [#ofHex] reads it.
    public String toHex() {
        return HexFormat.of().formatHex(secret);
    }

    public byte[] bytes() {
        return secret.clone();
    }

    /// 32 hexadecimal digits by which the key is recognized. They do not help to find it.
    public String checkValue() {
        return checkValue;
    }

    /// The key for texts in columns.
    SecretKey forTexts() {
        return derive("texts", new byte[0], BYTES);
    }

    SecretKey forFile(byte[] fileId, SealedContent content) {
        return derive(content.purpose(), fileId, BYTES);
    }

    private SecretKey derive(String purpose, byte[] salt, int bytes) {
        try {
            return KDF.getInstance("HKDF-SHA256")
                    .deriveKey(
                            "AES",
                            HKDFParameterSpec.ofExtract()
                                    .addIKM(new SecretKeySpec(secret, "HKDF"))
                                    .addSalt(salt)
                                    .thenExpand(("saywell " + purpose).getBytes(StandardCharsets.US_ASCII), bytes));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("HKDF is not available", e);
        }
    }

    static void fillRandom(byte[] bytes) {
        RANDOM.nextBytes(bytes);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof LibraryKey key && Arrays.equals(secret, key.secret);
    }

    @Override
    public int hashCode() {
        return checkValue.hashCode();
    }

    @Override
    public String toString() {
        return "•••";
    }
}
