package app.saywell.service.account;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Optional;
import java.util.regex.Pattern;

/// The secret that a caller sends in `x-api-key`: `sk-svc-`, a handle of 8 characters by which the
/// key is found, and 40 characters that nobody can guess (238 bits).
///
/// Its text is given out once, by [#text()], and never by [#toString()], so that no log can hold
/// it.
public final class KeyValue {
    /// What every key starts with.
    public static final String PREFIX = "sk-svc-";

    private static final String ALPHABET =
            "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    private static final int HANDLE = 8;
    private static final int SECRET = 40;
    private static final Pattern FORM =
            Pattern.compile(PREFIX + "[0-9A-Za-z]{" + (HANDLE + SECRET) + "}");

    private final String text;

    private KeyValue(String text) {
        this.text = text;
    }

    /// A new key.
    public static KeyValue random(SecureRandom random) {
        StringBuilder text = new StringBuilder(PREFIX);
        for (int i = 0; i < HANDLE + SECRET; i++) {
            text.append(ALPHABET.charAt(random.nextInt(ALPHABET.length())));
        }
        return new KeyValue(text.toString());
    }

    /// Reads what a caller sent; empty unless it has the form of a key.
    public static Optional<KeyValue> of(String text) {
        return FORM.matcher(text).matches() ? Optional.of(new KeyValue(text)) : Optional.empty();
    }

    /// The public part of the random characters: tells keys apart, opens nothing.
    public String handle() {
        return text.substring(PREFIX.length(), PREFIX.length() + HANDLE);
    }

    /// Whether both are the same key; takes as long whatever the answer.
    public boolean same(KeyValue other) {
        return MessageDigest.isEqual(
                text.getBytes(StandardCharsets.US_ASCII),
                other.text.getBytes(StandardCharsets.US_ASCII));
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
