package app.saywell.ui.kit;

import javafx.util.StringConverter;

import org.controlsfx.control.SearchableComboBox;

import java.util.function.Function;

/// Creates choices of one from many that are searched by typing a part of the name.
public final class SearchableChoice {
    private SearchableChoice() {}

    /// @param toText the text that is shown and searched
    public static <T> SearchableComboBox<T> create(String id, Function<T, String> toText) {
        SearchableComboBox<T> choice = new SearchableComboBox<>();
        choice.setId(id);
        choice.setMaxWidth(Double.MAX_VALUE);
        choice.setVisibleRowCount(12);
        choice.setConverter(
                new StringConverter<T>() {
                    @Override
                    public String toString(T value) {
                        return value == null ? "" : toText.apply(value);
                    }

                    @Override
                    public T fromString(String text) {
                        throw new UnsupportedOperationException("the choice is not editable");
                    }
                });
        return choice;
    }
}
