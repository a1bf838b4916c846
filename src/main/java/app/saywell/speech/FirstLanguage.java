package app.saywell.speech;

import java.util.Optional;

/// The language that somebody grew up with. It tells which English sounds are often said as which
/// others, so that the same evidence means more for an error that is known of its speakers.
public enum FirstLanguage {
    /// Korean.
    KOREAN("ko"),
    /// Mandarin and other Chinese languages.
    CHINESE("zh"),
    /// Japanese.
    JAPANESE("ja"),
    /// Vietnamese.
    VIETNAMESE("vi"),
    /// Spanish.
    SPANISH("es"),
    /// Hindi.
    HINDI("hi"),
    /// Arabic.
    ARABIC("ar"),
    /// English.
    ENGLISH("en"),
    /// Any other, or unknown: no error is expected more than another. The default.
    OTHER("other");

    /// The name of the option in requests.
    public static final String OPTION = "first_language";

    private final String code;

    FirstLanguage(String code) {
        this.code = code;
    }

    /// The name in requests and files: two letters of ISO 639-1, or `other`.
    public String code() {
        return code;
    }

    /// The language of a code; empty if the code is unknown.
    public static Optional<FirstLanguage> ofCode(String code) {
        for (FirstLanguage language : values()) {
            if (language.code.equals(code)) {
                return Optional.of(language);
            }
        }
        return Optional.empty();
    }
}
