package app.saywell.speech;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;

/// The answer of `/analyze-native`: the analysis of a model reading, which is reused for every
/// learner.
public record NativeAnalysis(
        @JsonProperty(value = "speech_components", required = true)
        List<SpeechComponent> components) {

    /// Accepts null for the list and treats it as empty.
    public NativeAnalysis {
        components = components == null ? List.of() : ComponentLists.withoutUnknown(components);
    }

    /// The words alone, in the order in which they were said.
    public List<Word> words() {
        return ComponentLists.words(components);
    }
}
