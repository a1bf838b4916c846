package app.saywell.ui.kit;

/// What is to be said about something that was tried.
///
/// @param key of the sentence in the texts
/// @param good whether it went well
@SuppressWarnings("ArrayRecordComponent") // handed on as it is; nobody compares two
public record Told(String key, Object[] arguments, boolean good) {

    /// It went well.
    public static Told done(String key, Object... arguments) {
        return new Told(key, arguments, true);
    }

    /// It did not.
    public static Told failed(String key, Object... arguments) {
        return new Told(key, arguments, false);
    }
}
