package app.saywell.desk.lan;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.Locale;

/// The code by which devices join while it is shown: eight signs that are not taken for one another, forty bits.
///
/// @param text as it is shown, in two groups
/// @param expiresAt when it is replaced
public record JoinCode(String text, Instant expiresAt) {
    private static final String SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
    private static final int LENGTH = 8;
    private static final int MAX_TYPED = 32;

    /// A new one.
    static JoinCode create(SecureRandom random, Instant expiresAt) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < LENGTH; i++) {
            text.append(i == LENGTH / 2 ? "-" : "").append(SIGNS.charAt(random.nextInt(SIGNS.length())));
        }
        return new JoinCode(text.toString(), expiresAt);
    }

    /// Whether this code was typed, in any case, with or without its dash. How long the comparison takes says nothing
    /// of how much of it was right.
    boolean isTyped(String typed) {
        return typed.length() <= MAX_TYPED && MessageDigest.isEqual(signs(typed), signs(text));
    }

    private static byte[] signs(String code) {
        return code.replaceAll("[\\s-]", "").toUpperCase(Locale.ROOT).getBytes(StandardCharsets.UTF_8);
    }

    /// Without the code.
    @Override
    public String toString() {
        return "JoinCode[" + expiresAt + "]";
    }
}
