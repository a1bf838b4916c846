package app.saywell.desk.lessons.voice;

import org.jspecify.annotations.Nullable;

/// Why something was not said. The message is an English sentence; the kind is for a window that
/// says it in its own words.
public final class TextToSpeechException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final SpeakingProblem kind;

    public TextToSpeechException(SpeakingProblem kind, String message, @Nullable Throwable cause) {
        super(message, cause);
        this.kind = kind;
    }

    /// What went wrong.
    public SpeakingProblem kind() {
        return kind;
    }

    public String sentence() {
        String message = getMessage();
        return message == null ? "It could not be said." : message;
    }

    /// The reasons.
    public enum SpeakingProblem {
        /// There is no letter or figure in it.
        NO_LETTERS,
        /// It has letters that are not Latin; Korean stands in the meaning.
        OTHER_SCRIPT,
        /// It is too long to be said at once.
        TOO_LONG,
        /// The teacher's own pronunciation of a word is none.
        UNREADABLE_PRONUNCIATION,
        /// There is no such voice.
        UNKNOWN_VOICE,
        /// The voice is missing, damaged, or does not run on this computer.
        VOICE_UNAVAILABLE,
        /// There is not enough memory.
        OUT_OF_MEMORY;

        /// Whether other sentences cannot be said either.
        public boolean holdsForAll() {
            return this == UNKNOWN_VOICE || this == VOICE_UNAVAILABLE || this == OUT_OF_MEMORY;
        }
    }
}
