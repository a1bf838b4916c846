package app.saywell.judge.service.account;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Optional;
import java.util.regex.Pattern;

/// The secret that a caller sends in `x-api-key`: `sk-svc-`, a handle of 8 characters that
/// identifies the key, and 40 random characters (238 bits).
///
/// Only [#text()] returns the whole secret. [#toString()] does not, so that it cannot get into a
/// log.
public final class KeySecret {
    /// The prefix of every key.
    public static final String PREFIX = "sk-svc-";

    private static final String ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    private static final int HANDLE_LENGTH = 8;
    private static final int RANDOM_LENGTH = 40;
    private static final Pattern FORMAT =
            Pattern.compile(PREFIX + "[0-9A-Za-z]{" + (HANDLE_LENGTH + RANDOM_LENGTH) + "}");

    private final String text;

    private KeySecret(String text) {
        this.text = text;
    }

    /// A new key.
    public static KeySecret generate(SecureRandom random) {
        StringBuilder text = new StringBuilder(PREFIX);
        for (int i = 0; i < HANDLE_LENGTH + RANDOM_LENGTH; i++) {
            text.append(ALPHABET.charAt(random.nextInt(ALPHABET.length())));
        }
        return new KeySecret(text.toString());
    }

    /// Parses what a caller sent; empty unless it has the format of a key.
    public static Optional<KeySecret> parse(String text) {
        return FORMAT.matcher(text).matches() ? Optional.of(new KeySecret(text)) : Optional.empty();
    }

    /// The public part of the random characters: it identifies the key but gives no access.
    public String handle() {
        return text.substring(PREFIX.length(), PREFIX.length() + HANDLE_LENGTH);
    }

    /// Whether both are the same key, compared in constant time.
    public boolean matches(KeySecret other) {
        return MessageDigest.isEqual(
                text.getBytes(StandardCharsets.US_ASCII), other.text.getBytes(StandardCharsets.US_ASCII));
    }

    /// The whole key.
    public String text() {
        return text;
    }

    @Override
    public String toString() {
        return PREFIX + handle() + "…";
    }
}
