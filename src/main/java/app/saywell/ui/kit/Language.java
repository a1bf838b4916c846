package app.saywell.ui.kit;

import java.util.Locale;

/// The languages of the window, each under its own name.
public enum Language {
    /// English.
    ENGLISH(Locale.ENGLISH, "English"),
    /// Korean.
    KOREAN(Locale.KOREAN, "한국어");

    private final Locale locale;
    private final String ownName;

    Language(Locale locale, String ownName) {
        this.locale = locale;
        this.ownName = ownName;
    }

    /// For bundles, numbers and dates.
    public Locale locale() {
        return locale;
    }

    /// Its name as its speakers write it, which is never translated.
    public String ownName() {
        return ownName;
    }

    /// The language of a tag such as `ko`; without one, that of the system; English for all others.
    public static Language ofTag(String tag) {
        Locale wanted = tag.isEmpty() ? Locale.getDefault() : Locale.forLanguageTag(tag);
        return wanted.getLanguage().equals("ko") ? KOREAN : ENGLISH;
    }
}
