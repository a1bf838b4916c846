package app.saywell.desk.practice.state;

import app.saywell.desk.kit.theme.ScoreLevel;
import app.saywell.speech.SpeakingTime;
import app.saywell.speech.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Builds title words and the relative speed of a sentence.
public final class SentenceTitles {
    private SentenceTitles() {}

    /// The words of a text as the title shows them, each with its level.
    ///
    /// Scored words are matched to the text in order. If their number differs, no level is shown
    /// rather than a wrong one.
    public static List<SentenceDetail.TitleWord> titleWords(String text, List<Word> scoredWords) {
        List<String> textWords = List.of(text.strip().split("\\s+"));
        boolean sameLength = textWords.size() == scoredWords.size();
        List<SentenceDetail.TitleWord> words = new ArrayList<>();
        for (int i = 0; i < textWords.size(); i++) {
            ScoreLevel level = sameLength ? ScoreLevel.of(scoredWords.get(i)) : ScoreLevel.MISSING;
            words.add(new SentenceDetail.TitleWord(textWords.get(i), level));
        }
        return words;
    }

    /// How fast the learner spoke relative to the model reading, by the speaking time of both, as the
    /// service compares them; empty without words.
    public static Optional<Double> relativeSpeed(List<Word> model, List<Word> learner) {
        if (model.isEmpty() || learner.isEmpty()) {
            return Optional.empty();
        }
        double learnerSeconds = SpeakingTime.of(learner);
        double modelSeconds = SpeakingTime.of(model);
        return learnerSeconds > 0 ? Optional.of(modelSeconds / learnerSeconds) : Optional.empty();
    }
}
