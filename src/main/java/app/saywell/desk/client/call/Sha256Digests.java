package app.saywell.desk.client.call;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// SHA-256 over lists of texts. Different lists never hash the same bytes.
final class Sha256Digests {
    private Sha256Digests() {}

    /// The digest of all parts in order, each preceded by its length in bytes.
    static String ofParts(Iterable<String> parts) {
        MessageDigest digest = newDigest();
        for (String part : parts) {
            byte[] bytes = part.getBytes(StandardCharsets.UTF_8);
            digest.update(
                    ByteBuffer.allocate(Integer.BYTES).putInt(bytes.length).flip());
            digest.update(bytes);
        }
        return toHex(digest.digest());
    }

    static MessageDigest newDigest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every Java has SHA-256", e);
        }
    }

    static String toHex(byte[] digest) {
        return HexFormat.of().formatHex(digest);
    }
}
