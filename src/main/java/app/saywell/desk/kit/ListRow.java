package app.saywell.desk.kit;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;

/// A row of the list at the left of a screen.
public final class ListRow extends Button {
    private static final double PADDING = 18;

    /// @param lines stand below each other
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
        setOnAction(event -> action.run());
    }

    /// A row with a title and a line about it, which are read aloud as one.
    public static ListRow of(String id, boolean isChosen, Runnable action, String title, String about) {
        ListRow row = new ListRow(
                id, isChosen, action, NodeFactory.label(title, "strong"), NodeFactory.label(about, "small", "soft"));
        row.setAccessibleText(title + ", " + about);
        return row;
    }
}
