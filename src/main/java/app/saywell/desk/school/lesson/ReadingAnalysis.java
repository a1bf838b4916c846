package app.saywell.desk.school.lesson;

import app.saywell.desk.school.AnswerOrigin;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.SpeechJson;
import java.util.List;

/// The answer of `/analyze-native` for a model reading.
///
/// @param componentsJson the array `speech_components`, byte for byte as received
/// @param origin which service answered, when, and at what price
public record ReadingAnalysis(String componentsJson, AnswerOrigin origin) {

    /// The parsed components.
    public List<SpeechComponent> components() {
        return SpeechJson.readComponents(componentsJson);
    }
}
