package app.saywell.speech.language;

/// Why a recording was not scored. The message is one plain English sentence for the caller.
public final class EngineException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final EngineErrorKind kind;

    /// @param message one sentence; it never contains the text or anything else the speaker said
    public EngineException(EngineErrorKind kind, String message) {
        super(message);
        this.kind = kind;
    }

    /// The reason.
    public EngineErrorKind kind() {
        return kind;
    }

    /// The reasons for which the engine refuses a call.
    public enum EngineErrorKind {
        /// The text has nothing that can be spoken, or it is not English.
        UNSPEAKABLE_TEXT,
        /// A pronunciation that was given for a word is neither IPA nor a respelling.
        INVALID_PRONUNCIATION,
        /// A word of the text was not spoken.
        NOT_ALL_WORDS_SPOKEN,
        /// The recording is silent, too short, too noisy, clipped or otherwise unusable.
        UNUSABLE_AUDIO,
        /// The speech components of the model reading belong to another sentence.
        MISMATCHED_COMPONENTS,
        /// The language of the speech needs a model that is not installed.
        MODEL_MISSING,
        /// The calling thread was interrupted.
        INTERRUPTED
    }
}
