package app.saywell.ui.practice.desk;

import app.saywell.library.people.Strictness;
import app.saywell.speech.Phoneme;
import app.saywell.speech.Word;
import app.saywell.ui.kit.Level;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// The little that a learner is told: one thing to keep and at most two to mend.
///
/// False alarms cost more trust than missed faults, so only the surest are named: the lowest words
/// first, those with a sound that was surely heard otherwise before the rest.
///
/// @param keep words that were clearly good, at most three, the best first
/// @param fix what to mend first
public record Advice(List<Word> keep, List<Fix> fix) {
    private static final int MOST_KEPT = 3;
    private static final int MOST_FIXED = 2;

    /// A word to mend.
    ///
    /// @param word its number in the sentence, from 0
    /// @param sound the sound of it that was mainly at fault; empty where none stands out
    public record Fix(int word, Word said, Level level, Optional<Phoneme> sound) {

        /// The service's own words on it; may be empty.
        public String words() {
            String ofSound = sound.map(Phoneme::feedback).orElse(null);
            String ofWord = said.feedback();
            if (ofWord != null && !ofWord.isBlank()) {
                return ofWord;
            }
            return ofSound == null ? "" : ofSound;
        }
    }

    /// What follows from the words of a judgement.
    public static Advice of(List<Word> words, Strictness strictness) {
        List<Word> keep =
                words.stream()
                        .filter(word -> Level.of(word.score(), strictness) == Level.GOOD)
                        .sorted(Comparator.comparingDouble(Word::score).reversed())
                        .limit(MOST_KEPT)
                        .sorted(Comparator.comparingDouble(Word::start))
                        .toList();
        List<Fix> fix =
                IntStream.range(0, words.size())
                        .mapToObj(i -> fix(i, words.get(i), strictness))
                        .filter(
                                wrong ->
                                        wrong.level() == Level.WORK
                                                || wrong.level() == Level.NEARLY)
                        .sorted(surestFirst())
                        .limit(MOST_FIXED)
                        .toList();
        return new Advice(keep, fix);
    }

    /// All words that are not good yet, the weakest first, each once: what a drill is made of.
    public static List<String> weakWords(List<Word> words, Strictness strictness) {
        return words.stream()
                .filter(word -> Level.of(word.score(), strictness).isWeak())
                .sorted(Comparator.comparingDouble(Word::score))
                .map(Word::word)
                .collect(
                        Collectors.toMap(
                                word -> word.toLowerCase(Locale.ENGLISH),
                                word -> word,
                                (one, other) -> one,
                                LinkedHashMap::new))
                .values()
                .stream()
                .toList();
    }

    private static Comparator<Fix> surestFirst() {
        return Comparator.comparing((Fix fix) -> fix.level() != Level.WORK)
                .thenComparing(fix -> fix.sound().filter(Phoneme::substituted).isEmpty())
                .thenComparingDouble(fix -> fix.said().score());
    }

    private static Fix fix(int number, Word word, Strictness strictness) {
        Optional<Phoneme> lowest =
                word.phonemes().stream()
                        .filter(sound -> Level.of(sound.score(), strictness) == Level.WORK)
                        .min(Comparator.comparingDouble(Phoneme::score));
        Optional<Phoneme> substituted =
                word.phonemes().stream()
                        .filter(Phoneme::substituted)
                        .min(Comparator.comparingDouble(Phoneme::score));
        return new Fix(
                number, word, Level.of(word.score(), strictness), substituted.or(() -> lowest));
    }
}
