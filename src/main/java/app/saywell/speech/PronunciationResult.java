package app.saywell.speech;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.List;

/// The answer of `/pronunciation` and of `/pronunciation-simple`.
@JsonPropertyOrder({"user_speech_components", "feedback"})
public record PronunciationResult(
        @JsonProperty(value = "user_speech_components", required = true)
        List<SpeechComponent> components,

        @JsonProperty(required = true) PronunciationFeedback feedback) {

    /// Accepts null for the list and treats it as empty.
    public PronunciationResult {
        components = components == null ? List.of() : ComponentLists.withoutUnknown(components);
        if (feedback == null) {
            throw new IllegalArgumentException("feedback is null");
        }
    }

    /// The words alone, in the order in which they were said.
    public List<Word> words() {
        return ComponentLists.words(components);
    }
}
