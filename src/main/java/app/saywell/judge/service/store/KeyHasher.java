package app.saywell.judge.service.store;

import app.saywell.judge.service.account.KeySecret;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/// Hashes keys for storage: HMAC-SHA-256 with a random secret of this database.
///
/// A slow password hash is not needed, because 238 random bits cannot be guessed.
final class KeyHasher {
    private static final String ALGORITHM = "HmacSHA256";

    private final SecretKeySpec secret;

    KeyHasher(String hex) {
        secret = new SecretKeySpec(HexFormat.of().parseHex(hex), ALGORITHM);
    }

    String hash(KeySecret key) {
        return HexFormat.of().formatHex(hmac(key));
    }

    /// Whether the stored hash belongs to the key, compared in constant time.
    boolean matches(KeySecret key, String storedHash) {
        return MessageDigest.isEqual(hmac(key), HexFormat.of().parseHex(storedHash));
    }

    private byte[] hmac(KeySecret key) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(secret);
            return mac.doFinal(key.text().getBytes(StandardCharsets.US_ASCII));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has " + ALGORITHM, e);
        }
    }
}
