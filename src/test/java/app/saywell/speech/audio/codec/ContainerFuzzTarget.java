package app.saywell.speech.audio.codec;

import app.saywell.speech.audio.UnreadableAudioException;

/// Arbitrary bytes as an M4A, Ogg, WebM or FLAC file: decoded, or refused as unreadable.
public final class ContainerFuzzTarget {
    private static final double MAX_SECONDS = 60;

    private ContainerFuzzTarget() {}

    /// One try.
    public static void fuzzerTestOneInput(byte[] input) {
        try {
            ImportDecoder.decode(input, MAX_SECONDS);
        } catch (UnreadableAudioException refused) {
            // Said in words.
        }
    }
}
