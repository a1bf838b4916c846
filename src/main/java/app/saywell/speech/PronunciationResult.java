package app.saywell.speech;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The answer of `/pronunciation` and of `/pronunciation-simple`.
///
/// @param components the learner's words and pauses in order
/// @param feedback on the whole
/// @param fluency null where it was not asked for, or by a service that has none
@JsonPropertyOrder({"user_speech_components", "feedback", "fluency"})
public record PronunciationResult(
        @JsonProperty(value = "user_speech_components", required = true)
        List<SpeechComponent> components,

        @JsonProperty(required = true) PronunciationFeedback feedback,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable FluencyReport fluency) {

    /// A result without a report on fluency.
    public PronunciationResult(List<SpeechComponent> components, PronunciationFeedback feedback) {
        this(components, feedback, null);
    }

    /// Accepts null for the list and treats it as empty.
    public PronunciationResult {
        components = components == null ? List.of() : ComponentLists.withoutUnknown(components);
        if (feedback == null) {
            throw new IllegalArgumentException("feedback is null");
        }
    }

    /// The same without the report on fluency.
    public PronunciationResult withoutFluency() {
        return fluency == null ? this : new PronunciationResult(components, feedback);
    }

    /// The word of a result that has only one. The figure of such a sentence is all or nothing, so
    /// the score of the word says more.
    public Optional<Word> singleWord() {
        List<Word> words = words();
        return words.size() == 1 ? Optional.of(words.getFirst()) : Optional.empty();
    }

    /// The pronunciation score that is shown and stored: of a single word, whose figure in the answer
    /// is all or nothing, the score of the word on the same scale.
    ///
    /// @param scale of the figure in the answer
    public double countedPronunciation(ScoreScale scale) {
        return singleWord()
                .map(word -> scale.min() + word.countedScore() / 100 * (scale.max() - scale.min()))
                .orElseGet(() -> feedback.pronunciation().score());
    }

    /// The total out of 100: the sum of the parts that were given, or the score of a single word.
    public double total() {
        return singleWord()
                .map(Word::countedScore)
                .orElseGet(() -> feedback.pronunciation().score()
                        + score(feedback.stress())
                        + score(feedback.pause())
                        + score(feedback.speed()));
    }

    private static double score(@Nullable DimensionScore part) {
        return part == null ? 0 : part.score();
    }

    /// How many of its words are faultless, 0 to 100; 0 without words.
    public double percentCorrect() {
        List<Word> words = words();
        return words.isEmpty()
                ? 0
                : 100.0 * words.stream().filter(Word::isFaultless).count() / words.size();
    }

    /// The words alone, in the order in which they were said.
    public List<Word> words() {
        return ComponentLists.words(components);
    }
}
