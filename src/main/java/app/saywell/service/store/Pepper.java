package app.saywell.service.store;

import app.saywell.service.account.KeyValue;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;

import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/// Turns keys into the hashes that are stored: HMAC-SHA-256 under the random value of this
/// database.
///
/// A slow password hash would add nothing: a key holds 238 random bits, so there is nothing to
/// guess.
final class Pepper {
    private static final String ALGORITHM = "HmacSHA256";

    private final SecretKeySpec secret;

    Pepper(String hex) {
        secret = new SecretKeySpec(HexFormat.of().parseHex(hex), ALGORITHM);
    }

    String hash(KeyValue key) {
        return HexFormat.of().formatHex(mac(key));
    }

    /// Whether the stored hash is that of the key; takes as long whatever the answer.
    boolean matches(KeyValue key, String storedHash) {
        return MessageDigest.isEqual(mac(key), HexFormat.of().parseHex(storedHash));
    }

    private byte[] mac(KeyValue key) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(secret);
            return mac.doFinal(key.text().getBytes(StandardCharsets.US_ASCII));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has " + ALGORITHM, e);
        }
    }
}
