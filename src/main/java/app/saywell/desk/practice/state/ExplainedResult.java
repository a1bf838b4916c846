package app.saywell.desk.practice.state;

import app.saywell.desk.school.learner.ScoreThresholds;
import app.saywell.desk.school.learner.Verdict;
import app.saywell.desk.school.take.ScoreBand;
import app.saywell.speech.DimensionScore;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.Phoneme;
import app.saywell.speech.PronunciationFeedback;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.ScoreScale;
import app.saywell.speech.Word;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// A result with everything needed to explain it.
///
/// @param feedbackLanguage language of the service's feedback
/// @param thresholds for the level of the whole
/// @param source which service scored it
public record ExplainedResult(
        PronunciationResult pronunciationResult,
        ScoreScale scale,
        FeedbackLanguage feedbackLanguage,
        ScoreThresholds thresholds,
        ResultSource source) {

    /// The service that scored the take, and when.
    ///
    /// @param hostedAddress address of the service; empty for the one on this computer
    /// @param engine name and version as far as known; may be empty
    /// @param sentAs what was sent in place of the text; empty where that is the text
    public record ResultSource(
            Optional<String> hostedAddress, String engine, Instant scoredAt, Optional<String> sentAs) {

        /// The service on this computer, which gets the text as it is written.
        public static ResultSource ofThisComputer(String engine, Instant scoredAt) {
            return new ResultSource(Optional.empty(), engine, scoredAt, Optional.empty());
        }
    }

    /// The same with another result, as that of the service alone.
    public ExplainedResult withResult(PronunciationResult other) {
        return new ExplainedResult(other, scale, feedbackLanguage, thresholds, source);
    }

    /// What people would give, where it is told: a teacher's total stands for itself.
    public Optional<ScoreBand> band(Optional<TeacherTotal> teacherTotal) {
        return teacherTotal.isPresent() ? Optional.empty() : ScoreBand.of(pronunciationResult);
    }

    /// The figure that is shown and told as the total: the teacher's where there is one, else that of the service.
    public String figure(Optional<TeacherTotal> teacherTotal) {
        return ScoreBand.figure(teacherTotal.map(TeacherTotal::counted).orElseGet(this::total), band(teacherTotal));
    }

    /// The dimensions in the order in which they are shown.
    public enum ScorePart {
        /// The share of correct words.
        PRONUNCIATION,
        /// The score of a single word.
        WORD,
        /// The lowest sound of a single word.
        SOUND,
        /// Stress compared with the model reading.
        STRESS,
        /// Pauses compared with the model reading.
        PAUSES,
        /// Speed compared with the model reading.
        SPEED
    }

    /// One part of the score on its own scale.
    ///
    /// @param feedback what the service says about it; empty for a single word, whose feedback stands
    ///     with the word
    public record PartScore(ScorePart part, double score, double min, double max, String feedback) {

        /// The position of the score on its scale, 0 to 1.
        public double fraction() {
            return (score - min) / (max - min);
        }
    }

    /// The parts of the score with their true scales.
    public List<PartScore> parts() {
        return pronunciationResult
                .singleWord()
                .map(ExplainedResult::partsOfWord)
                .orElseGet(this::partsOfSentence);
    }

    /// Of a single word its share of correct words is all or nothing, so the word and its sound to
    /// improve are shown instead.
    private static List<PartScore> partsOfWord(Word word) {
        List<PartScore> parts = new ArrayList<>();
        parts.add(new PartScore(ScorePart.WORD, word.countedScore(), 0, 100, ""));
        word.soundToImprove()
                .or(() -> word.phonemes().stream().min(Comparator.comparingDouble(Phoneme::score)))
                .map(sound -> new PartScore(ScorePart.SOUND, sound.score(), 0, 100, ""))
                .ifPresent(parts::add);
        return parts;
    }

    private List<PartScore> partsOfSentence() {
        PronunciationFeedback feedback = pronunciationResult.feedback();
        List<PartScore> all = new ArrayList<>();
        all.add(partScore(ScorePart.PRONUNCIATION, feedback.pronunciation(), scale.min(), scale.max()));
        scoreOutOfTen(ScorePart.STRESS, feedback.stress()).ifPresent(all::add);
        scoreOutOfTen(ScorePart.PAUSES, feedback.pause()).ifPresent(all::add);
        scoreOutOfTen(ScorePart.SPEED, feedback.speed()).ifPresent(all::add);
        return all;
    }

    private static Optional<PartScore> scoreOutOfTen(
            ScorePart part, @org.jspecify.annotations.Nullable DimensionScore dimension) {
        return dimension == null ? Optional.empty() : Optional.of(partScore(part, dimension, 0, 10));
    }

    private static PartScore partScore(ScorePart part, DimensionScore dimension, double min, double max) {
        return new PartScore(part, dimension.score(), min, max, dimension.feedback());
    }

    /// The total out of 100: the sum of the parts, or the score of a single word.
    public double total() {
        return pronunciationResult.total();
    }

    /// The verdict on the whole: by the borders of the class on the share of correct words, or that on a single word.
    public Verdict verdict() {
        return pronunciationResult
                .singleWord()
                .map(Verdict::of)
                .orElseGet(() -> Verdict.of(
                        100
                                * (pronunciationResult
                                                .feedback()
                                                .pronunciation()
                                                .score()
                                        - scale.min())
                                / (scale.max() - scale.min()),
                        thresholds));
    }

    /// How many words count as right, in every list and picture.
    public long correctWords() {
        return pronunciationResult.words().stream().filter(Word::isFaultless).count();
    }

    /// How many words the service called right although it called a sound of them wrong. Its figure counts them as
    /// right.
    public long wordsCalledRight() {
        return pronunciationResult.words().stream()
                .filter(word -> word.correct() && !word.isFaultless())
                .count();
    }

    /// How many words were scored.
    public int countedWords() {
        return pronunciationResult.words().size();
    }

    /// The total with one more correct word; empty if the service called all of them correct.
    ///
    /// The pronunciation score follows the share of words that the service called correct (service document,
    /// section 2.3).
    public Optional<Double> totalWithOneMoreWord() {
        return countedWords() <= 1
                ? Optional.empty()
                : nearestToCorrect().map(_ -> total() + (double) (scale.max() - scale.min()) / countedWords());
    }

    /// The word with the highest score of those that the service called incorrect.
    public Optional<Word> nearestToCorrect() {
        return pronunciationResult.words().stream()
                .filter(word -> !word.correct())
                .max(Comparator.comparingDouble(Word::countedScore));
    }

    /// The service's feedback on each part, without empty ones.
    public Stream<String> feedbackTexts() {
        return parts().stream().map(PartScore::feedback).filter(words -> !words.isBlank());
    }
}
