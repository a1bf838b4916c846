package app.saywell.audio.codec;

import app.saywell.audio.UnreadableAudioException;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Arbitrary bytes as an M4A, Ogg, WebM or FLAC file: decoded, or refused as unreadable.
public final class ContainerFuzzTarget {
    private ContainerFuzzTarget() {}

    /// One try.
    public static void fuzzerTestOneInput(byte[] input) {
        try {
            Path file = Files.createTempFile("fuzz", ".bin");
            try {
                Files.write(file, input);
                ImportDecoder.decode(file);
            } catch (UnreadableAudioException refused) {
                // Said in words.
            } finally {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
