package app.saywell.desk.practice;

import app.saywell.desk.kit.theme.ScoreLevel;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// A word of the title above the line of its level, and below that, if there is something to mind, its sign.
final class TitleWordBox extends VBox {
    private final Label text;
    private final Region line = new Region();
    private final Label sign = new Label();

    TitleWordBox(String word) {
        text = new Label(word);
        setSpacing(7);
        getStyleClass().add("sentence-box");
        getChildren().addAll(text, line);
    }

    /// Adds a sign of what to mind in the word; it is seen while the word has no level.
    ///
    /// @param words what it means
    void mind(String shortSign, String words) {
        sign.setText(shortSign);
        sign.getStyleClass().addAll("small", "foreseen-sign");
        sign.setAccessibleText(words);
        Tooltip.install(this, new Tooltip(words));
        setSpacing(3);
        getChildren().add(sign);
    }

    /// Shows another level, in the same place.
    void show(ScoreLevel level) {
        boolean isSignShown = level == ScoreLevel.MISSING && getChildren().contains(sign);
        text.getStyleClass().setAll("label", "sentence-word", level.styleClass());
        line.getStyleClass().setAll("level-line", isSignShown ? "foreseen-line" : level.styleClass());
        sign.setVisible(isSignShown);
    }
}
