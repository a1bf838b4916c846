package app.saywell.desk.practice.state;

import app.saywell.desk.kit.theme.ScoreLevel;
import app.saywell.speech.Phoneme;
import app.saywell.speech.Word;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// The short feedback for a learner: words that were good and at most two words to improve.
///
/// A false alarm costs more trust than a missed error, so only the clearest errors are named: the
/// lowest words first, and among them those with a clearly substituted sound first.
///
/// @param goodWords at most three clearly good words, in spoken order
/// @param wordsToImprove the words to improve, most certain first
public record LearnerFeedback(List<Word> goodWords, List<WordToImprove> wordsToImprove) {
    private static final int MAX_GOOD_WORDS = 3;
    private static final int MAX_WORDS_TO_IMPROVE = 2;

    /// A word to improve.
    ///
    /// @param wordIndex its index in the sentence, from 0
    /// @param sound the sound that was mainly wrong; empty if none stands out
    public record WordToImprove(int wordIndex, Word word, ScoreLevel level, Optional<Phoneme> sound) {

        /// The service's feedback on the word; may be empty.
        public String serviceText() {
            String ofSound = sound.map(Phoneme::feedback).orElse(null);
            String ofWord = word.feedback();
            if (ofWord != null && !ofWord.isBlank()) {
                return ofWord;
            }
            return ofSound == null ? "" : ofSound;
        }
    }

    /// Chooses the feedback for the words of a result.
    public static LearnerFeedback of(List<Word> words) {
        List<Word> goodWords = words.stream()
                .filter(word -> ScoreLevel.of(word) == ScoreLevel.GOOD)
                .sorted(Comparator.comparingDouble(Word::score).reversed())
                .limit(MAX_GOOD_WORDS)
                .sorted(Comparator.comparingDouble(Word::start))
                .toList();
        List<WordToImprove> wordsToImprove = IntStream.range(0, words.size())
                .mapToObj(i -> fix(i, words.get(i)))
                .filter(candidate -> candidate.level() == ScoreLevel.WEAK || candidate.level() == ScoreLevel.NEARLY)
                .sorted(mostCertainFirst())
                .limit(MAX_WORDS_TO_IMPROVE)
                .toList();
        return new LearnerFeedback(goodWords, wordsToImprove);
    }

    /// All words that were not right, weakest first, each once: the content of a drill.
    public static List<String> weakWords(List<Word> words) {
        return words.stream()
                .filter(word -> ScoreLevel.of(word).needsPractice())
                .sorted(Comparator.comparingDouble(Word::score))
                .map(Word::word)
                .collect(Collectors.toMap(
                        word -> word.toLowerCase(Locale.ENGLISH),
                        word -> word,
                        (first, second) -> first,
                        LinkedHashMap::new))
                .values()
                .stream()
                .toList();
    }

    private static Comparator<WordToImprove> mostCertainFirst() {
        return Comparator.comparing((WordToImprove candidate) -> candidate.level() != ScoreLevel.WEAK)
                .thenComparing(candidate ->
                        candidate.sound().filter(Phoneme::wasSubstituted).isEmpty())
                .thenComparingDouble(candidate -> candidate.word().score());
    }

    private static WordToImprove fix(int wordIndex, Word word) {
        Optional<Phoneme> lowestSound = word.phonemes().stream()
                .filter(sound -> !sound.correct())
                .min(Comparator.comparingDouble(Phoneme::score));
        Optional<Phoneme> substituted = word.phonemes().stream()
                .filter(sound -> !sound.correct() && sound.wasSubstituted())
                .min(Comparator.comparingDouble(Phoneme::score));
        return new WordToImprove(wordIndex, word, ScoreLevel.of(word), substituted.or(() -> lowestSound));
    }
}
