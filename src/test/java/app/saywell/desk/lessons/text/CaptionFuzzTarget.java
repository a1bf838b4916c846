package app.saywell.desk.lessons.text;

/// Arbitrary bytes as captions and as a list of sentences: always read, perhaps as nothing.
public final class CaptionFuzzTarget {
    private CaptionFuzzTarget() {}

    /// One try.
    public static void fuzzerTestOneInput(byte[] input) {
        String text = TextFileReader.decode(input);
        CaptionParser.parse(text);
        SentenceDraftReader.parsePasted(text);
    }
}
