package app.saywell.desk.kit;

import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import org.controlsfx.control.SearchableComboBox;
import org.controlsfx.control.textfield.CustomTextField;
import org.kordamp.ikonli.feather.Feather;

/// Creates choices of one from many that are searched by typing a part of the name.
public final class SearchableChoice {
    private SearchableChoice() {}

    /// The library's own field for the search has an English word in every window, and a coloured
    /// funnel that fits no theme.
    private static void dressSearchField(SearchableComboBox<?> choice) {
        for (Node node : choice.lookupAll(".text-field")) {
            if (node instanceof CustomTextField field) {
                field.setPromptText("");
                field.setLeft(NodeFactory.icon(Feather.SEARCH));
            }
        }
    }

    /// Runs `chosen` when a value was chosen, not while arrow keys only go through the open list.
    ///
    /// @return what shows other values in the choice
    public static <T> SettledChoice<T> onChosen(ComboBox<T> choice, Consumer<T> chosen) {
        return new SettledChoice<>(choice, chosen);
    }

    /// @param toText the text that is shown and searched
    public static <T> SearchableComboBox<T> create(String id, Function<T, String> toText) {
        SearchableComboBox<T> choice = new SearchableComboBox<>();
        choice.setId(id);
        choice.setMaxWidth(Double.MAX_VALUE);
        choice.setVisibleRowCount(12);
        choice.setConverter(new NameConverter<>(toText));
        choice.skinProperty().subscribe(skin -> dressSearchField(choice));
        return choice;
    }
}
