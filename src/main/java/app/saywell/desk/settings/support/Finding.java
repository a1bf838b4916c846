package app.saywell.desk.settings.support;

import java.util.List;

/// What one check of the doctor found.
///
/// @param check the name of the check, which is part of the keys of its texts
/// @param state whether something must be done
/// @param key what was found; `doctor.CHECK.KEY` is the text, and `doctor.CHECK.KEY.do` says what
///   to do, unless everything is right
/// @param arguments for the texts; numbers may also be shown to others
public record Finding(String check, CheckState state, String key, List<Object> arguments) {

    /// Copies the arguments.
    public Finding {
        arguments = List.copyOf(arguments);
    }

    /// Whether something must be done.
    public enum CheckState {
        /// Everything is right.
        OK,
        /// Saywell works, but something should be done.
        WARNING,
        /// Something does not work.
        PROBLEM
    }

    /// Everything is right.
    public static Finding ok(String check, String key, Object... arguments) {
        return new Finding(check, CheckState.OK, key, List.of(arguments));
    }

    /// Something should be done.
    public static Finding warning(String check, String key, Object... arguments) {
        return new Finding(check, CheckState.WARNING, key, List.of(arguments));
    }

    /// Something does not work.
    public static Finding problem(String check, String key, Object... arguments) {
        return new Finding(check, CheckState.PROBLEM, key, List.of(arguments));
    }

    public String textKey() {
        return "doctor." + check + "." + key;
    }
}
