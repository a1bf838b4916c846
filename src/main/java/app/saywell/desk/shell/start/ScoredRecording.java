package app.saywell.desk.shell.start;

import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.NativeAnalysis;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.ServiceReply;
import app.saywell.speech.SpeechJson;
import app.saywell.speech.SpeechService;
import java.util.Optional;
import java.util.function.Function;

/// A recording with the service's result, as needed for drawing a picture.
///
/// @param model the model reading and its components, if it was scored against one
public record ScoredRecording(
        String text,
        FeedbackLanguage language,
        RecordingFile learner,
        Optional<ModelAnalysis> model,
        PronunciationResult result) {

    /// The model reading that the recording was compared with.
    public record ModelAnalysis(ModelReadingFile reading, NativeAnalysis analysis) {}

    /// Calls the service: one call without a model reading, and up to two calls with one.
    public static ServiceReply<ScoredRecording> scoreWith(
            SpeechService service,
            RecordingFile learner,
            Optional<ModelReadingFile> reading,
            String text,
            FeedbackLanguage language) {
        if (reading.isEmpty()) {
            return mapResult(
                    service.pronunciationSimple(learner.upload(), text, language),
                    result -> new ScoredRecording(text, language, learner, Optional.empty(), result));
        }
        return switch (reading.get().components(service, text)) {
            case ServiceReply.FailedCall<NativeAnalysis>(var failure) -> new ServiceReply.FailedCall<>(failure);
            case ServiceReply.AnsweredCall<NativeAnalysis> answered ->
                mapResult(
                        service.pronunciation(
                                learner.upload(),
                                text,
                                SpeechJson.write(answered.value().components()),
                                language),
                        result -> new ScoredRecording(
                                text,
                                language,
                                learner,
                                Optional.of(new ModelAnalysis(reading.get(), answered.value())),
                                result));
        };
    }

    private static ServiceReply<ScoredRecording> mapResult(
            ServiceReply<PronunciationResult> reply, Function<PronunciationResult, ScoredRecording> complete) {
        return switch (reply) {
            case ServiceReply.FailedCall<PronunciationResult>(var failure) -> new ServiceReply.FailedCall<>(failure);
            case ServiceReply.AnsweredCall<PronunciationResult>(var result, var json, var source) ->
                new ServiceReply.AnsweredCall<>(complete.apply(result), json, source);
        };
    }
}
