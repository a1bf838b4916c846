package app.saywell.speech;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Compares the words of an analysis with a text.
public final class AnalysedText {
    private static final Pattern NO_LETTER = Pattern.compile("[^\\p{L}\\p{M}\\p{N}]+");

    private AnalysedText() {}

    /// Whether an analysis has the words of a text, one after another. Capitals and punctuation do not count.
    ///
    /// @param components words and pauses, in spoken order
    /// @param text as it was sent
    public static boolean isOf(List<SpeechComponent> components, String text) {
        String analysed =
                ComponentLists.words(components).stream().map(Word::word).collect(Collectors.joining());
        return letters(analysed).equals(letters(text));
    }

    private static String letters(String text) {
        return NO_LETTER.matcher(text).replaceAll("").toLowerCase(Locale.ROOT);
    }
}
