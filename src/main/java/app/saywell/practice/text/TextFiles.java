package app.saywell.practice.text;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/// Reads text files of unknown encoding.
///
/// A byte order mark is believed; without one, what is valid UTF-8 is UTF-8, and what is not was
/// written by a Korean Windows (MS949), which is what spreadsheets there still save as CSV.
public final class TextFiles {
    private static final long LONGEST = 64L << 20;

    private TextFiles() {}

    /// The text of a file.
    ///
    /// @throws IOException if it cannot be read, or is larger than 64 MB and so is no text
    public static String read(Path file) throws IOException {
        if (Files.size(file) > LONGEST) {
            throw new IOException("larger than 64 MB");
        }
        return decode(Files.readAllBytes(file));
    }

    /// The text that these bytes hold, without a byte order mark.
    public static String decode(byte[] bytes) {
        if (startsWith(bytes, 0xef, 0xbb, 0xbf)) {
            return new String(bytes, 3, bytes.length - 3, StandardCharsets.UTF_8);
        }
        if (startsWith(bytes, 0xff, 0xfe)) {
            return new String(bytes, 2, bytes.length - 2, StandardCharsets.UTF_16LE);
        }
        if (startsWith(bytes, 0xfe, 0xff)) {
            return new String(bytes, 2, bytes.length - 2, StandardCharsets.UTF_16BE);
        }
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException e) {
            return new String(bytes, Charset.forName("x-windows-949"));
        }
    }

    private static boolean startsWith(byte[] bytes, int... mark) {
        if (bytes.length < mark.length) {
            return false;
        }
        for (int i = 0; i < mark.length; i++) {
            if ((bytes[i] & 0xff) != mark[i]) {
                return false;
            }
        }
        return true;
    }
}
