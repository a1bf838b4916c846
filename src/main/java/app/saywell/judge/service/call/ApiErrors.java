package app.saywell.judge.service.call;

import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.audio.UnreadableAudioException;
import app.saywell.speech.language.EngineException;
import java.util.Objects;

/// Converts failures of the decoder and the engine to API errors.
final class ApiErrors {
    private static final String NOT_ALL_WORDS_SPOKEN = "Not all words are spoken.";

    private ApiErrors() {}

    static ApiError of(UnreadableAudioException e) {
        ApiError.ApiErrorKind kind = e.reason() == UnreadableAudioException.UnreadableReason.TOO_LONG
                ? ApiError.ApiErrorKind.PAYLOAD_TOO_LARGE
                : ApiError.ApiErrorKind.BAD_REQUEST;
        return ApiError.of(kind, sentence(e)).with("field", FormFields.FILE);
    }

    static ApiError of(EngineException e) {
        ApiError badRequest = ApiError.badRequest(sentence(e));
        return switch (e.kind()) {
            case NOT_ALL_WORDS_SPOKEN ->
                ApiError.badRequest(NOT_ALL_WORDS_SPOKEN)
                        .with("name", "NotAllWordsSpokenError")
                        .with("detail", NOT_ALL_WORDS_SPOKEN);
            case UNSPEAKABLE_TEXT ->
                badRequest.with("name", "UnspeakableTextError").with("field", "gold_text");
            case INVALID_PRONUNCIATION -> badRequest.with("field", PronunciationGuide.WORDS_OPTION);
            case MISMATCHED_COMPONENTS -> badRequest.with("field", FormFields.NATIVE_COMPONENTS);
            case UNUSABLE_AUDIO -> badRequest.with("field", FormFields.FILE);
            case MODEL_MISSING -> badRequest.with("name", "ModelMissingError");
            case INTERRUPTED -> EngineQueue.timedOut();
        };
    }

    private static String sentence(RuntimeException e) {
        return Objects.requireNonNullElse(e.getMessage(), "The recording cannot be used.");
    }
}
