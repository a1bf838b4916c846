package app.saywell.desk.kit.text;

/// A message about the outcome of an action.
///
/// @param key bundle key of the text
/// @param successful whether the action succeeded
@SuppressWarnings("ArrayRecordComponent") // passed through, never compared
public record UserMessage(String key, Object[] arguments, boolean successful) {

    public static UserMessage success(String key, Object... arguments) {
        return new UserMessage(key, arguments, true);
    }

    public static UserMessage failure(String key, Object... arguments) {
        return new UserMessage(key, arguments, false);
    }
}
