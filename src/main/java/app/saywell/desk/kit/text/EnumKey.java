package app.saywell.desk.kit.text;

import java.util.Locale;

/// How the texts of an enum are named.
public final class EnumKey {
    private EnumKey() {}

    /// The part of a text's key that stands for a constant: `not-heard` for `NOT_HEARD`.
    public static String of(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
