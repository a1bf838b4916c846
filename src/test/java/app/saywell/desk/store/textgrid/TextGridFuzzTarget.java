package app.saywell.desk.store.textgrid;

/// Arbitrary bytes as a TextGrid: read, or refused.
public final class TextGridFuzzTarget {
    private TextGridFuzzTarget() {}

    /// One try.
    public static void fuzzerTestOneInput(byte[] input) {
        try {
            TextGridReader.read(input);
        } catch (TextGridException refused) {
            // Said in words.
        }
    }
}
