package app.saywell.desk.practice.state;

import app.saywell.desk.kit.theme.ScoreLevel;
import app.saywell.desk.lessons.passage.TextWords.WordSpan;
import java.util.List;
import java.util.Optional;

/// The open sentence with its model reading and take.
///
/// @param meaning its meaning or a remark; may be empty
/// @param titleWords the title, word by word
/// @param followedSpans for each word of the title the words by which a reading is followed while it is spoken
/// @param comparedTake the take above the shown one, in place of the model reading
public record SentenceDetail(
        long sentenceId,
        String meaning,
        List<TitleWord> titleWords,
        List<WordSpan> followedSpans,
        Optional<ModelReadingCaption> modelReading,
        Optional<TakeCaption> take,
        Optional<TakeCaption> comparedTake) {

    /// Copies the lists.
    public SentenceDetail {
        titleWords = List.copyOf(titleWords);
        followedSpans = List.copyOf(followedSpans);
    }

    /// A word of the title; [ScoreLevel#MISSING] without a score.
    ///
    /// @param said the words of the result that stand for it, by which it is played
    public record TitleWord(String text, ScoreLevel level, WordSpan said) {}

    public record ModelReadingCaption(String speaker, String accent, double seconds) {}

    /// The caption of the take.
    ///
    /// @param learnerName the name of the learner, or empty
    /// @param speed speed relative to the model reading, 1 for equally fast; empty if unknown
    public record TakeCaption(String learnerName, int number, boolean best, double seconds, Optional<Double> speed) {}
}
