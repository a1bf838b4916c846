package app.saywell.engine;

/// Why a recording was not judged. The message is a plain English sentence for the caller.
public final class EngineException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final Kind kind;

    /// @param message one sentence; holds neither the text nor anything else of the speaker
    public EngineException(Kind kind, String message) {
        super(message);
        this.kind = kind;
    }

    /// What went wrong.
    public Kind kind() {
        return kind;
    }

    /// The reasons for which the engine refuses.
    public enum Kind {
        /// Nothing in the text can be spoken, or it is not English.
        UNSPEAKABLE_TEXT,
        /// A word's own pronunciation is neither IPA nor a respelling.
        UNREADABLE_PRONUNCIATION,
        /// A word of the text was not said.
        NOT_ALL_WORDS_SPOKEN,
        /// Silent, too short, too noisy, clipped or otherwise beyond judging.
        UNUSABLE_AUDIO,
        /// The native components belong to another sentence.
        FOREIGN_COMPONENTS,
        /// The language of the speech needs a model that is not installed.
        MODEL_MISSING,
        /// The calling thread was interrupted.
        INTERRUPTED
    }
}
