package app.saywell.judge.engine.feedback;

import app.saywell.judge.engine.prosody.PronunciationScore;
import app.saywell.judge.engine.prosody.ProsodyComparison;
import app.saywell.speech.DimensionScore;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.PronunciationFeedback;
import app.saywell.speech.ScoreScale;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Word;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Writes feedback about a scored reading.
///
/// Deterministic: the sentences vary with the text and the scores. Two attempts usually get
/// different sentences, and the same result always gets the same ones. Thread-safe.
public final class FeedbackWriter {
    private final FeedbackPhrases phrases;
    private final OverallFeedback overallFeedback;
    private final FeedbackAnnotator feedbackAnnotator;

    private FeedbackWriter(FeedbackPhrases book) {
        this.phrases = book;
        this.overallFeedback = new OverallFeedback(book);
        this.feedbackAnnotator = new FeedbackAnnotator(new SoundFeedback(book));
    }

    public static FeedbackWriter of(FeedbackLanguage language) {
        return new FeedbackWriter(FeedbackPhrases.of(language));
    }

    /// The components with `feedback` on every wrong word and every fault, and null everywhere else.
    ///
    /// @param faults in any order; their word indexes count only the words among the components
    public List<SpeechComponent> annotate(List<SpeechComponent> components, List<SoundFault> faults) {
        return feedbackAnnotator.annotate(components, faults);
    }

    /// The overall feedback for `/pronunciation-simple`: pronunciation only, 0-100.
    public PronunciationFeedback feedback(List<SpeechComponent> components) {
        long seed = VariationSeed.of(components);
        return new PronunciationFeedback(pronunciation(components, ScoreScale.HUNDRED, seed), null, null, null);
    }

    /// The overall feedback for `/pronunciation`: pronunciation 50-70, the others 0-10.
    public PronunciationFeedback feedback(List<SpeechComponent> components, ProsodyComparison comparison) {
        long seed = VariationSeed.of(components);
        List<Word> words = wordsOf(components);
        return new PronunciationFeedback(
                pronunciation(components, ScoreScale.FIFTY_TO_SEVENTY, seed),
                new DimensionScore(
                        comparison.stress().score(),
                        overallFeedback.stress(comparison.stress(), words, VariationSeed.mix(seed, "stress"))),
                new DimensionScore(
                        comparison.pause().score(),
                        overallFeedback.pause(comparison.pause(), words, VariationSeed.mix(seed, "pause"))),
                new DimensionScore(
                        comparison.speed().score(),
                        overallFeedback.speed(comparison.speed(), VariationSeed.mix(seed, "speed"))));
    }

    /// The same feedback with sentences about the recording after that on pronunciation.
    public PronunciationFeedback withNotes(PronunciationFeedback feedback, Set<RecordingNote> notes) {
        StringBuilder text = new StringBuilder(feedback.pronunciation().feedback());
        notes.forEach(note -> text.append(' ').append(phrases.format(note.key(), 0, Map.of())));
        return new PronunciationFeedback(
                new DimensionScore(feedback.pronunciation().score(), text.toString()),
                feedback.stress(),
                feedback.pause(),
                feedback.speed());
    }

    private DimensionScore pronunciation(List<SpeechComponent> components, ScoreScale scale, long seed) {
        List<Word> words = wordsOf(components);
        return new DimensionScore(
                PronunciationScore.of(words, scale),
                overallFeedback.pronunciation(words, VariationSeed.mix(seed, "pronunciation")));
    }

    private static List<Word> wordsOf(List<SpeechComponent> components) {
        return components.stream()
                .filter(Word.class::isInstance)
                .map(Word.class::cast)
                .toList();
    }
}
