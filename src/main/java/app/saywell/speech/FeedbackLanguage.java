package app.saywell.speech;

import java.util.Optional;

/// The language of feedback texts, independent of the language of the window.
public enum FeedbackLanguage {
    /// Korean, the default of `/pronunciation`.
    KOREAN("ko"),
    /// English.
    ENGLISH("en");

    private final String code;

    FeedbackLanguage(String code) {
        this.code = code;
    }

    /// The code in requests: `ko` or `en`.
    public String code() {
        return code;
    }

    /// The language of a code; empty if the code is unknown.
    public static Optional<FeedbackLanguage> ofCode(String code) {
        for (FeedbackLanguage language : values()) {
            if (language.code.equals(code)) {
                return Optional.of(language);
            }
        }
        return Optional.empty();
    }
}
