package app.saywell.desk.store.seal;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.Stream;

/// What an encrypted file holds, as it says itself in plain: so it is known before anybody enters a key.
///
/// The key of the file is derived from it too, so a file that says something else than it was written with cannot be
/// opened.
public enum SealedContent {
    /// A file of a library, or a backup of one. These say nothing.
    LIBRARY(""),
    /// Recordings and results for another computer.
    RECORDING_PACK("recording pack");

    /// Bytes that a file has for it.
    static final int BYTES = 16;

    private final String words;

    SealedContent(String words) {
        this.words = words;
    }

    /// What stands in the file.
    byte[] mark() {
        return Arrays.copyOf(words.getBytes(StandardCharsets.US_ASCII), BYTES);
    }

    /// What the keys of such files are derived for.
    String purpose() {
        return words.isEmpty() ? "file" : "file " + words;
    }

    /// What a file says; one that says nothing known is one of a library.
    static SealedContent of(byte[] mark) {
        return Stream.of(values())
                .filter(content -> Arrays.equals(content.mark(), mark))
                .findFirst()
                .orElse(LIBRARY);
    }
}
