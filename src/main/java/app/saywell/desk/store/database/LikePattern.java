package app.saywell.desk.store.database;

/// Patterns for `LIKE ? ESCAPE '!'`.
public final class LikePattern {
    private LikePattern() {}

    /// A pattern for texts that contain `part` literally.
    public static String containing(String part) {
        return "%" + part.replace("!", "!!").replace("%", "!%").replace("_", "!_") + "%";
    }
}
