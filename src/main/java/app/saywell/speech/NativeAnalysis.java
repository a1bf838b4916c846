package app.saywell.speech;

import com.fasterxml.jackson.annotation.JsonProperty;

import java.util.List;

/// The answer of `/analyze-native`: a native reading taken apart, reusable for every learner.
public record NativeAnalysis(
        @JsonProperty(value = "speech_components", required = true)
                List<SpeechComponent> components) {

    /// Reads tolerantly: a null list is empty.
    public NativeAnalysis {
        components = components == null ? List.of() : Components.known(components);
    }

    /// The words alone, in the order in which they were said.
    public List<Word> words() {
        return Components.words(components);
    }
}
