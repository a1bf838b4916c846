package app.saywell.desk.lessons.filename;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// Texts as they are compared: composed, in lower case, without punctuation.
public final class PlainWords {
    private PlainWords() {}

    /// The words of a text. An apostrophe belongs to its word and is left out.
    public static List<String> of(String text) {
        String plain = composed(text)
                .replaceAll("[’'`]", "")
                .replaceAll("[^\\p{L}\\p{M}\\p{N}]+", " ")
                .strip();
        return plain.isEmpty() ? List.of() : Stream.of(plain.split(" ", -1)).toList();
    }

    /// The words without what is between them.
    static String joined(String text) {
        return String.join("", of(text));
    }

    /// In lower case. Some systems decompose Hangul in file names, and some people type full-width
    /// figures.
    static String composed(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
    }
}
