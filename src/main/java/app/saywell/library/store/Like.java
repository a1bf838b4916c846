package app.saywell.library.store;

/// Searches for a part of a text with `LIKE ? ESCAPE '!'`.
public final class Like {
    private Like() {}

    /// The pattern that finds texts with `part` anywhere in them, taken literally.
    public static String holding(String part) {
        return "%" + part.replace("!", "!!").replace("%", "!%").replace("_", "!_") + "%";
    }
}
