package app.saywell.desk.classes.progress;

import java.util.Locale;

/// A word as it is practised and compared: in small letters, without the signs around it.
final class BareWord {
    private BareWord() {}

    static String of(String word) {
        return word.replaceAll("^[^\\p{L}\\p{N}]+|[^\\p{L}\\p{N}]+$", "").toLowerCase(Locale.ENGLISH);
    }
}
