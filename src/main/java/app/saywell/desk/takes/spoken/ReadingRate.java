package app.saywell.desk.takes.spoken;

import app.saywell.desk.lessons.passage.PassageSplitter;
import app.saywell.speech.Word;
import java.util.List;
import java.util.OptionalDouble;

/// Words correct per minute, the usual measure of oral reading fluency: the words of a passage that
/// were said, divided by the time from the first word to the end of the last.
public final class ReadingRate {
    private ReadingRate() {}

    /// The rate of one reading; empty for a text of one sentence, which is too short for it.
    ///
    /// @param text what was to be read
    /// @param spoken the text compared with what was heard
    /// @param timed the words of the result, in order
    public static OptionalDouble wordsCorrectPerMinute(String text, SpokenText spoken, List<Word> timed) {
        if (!PassageSplitter.isPassage(text) || timed.isEmpty()) {
            return OptionalDouble.empty();
        }
        double seconds = timed.getLast().end() - timed.getFirst().start();
        return seconds > 0 ? OptionalDouble.of(spoken.saidWords() * 60 / seconds) : OptionalDouble.empty();
    }
}
