package app.saywell.desk.practice.state;

import app.saywell.desk.kit.theme.ScoreLevel;
import app.saywell.desk.school.learner.SoundFocus;
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
/// weakest words, each with its sound to improve.
///
/// @param goodWords at most three clearly good words, in spoken order
/// @param wordsToImprove the words to improve, weakest first
public record LearnerFeedback(List<Word> goodWords, List<WordToImprove> wordsToImprove) {
    private static final int MAX_GOOD_WORDS = 3;
    private static final int MAX_WORDS_TO_IMPROVE = 2;

    /// Which word comes first, in the card as in the drill.
    private static final Comparator<Word> WEAKEST_FIRST = Comparator.comparingDouble(Word::countedScore);

    /// A word to improve.
    ///
    /// @param wordIndex its index in the sentence, from 0
    /// @param sound its sound to improve first; empty if no single one is wrong
    /// @param countsNow whether one of its wrong sounds counts now; of words without one, or left out, always
    public record WordToImprove(
            int wordIndex, Word word, ScoreLevel level, Optional<Phoneme> sound, boolean countsNow) {

        /// What the service says of the sound, which tells how to make it, or else of the word; may be empty.
        public String serviceText() {
            return sound.map(Phoneme::feedback)
                    .filter(ofSound -> !ofSound.isBlank())
                    .or(() -> Optional.ofNullable(word.feedback()))
                    .orElse("");
        }

        /// In how many of the readings just before, without a gap, the same sound of the word was wrong.
        ///
        /// @param earlier the judged words of earlier takes of the sentence, latest first
        public int timesMissedBefore(List<List<Word>> earlier) {
            return (int) earlier.stream().takeWhile(this::isMissedIn).count();
        }

        private boolean isMissedIn(List<Word> reading) {
            return sound.isPresent()
                    && wordIndex < reading.size()
                    && reading.get(wordIndex).word().equalsIgnoreCase(word.word())
                    && reading.get(wordIndex).phonemes().stream()
                            .anyMatch(other -> !other.correct()
                                    && other.phoneme().equals(sound.get().phoneme()));
        }
    }

    /// Chooses the feedback for the words of a result: what counts now comes before the rest.
    public static LearnerFeedback of(List<Word> words, SoundFocus focus) {
        List<Word> goodWords = words.stream()
                .filter(word -> ScoreLevel.of(word) == ScoreLevel.GOOD)
                .sorted(Comparator.comparingDouble(Word::score).reversed())
                .limit(MAX_GOOD_WORDS)
                .sorted(Comparator.comparingDouble(Word::start))
                .toList();
        List<WordToImprove> wordsToImprove = IntStream.range(0, words.size())
                .mapToObj(i -> fix(i, words.get(i), focus))
                .filter(candidate -> candidate.level().needsPractice())
                .sorted(Comparator.comparing((WordToImprove fix) -> !fix.countsNow())
                        .thenComparing(WordToImprove::word, WEAKEST_FIRST))
                .limit(MAX_WORDS_TO_IMPROVE)
                .toList();
        return new LearnerFeedback(goodWords, wordsToImprove);
    }

    /// All words that were said and not right, those that count now first and of these the weakest, each once: the
    /// content of a drill.
    public static List<String> weakWords(List<Word> words, SoundFocus focus) {
        return words.stream()
                .filter(word -> ScoreLevel.of(word).needsPractice() && !word.isLeftOut())
                .sorted(Comparator.comparing((Word word) -> !focus.counts(word)).thenComparing(WEAKEST_FIRST))
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

    private static WordToImprove fix(int wordIndex, Word word, SoundFocus focus) {
        Optional<Phoneme> sound = word.soundToImprove().map(lowest -> word.phonemes().stream()
                .filter(phoneme -> !phoneme.correct() && focus.counts(phoneme.phoneme()))
                .min(Comparator.comparingDouble(Phoneme::score))
                .orElse(lowest));
        return new WordToImprove(wordIndex, word, ScoreLevel.of(word), sound, focus.counts(word));
    }
}
