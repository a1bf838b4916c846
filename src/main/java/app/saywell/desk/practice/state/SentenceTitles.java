package app.saywell.desk.practice.state;

import app.saywell.desk.kit.theme.ScoreLevel;
import app.saywell.desk.lessons.passage.TextWords;
import app.saywell.desk.lessons.passage.TextWords.WordSpan;
import app.saywell.speech.FollowedReading.FollowedWord;
import app.saywell.speech.SpeakingTime;
import app.saywell.speech.Word;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// Builds title words and the relative speed of a sentence.
public final class SentenceTitles {
    private SentenceTitles() {}

    /// The words of a text as the title shows them. It may load the dictionary, so do not call it on the window's
    /// thread.
    public static List<SentenceDetail.TitleWord> titleWords(String text, List<Word> scoredWords) {
        List<String> words = scoredWords.stream().map(Word::word).toList();
        return titleWords(text, TextWords.of(text, words), scoredWords);
    }

    /// The words of a text as the title shows them, each with its level: of several words that stand for a figure,
    /// the lowest.
    ///
    /// @param spans the scored words of each, see [TextWords]; where they are not
    ///     known, no level is shown rather than a wrong one
    public static List<SentenceDetail.TitleWord> titleWords(String text, List<WordSpan> spans, List<Word> scoredWords) {
        List<String> textWords = List.of(text.strip().split("\\s+"));
        List<SentenceDetail.TitleWord> words = new ArrayList<>();
        for (int i = 0; i < textWords.size(); i++) {
            WordSpan span = spans.get(i);
            ScoreLevel level = span.isEmpty() || span.to() > scoredWords.size()
                    ? ScoreLevel.MISSING
                    : lowest(scoredWords.subList(span.from(), span.to()));
            words.add(new SentenceDetail.TitleWord(textWords.get(i), level, span));
        }
        return words;
    }

    private static ScoreLevel lowest(List<Word> words) {
        return words.stream()
                .min(Comparator.comparingDouble(Word::countedScore))
                .map(ScoreLevel::of)
                .orElse(ScoreLevel.MISSING);
    }

    /// The levels of the first words of a title, by what has been heard of them so far. They end before the first word
    /// that the service reads otherwise than the title writes it.
    public static List<ScoreLevel> begunLevels(SentenceDetail sentence, List<FollowedWord> begun) {
        List<ScoreLevel> levels = new ArrayList<>();
        List<WordSpan> spans = sentence.followedSpans();
        int next = 0;
        for (int i = 0; i < spans.size(); i++) {
            if (spans.get(i).isEmpty() && next < begun.size()) {
                levels.add(ScoreLevel.MISSING);
                continue;
            }
            int end = spans.get(i).to();
            String written = letters(sentence.titleWords().get(i).text());
            if (end > begun.size() || end == 0 || !written.equals(letters(begun.subList(next, end)))) {
                break;
            }
            levels.add(begun.subList(next, end).stream()
                    .map(ScoreLevel::of)
                    .max(Comparator.naturalOrder())
                    .orElse(ScoreLevel.MISSING));
            next = end;
        }
        return levels;
    }

    private static String letters(List<FollowedWord> words) {
        return words.stream().map(word -> letters(word.word())).collect(Collectors.joining());
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
