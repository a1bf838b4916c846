package app.saywell.judge.engine.onnx;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;

/// SHA-256 sums as `sha256sum` writes and checks them: a sum, two signs, a path, line by line.
final class ChecksumFile {
    private static final int DIGITS = 64;
    private static final int BUFFER = 1 << 20;

    private ChecksumFile() {}

    /// The sums of a list, by path.
    static Map<String, String> read(Path list) throws IOException {
        Map<String, String> sums = new HashMap<>();
        for (String line : Files.readAllLines(list)) {
            if (line.length() > DIGITS + 2) {
                sums.put(line.substring(DIGITS + 2), line.substring(0, DIGITS));
            }
        }
        return sums;
    }

    static String of(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            byte[] buffer = new byte[BUFFER];
            int read = in.read(buffer);
            while (read >= 0) {
                digest.update(buffer, 0, read);
                read = in.read(buffer);
            }
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
