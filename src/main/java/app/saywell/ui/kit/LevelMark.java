package app.saywell.ui.kit;

import javafx.scene.control.Label;

/// A level as a small disc with its sign; an empty ring where there is none.
public final class LevelMark extends Label {

    /// Shows a level until told otherwise.
    public LevelMark(Level level) {
        super(level.sign());
        getStyleClass().addAll("level-mark", level.styleClass());
    }
}
