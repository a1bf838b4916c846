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

    /// Whether another analysis by the same engine of the same service has the same components.
    public boolean saysTheSame(ReadingAnalysis other) {
        return componentsJson.equals(other.componentsJson)
                && origin.service().equals(other.origin.service())
                && origin.engine().equals(other.origin.engine());
    }
}
