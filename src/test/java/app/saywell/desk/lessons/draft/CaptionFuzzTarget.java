package app.saywell.desk.lessons.draft;

import app.saywell.desk.lessons.text.TextFileReader;
import app.saywell.desk.lessons.text.UnreadableTextException;

/// Arbitrary bytes as captions and as anything else that becomes a lesson: read, perhaps as
/// nothing, or refused.
public final class CaptionFuzzTarget {
    private CaptionFuzzTarget() {}

    /// One try.
    public static void fuzzerTestOneInput(byte[] input) {
        String text = TextFileReader.decode(input);
        CaptionReader.read(text);
        try {
            LessonReader.readText(text);
        } catch (UnreadableTextException e) {
            // It is markup of a kind that is not known.
        }
    }
}
