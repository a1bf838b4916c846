package app.saywell.speech;

import com.fasterxml.jackson.annotation.JsonProperty;

import java.util.List;

/// The answer of `/analyze-native`: a native reading taken apart, reusable for every learner.
public record NativeAnalysis(@JsonProperty("speech_components") List<SpeechComponent> components) {

    /// Reads tolerantly: a missing list is empty.
    public NativeAnalysis {
        components = components == null ? List.of() : List.copyOf(components);
    }

    /// The words alone, in the order in which they were said.
    public List<Word> words() {
        return Words.of(components);
    }
}
