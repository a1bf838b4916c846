package app.saywell.judge.engine.voice;

import org.jspecify.annotations.Nullable;

/// Why something was not said. The message is a plain English sentence.
public final class SynthesisException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final SynthesisProblem kind;

    SynthesisException(SynthesisProblem kind, String message, @Nullable Throwable cause) {
        super(message, cause);
        this.kind = kind;
    }

    /// What went wrong.
    public SynthesisProblem kind() {
        return kind;
    }

    /// The reasons for which the voice refuses.
    public enum SynthesisProblem {
        /// There is no letter or figure in it.
        NO_LETTERS,
        /// It has letters that are not Latin, such as Korean ones.
        OTHER_SCRIPT,
        /// It is longer than [UtterancePlanner#MAX_CHARACTERS].
        TOO_LONG,
        /// The teacher's own pronunciation of a word is none.
        UNREADABLE_PRONUNCIATION,
        /// The weights are missing or damaged, or cannot be run on this computer.
        VOICE_UNAVAILABLE,
        /// There is not enough memory.
        OUT_OF_MEMORY,
        /// The calling thread was interrupted.
        INTERRUPTED
    }
}
