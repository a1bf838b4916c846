package app.saywell.service.call;

import app.saywell.engine.EngineException;

/// What a caller is told when the engine does not judge.
final class Refusals {
    private static final String NOT_ALL_WORDS = "Not all words are spoken.";

    private Refusals() {}

    static Problem of(EngineException e) {
        return switch (e.kind()) {
            case NOT_ALL_WORDS_SPOKEN ->
                    Problem.badRequest(NOT_ALL_WORDS)
                            .with("name", "NotAllWordsSpokenError")
                            .with("detail", NOT_ALL_WORDS);
            case UNSPEAKABLE_TEXT -> Problem.badRequest(e.getMessage()).with("field", "gold_text");
            case FOREIGN_COMPONENTS ->
                    Problem.badRequest(e.getMessage()).with("field", Form.NATIVE_COMPONENTS);
            case UNUSABLE_AUDIO -> Problem.badRequest(e.getMessage()).with("field", Form.FILE);
            case MODEL_MISSING ->
                    Problem.badRequest(e.getMessage()).with("name", "ModelMissingError");
            case INTERRUPTED ->
                    Problem.of(Problem.Kind.GATEWAY_TIMEOUT, "The call took longer than it may.");
        };
    }
}
