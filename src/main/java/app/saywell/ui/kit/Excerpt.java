package app.saywell.ui.kit;

/// How a long text begins, for places that are too small for all of it.
public final class Excerpt {
    private Excerpt() {}

    /// The text itself where it has no more than `longest` characters, else whole words of it and
    /// an ellipsis.
    public static String of(String text, int longest) {
        if (text.length() <= longest) {
            return text;
        }
        int end = text.lastIndexOf(' ', longest);
        return text.substring(0, end <= 0 ? longest : end) + " …";
    }
}
