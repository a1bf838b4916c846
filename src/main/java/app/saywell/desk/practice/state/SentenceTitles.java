package app.saywell.desk.practice.state;

import app.saywell.desk.kit.theme.ScoreLevel;
import app.saywell.speech.FollowedReading.FollowedWord;
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

    /// The levels of the first words of a title, by what has been heard of them so far. They end before the first word
    /// that the service reads otherwise than the title writes it.
    public static List<ScoreLevel> begunLevels(List<SentenceDetail.TitleWord> title, List<FollowedWord> begun) {
        List<ScoreLevel> levels = new ArrayList<>();
        for (int i = 0; i < Math.min(title.size(), begun.size()); i++) {
            if (!letters(title.get(i).text()).equals(letters(begun.get(i).word()))) {
                break;
            }
            levels.add(ScoreLevel.of(begun.get(i)));
        }
        return levels;
    }

    private static String letters(String word) {
        return word.codePoints()
                .filter(Character::isLetterOrDigit)
                .map(Character::toLowerCase)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
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
