package app.saywell.desk.shell.console;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Parses one of several words as the help of a command has them: the names of the values of an enum in small letters.
/// Capital ones count as the same.
public abstract class WordConverter<E extends Enum<E>> implements ITypeConverter<E> {
    private final List<E> values;

    /// @param values all values
    protected WordConverter(List<E> values) {
        this.values = List.copyOf(values);
    }

    @Override
    public E convert(String given) {
        return values.stream()
                .filter(value -> word(value).equalsIgnoreCase(given))
                .findFirst()
                .orElseThrow(() -> new TypeConversionException("'" + given + "' is none of "
                        + values.stream().map(WordConverter::word).collect(Collectors.joining(", "))
                        + "."));
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }
}
