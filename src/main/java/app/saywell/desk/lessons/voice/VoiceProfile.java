package app.saywell.desk.lessons.voice;

/// A voice to choose.
///
/// @param id under which it is kept in settings
/// @param name to be shown
/// @param accent as readings have it: `American` or `British`
/// @param woman whether it is a woman's
public record VoiceProfile(String id, String name, String accent, boolean woman) {
    /// The accent of British voices.
    public static final String BRITISH = "British";

    /// The accent of American voices.
    public static final String AMERICAN = "American";
}
