package app.saywell.desk.store.database;

import app.saywell.desk.school.RefusedContentException;

/// Texts as they are stored: without control characters, marks that turn the writing direction, and
/// halves of characters, and not longer than anybody can use.
///
/// A control character in a name could drive a terminal or hide part of a list.
public final class PlainText {
    private static final int MAX_NAME = 200;
    private static final int MAX_TITLE = 500;
    private static final int MAX_PARAGRAPH = 10_000;

    private PlainText() {}

    /// A name or an attendance number, in one line.
    ///
    /// @throws RefusedContentException if it is too long
    public static String name(String text) {
        return bounded(oneLine(text), MAX_NAME, "name");
    }

    /// A title, in one line.
    ///
    /// @throws RefusedContentException if it is too long
    public static String title(String text) {
        return bounded(oneLine(text), MAX_TITLE, "title");
    }

    /// A sentence, its meaning, or a description.
    ///
    /// @throws RefusedContentException if it is too long
    public static String paragraph(String text) {
        return bounded(clean(text), MAX_PARAGRAPH, "text");
    }

    private static String oneLine(String text) {
        return clean(text).replaceAll("[\\n\\t]+", " ");
    }

    private static String clean(String text) {
        if (text.chars().noneMatch(PlainText::isSuspicious)) {
            return text;
        }
        StringBuilder cleaned = new StringBuilder(text.length());
        text.codePoints().filter(c -> c == '\n' || c == '\t' || !isUnwanted(c)).forEach(cleaned::appendCodePoint);
        return cleaned.toString();
    }

    private static boolean isSuspicious(int unit) {
        return isUnwanted(unit) || Character.isSurrogate((char) unit);
    }

    private static boolean isUnwanted(int c) {
        return Character.isISOControl(c)
                || (c >= 0x202a && c <= 0x202e)
                || (c >= 0x2066 && c <= 0x2069)
                || c == 0xfeff
                || (c >= 0xd800 && c <= 0xdfff);
    }

    private static String bounded(String text, int max, String what) {
        if (text.length() > max) {
            throw new RefusedContentException(
                    "a " + what + " has " + text.length() + " characters; at most " + max + " are stored");
        }
        return text;
    }
}
