package app.saywell.engine.transcribe.whisper;

import org.jspecify.annotations.Nullable;

/// Why a model could not be added, removed or used. The message is a sentence for the user.
public final class ModelException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final Kind kind;

    ModelException(Kind kind, String message, @Nullable Throwable cause) {
        super(message, cause);
        this.kind = kind;
    }

    /// What went wrong.
    public Kind kind() {
        return kind;
    }

    /// What can be told apart.
    public enum Kind {
        /// The file is not a Whisper model in ggml form.
        NOT_A_MODEL,
        /// The model knows English only.
        ENGLISH_ONLY,
        /// The file is a model, but damaged or of a version that cannot be read.
        DAMAGED,
        /// A file could not be read, written or deleted.
        FILES,
        /// There is no model of that name.
        UNKNOWN,
        /// whisper.cpp does not run on this computer.
        NO_LIBRARY
    }
}
