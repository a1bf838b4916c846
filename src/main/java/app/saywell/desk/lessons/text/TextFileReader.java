package app.saywell.desk.lessons.text;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/// Reads text files of unknown encoding.
///
/// Uses the byte order mark if there is one, and knows UTF-16 without one. Otherwise valid UTF-8 is
/// read as UTF-8, and anything else as MS949, in which spreadsheets on Korean Windows save CSV
/// files.
public final class TextFileReader {
    private static final long MAX_BYTES = 64L << 20;

    private TextFileReader() {}

    /// The text of a file.
    ///
    /// @throws UnreadableTextException if it is not a text, or larger than 64 MB
    /// @throws IOException if it cannot be read
    public static String read(Path file) throws IOException {
        if (Files.size(file) > MAX_BYTES) {
            throw new UnreadableTextException("it is larger than 64 MB");
        }
        String text = decode(Files.readAllBytes(file));
        if (isBinary(text)) {
            throw new UnreadableTextException("it is not a text file");
        }
        return text;
    }

    /// Whether a decoded file was no text: texts have hardly any characters that no keyboard writes or no decoder
    /// knows.
    public static boolean isBinary(String text) {
        long strange = text.chars()
                .filter(c -> c == 0xfffd || (c < ' ' && "\t\n\r\f".indexOf(c) < 0))
                .count();
        return text.indexOf('\0') >= 0 || strange * 100 > text.length();
    }

    /// Decodes bytes to text without the byte order mark.
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
        Optional<String> utf8 = utf8(bytes);
        Optional<Charset> unmarked = unmarkedUtf16(bytes, utf8.isPresent());
        if (unmarked.isPresent()) {
            return new String(bytes, unmarked.get());
        }
        return utf8.orElseGet(() -> new String(bytes, Charset.forName("x-windows-949")));
    }

    private static Optional<String> utf8(byte[] bytes) {
        try {
            ByteBuffer buffer = ByteBuffer.wrap(bytes);
            return Optional.of(
                    StandardCharsets.UTF_8.newDecoder().decode(buffer).toString());
        } catch (CharacterCodingException e) {
            return Optional.empty();
        }
    }

    /// UTF-16 has a zero byte in every letter, digit and line end of ASCII, always on one side. A
    /// zero byte that strayed into another text does not make it one: Korean has at least a space
    /// or a line end every few words, and what is valid UTF-8 besides has hardly anything but
    /// ASCII.
    private static Optional<Charset> unmarkedUtf16(byte[] bytes, boolean isUtf8) {
        int[] zeros = new int[2];
        for (int i = 0; i < bytes.length; i++) {
            zeros[i % 2] += bytes[i] == 0 ? 1 : 0;
        }
        int fewest = bytes.length / (isUtf8 ? 4 : 16);
        if (bytes.length % 2 != 0 || zeros[0] > 0 == zeros[1] > 0 || zeros[0] + zeros[1] < fewest) {
            return Optional.empty();
        }
        return Optional.of(zeros[1] > 0 ? StandardCharsets.UTF_16LE : StandardCharsets.UTF_16BE);
    }

    private static boolean startsWith(byte[] bytes, int... byteOrderMark) {
        if (bytes.length < byteOrderMark.length) {
            return false;
        }
        for (int i = 0; i < byteOrderMark.length; i++) {
            if ((bytes[i] & 0xff) != byteOrderMark[i]) {
                return false;
            }
        }
        return true;
    }
}
