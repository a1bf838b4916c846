package app.saywell.service.call;

import app.saywell.audio.UnreadableAudioException;
import app.saywell.engine.EngineException;
import app.saywell.speech.PronunciationGuide;

import java.util.Objects;

/// What a caller is told when the audio cannot be read or the engine does not judge.
final class Refusals {
    private static final String NOT_ALL_WORDS = "Not all words are spoken.";

    private Refusals() {}

    static Problem of(UnreadableAudioException e) {
        Problem.Kind kind =
                e.kind() == UnreadableAudioException.Kind.TOO_LONG
                        ? Problem.Kind.PAYLOAD_TOO_LARGE
                        : Problem.Kind.BAD_REQUEST;
        return Problem.of(kind, sentence(e)).with("field", Form.FILE);
    }

    static Problem of(EngineException e) {
        Problem plain = Problem.badRequest(sentence(e));
        return switch (e.kind()) {
            case NOT_ALL_WORDS_SPOKEN ->
                    Problem.badRequest(NOT_ALL_WORDS)
                            .with("name", "NotAllWordsSpokenError")
                            .with("detail", NOT_ALL_WORDS);
            case UNSPEAKABLE_TEXT -> plain.with("field", "gold_text");
            case UNREADABLE_PRONUNCIATION -> plain.with("field", PronunciationGuide.WORDS);
            case FOREIGN_COMPONENTS -> plain.with("field", Form.NATIVE_COMPONENTS);
            case UNUSABLE_AUDIO -> plain.with("field", Form.FILE);
            case MODEL_MISSING -> plain.with("name", "ModelMissingError");
            case INTERRUPTED -> EngineQueue.tooLong();
        };
    }

    private static String sentence(RuntimeException e) {
        return Objects.requireNonNullElse(e.getMessage(), "The recording cannot be used.");
    }
}
