package app.saywell.desk.kit;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// A row of the list at the left of a screen.
public final class ListRow extends Button {
    private static final double PADDING = 18;

    /// @param lines stand below each other; their words are read aloud as one
    /// @param action chooses the row
    public ListRow(String id, boolean isChosen, Runnable action, Node... lines) {
        setId(id);
        getStyleClass().setAll("button", "row");
        if (isChosen) {
            getStyleClass().add("chosen");
        }
        setMaxWidth(Double.MAX_VALUE);
        VBox column = NodeFactory.column(3, lines);
        column.prefWidthProperty().bind(widthProperty().subtract(PADDING));
        setGraphic(column);
        setAccessibleText(Stream.of(lines)
                .filter(Label.class::isInstance)
                .map(line -> ((Label) line).getText())
                .collect(Collectors.joining(", ")));
        setOnAction(event -> action.run());
    }

    /// A row with a title and a line about it.
    public static ListRow of(String id, boolean isChosen, Runnable action, String title, String about) {
        return new ListRow(
                id, isChosen, action, NodeFactory.label(title, "strong"), NodeFactory.label(about, "small", "soft"));
    }
}
