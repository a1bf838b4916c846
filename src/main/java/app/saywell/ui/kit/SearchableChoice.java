package app.saywell.ui.kit;

import javafx.scene.Node;
import javafx.scene.control.TextField;
import javafx.util.StringConverter;

import org.controlsfx.control.SearchableComboBox;

import java.util.function.Function;

/// Creates choices of one from many that are searched by typing a part of the name.
public final class SearchableChoice {
    private SearchableChoice() {}

    private static void removePrompt(SearchableComboBox<?> choice) {
        for (Node node : choice.lookupAll(".text-field")) {
            if (node instanceof TextField field) {
                field.setPromptText("");
            }
        }
    }

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
        // The library's own word for the field, which is English in every window.
        choice.skinProperty().subscribe(skin -> removePrompt(choice));
        return choice;
    }
}
