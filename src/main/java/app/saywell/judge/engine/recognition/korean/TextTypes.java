package app.saywell.judge.engine.recognition.korean;

import app.saywell.speech.TextType;

/// Tells the languages of a transcript by its letters.
public final class TextTypes {
    private TextTypes() {}

    /// Korean where all letters are Hangul, code-switched where Latin letters stand among them,
    /// otherwise English; a text without letters is English.
    public static TextType of(String text) {
        boolean hangul = text.codePoints().anyMatch(TextTypes::hangul);
        boolean latin = text.codePoints().anyMatch(TextTypes::latin);
        if (hangul) {
            return latin ? TextType.CODE_SWITCHED : TextType.KOREAN;
        }
        return TextType.ENGLISH;
    }

    private static boolean hangul(int codePoint) {
        return Character.UnicodeScript.of(codePoint) == Character.UnicodeScript.HANGUL;
    }

    private static boolean latin(int codePoint) {
        return Character.isLetter(codePoint) && Character.UnicodeScript.of(codePoint) == Character.UnicodeScript.LATIN;
    }
}
