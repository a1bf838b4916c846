package app.saywell.speech.audio;

/// Arbitrary bytes as a WAV or MP3 file: decoded, or refused as unreadable.
public final class SoundFuzzTarget {
    private SoundFuzzTarget() {}

    /// One try.
    public static void fuzzerTestOneInput(byte[] input) {
        try {
            new AudioDecoder(60).decode(input);
        } catch (UnreadableAudioException refused) {
            // Said in words.
        }
    }
}
