package app.saywell.library.lesson;

import app.saywell.library.store.Origin;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.SpeechJson;

import java.util.List;

/// The answer of `/analyze-native` to a reading.
///
/// @param componentsJson the array `speech_components`, byte for byte as it came
/// @param origin who answered, when, for how much
public record Analysis(String componentsJson, Origin origin) {

    /// The components as values.
    public List<SpeechComponent> components() {
        return SpeechJson.readComponents(componentsJson);
    }
}
