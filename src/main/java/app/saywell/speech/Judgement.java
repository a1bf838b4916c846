package app.saywell.speech;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;

import java.util.List;

/// The answer of `/pronunciation` and of `/pronunciation-simple`.
@JsonPropertyOrder({"user_speech_components", "feedback"})
public record Judgement(
        @JsonProperty("user_speech_components") List<SpeechComponent> components,
        Feedback feedback) {

    /// Reads tolerantly: a missing list is empty.
    public Judgement {
        components = components == null ? List.of() : List.copyOf(components);
    }

    /// The words alone, in the order in which they were said.
    public List<Word> words() {
        return Words.of(components);
    }
}
