package app.saywell.desk.kit.text;

import java.util.Locale;

/// The languages of the window.
public enum InterfaceLanguage {
    /// English.
    ENGLISH(Locale.ENGLISH, "English"),
    /// Korean.
    KOREAN(Locale.KOREAN, "한국어");

    private final Locale locale;
    private final String nativeName;

    InterfaceLanguage(Locale locale, String nativeName) {
        this.locale = locale;
        this.nativeName = nativeName;
    }

    /// The locale for bundles, numbers and dates.
    public Locale locale() {
        return locale;
    }

    /// Its name in its own language, which is never translated.
    public String nativeName() {
        return nativeName;
    }

    /// The language of a tag such as `ko`. An empty tag means the language of the system. Other
    /// languages become English.
    public static InterfaceLanguage ofTag(String tag) {
        Locale tagLocale = tag.isEmpty() ? Locale.getDefault() : Locale.forLanguageTag(tag);
        return tagLocale.getLanguage().equals("ko") ? KOREAN : ENGLISH;
    }
}
