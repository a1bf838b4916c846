package app.saywell.desk.kit;

import java.util.function.Function;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;

/// Shows the values of a choice by their names. Nothing can be typed into such a choice.
public final class NameConverter<T> extends StringConverter<T> {
    private final Function<T, String> name;

    public NameConverter(Function<T, String> name) {
        this.name = name;
    }

    @Override
    public String toString(@Nullable T value) {
        return value == null ? "" : name.apply(value);
    }

    @Override
    public T fromString(String text) {
        throw new UnsupportedOperationException("the choice is not editable");
    }
}
