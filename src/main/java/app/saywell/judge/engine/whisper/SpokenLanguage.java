package app.saywell.judge.engine.whisper;

/// The languages that are written down.
public enum SpokenLanguage {
    /// English.
    ENGLISH(50_259),
    /// Korean.
    KOREAN(50_264);

    private final int token;

    SpokenLanguage(int token) {
        this.token = token;
    }

    int token() {
        return token;
    }
}
