package app.saywell.desk.kit.text;

/// Shortens long texts for places with little room.
public final class TextExcerpt {
    private TextExcerpt() {}

    /// The text itself if it has at most `maxLength` characters, else its first whole words and an
    /// ellipsis.
    public static String of(String text, int maxLength) {
        if (text.length() <= maxLength) {
            return text;
        }
        int lastSpace = text.lastIndexOf(' ', maxLength);
        return text.substring(0, lastSpace <= 0 ? maxLength : lastSpace) + " …";
    }
}
