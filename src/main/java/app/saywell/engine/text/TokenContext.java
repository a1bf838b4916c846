package app.saywell.engine.text;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/// The context of a chunk of text, which decides how it is read.
///
/// @param previousChunk the chunk before it without punctuation, or empty
/// @param nextChunk the chunk after it without punctuation, or empty
/// @param allCapitals whether the whole text is in capitals, so that capitals mean nothing
/// @param opensSentence whether a sentence begins with the chunk
record TokenContext(String previousChunk, String nextChunk, boolean allCapitals, boolean opensSentence) {
    private static final Pattern NUMBER = Pattern.compile("[+-]?[$€£₩¥]?\\d[\\d,.]*");
    private static final Set<String> NEVER_AFTER_AN_ARTICLE =
            Set.of("and", "comes", "for", "is", "or", "stands", "to", "was");
    private static final Set<String> MONTHS = Set.of(
            "january",
            "february",
            "march",
            "april",
            "may",
            "june",
            "july",
            "august",
            "september",
            "october",
            "november",
            "december",
            "jan",
            "feb",
            "mar",
            "apr",
            "jun",
            "jul",
            "aug",
            "sep",
            "sept",
            "oct",
            "nov",
            "dec");

    boolean numberPrecedes() {
        return NUMBER.matcher(previousChunk).matches();
    }

    boolean numberFollows() {
        return NUMBER.matcher(nextChunk).matches();
    }

    boolean nameFollows() {
        return !nextChunk.isEmpty() && Character.isUpperCase(nextChunk.charAt(0));
    }

    boolean namePrecedes() {
        return !previousChunk.isEmpty() && Character.isUpperCase(previousChunk.charAt(0));
    }

    boolean articlePrecedes() {
        return Set.of("a", "an", "the").contains(previousChunk.toLowerCase(Locale.ROOT));
    }

    /// Whether "US" and "AM" are words here: in a text of capitals, and "AM" also after "I".
    boolean isWordInCapitals(String word) {
        boolean isVerb = previousChunk.isEmpty() || previousChunk.equalsIgnoreCase("I");
        return allCapitals && !articlePrecedes() || word.equals("am") && isVerb;
    }

    /// Whether "A" is rather the article than the letter, as in "A cat" and "IT IS A CAT"; not so
    /// in "vitamin A", "A, B, C", "A is for apple", nor alone.
    boolean isArticleInCapitals() {
        return (opensSentence || allCapitals)
                && nextChunk.length() > 1
                && !NEVER_AFTER_AN_ARTICLE.contains(nextChunk.toLowerCase(Locale.ROOT));
    }

    boolean monthPrecedes() {
        return MONTHS.contains(previousChunk.toLowerCase(Locale.ROOT));
    }

    boolean monthFollows() {
        return MONTHS.contains(nextChunk.toLowerCase(Locale.ROOT));
    }

    boolean moneyPrecedes() {
        return !previousChunk.isEmpty() && "$€£₩¥".indexOf(previousChunk.charAt(0)) >= 0;
    }

    /// Whether "million" or a similar word follows, as in "$3 million".
    boolean magnitudeFollows() {
        return isMagnitude(nextChunk);
    }

    static boolean isMagnitude(String word) {
        return Set.of("hundred", "thousand", "million", "billion", "trillion").contains(word.toLowerCase(Locale.ROOT));
    }
}
