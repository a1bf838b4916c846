package app.saywell.desk.school.take;

import app.saywell.desk.school.AnswerOrigin;
import app.saywell.desk.school.mark.MarkedResult;
import app.saywell.desk.school.mark.TeacherMark;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.ScoreScale;
import app.saywell.speech.ServiceEndpoint;
import app.saywell.speech.SoundNotation;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.SpeechJson;
import java.util.List;
import java.util.Optional;

/// The stored answer of a speech service about a take.
///
/// @param json the whole answer, byte for byte
/// @param movedComponentsJson the components with boundaries that were moved by hand
/// @param marks the current marks of the teacher
public record ScoringResult(
        long id,
        long takeId,
        String json,
        ScoringRequest request,
        AnswerOrigin origin,
        Optional<String> movedComponentsJson,
        List<TeacherMark> marks) {

    /// The request that was sent.
    ///
    /// @param readingId the model reading that was compared; empty for `/pronunciation-simple`
    public record ScoringRequest(
            ServiceEndpoint endpoint, String text, FeedbackLanguage language, Optional<Long> readingId) {}

    /// The same answer with these marks.
    public ScoringResult withMarks(List<TeacherMark> current) {
        return new ScoringResult(id, takeId, json, request, origin, movedComponentsJson, List.copyOf(current));
    }

    /// The result as it counts: the answer with the marks of the teacher. Parsed at every call.
    public PronunciationResult pronunciationResult() {
        return MarkedResult.of(serviceResult(), scale(), marks);
    }

    /// What the service said alone: the parsed answer with moved boundaries, its sounds in the notation
    /// of [SoundNotation]. Parsed at every call.
    public PronunciationResult serviceResult() {
        PronunciationResult answered = SpeechJson.readPronunciationResult(json);
        return new PronunciationResult(
                SoundNotation.of(movedComponents().orElse(answered.components())),
                answered.feedback(),
                answered.fluency());
    }

    /// The total that the teacher gave, out of 100.
    public Optional<Double> teacherTotal() {
        return marks.stream()
                .filter(mark -> mark.position().layer() == TeacherMark.MarkLayer.TEACHER
                        && mark.position().target() == TeacherMark.MarkTarget.WHOLE)
                .map(TeacherMark::value)
                .findFirst();
    }

    /// The components with boundaries that were moved by hand.
    public Optional<List<SpeechComponent>> movedComponents() {
        return movedComponentsJson.map(SpeechJson::readComponents);
    }

    /// The scale of the pronunciation score.
    public ScoreScale scale() {
        return request.endpoint().scale().orElseThrow();
    }
}
