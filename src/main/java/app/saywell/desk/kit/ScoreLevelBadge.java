package app.saywell.desk.kit;

import app.saywell.desk.kit.theme.ScoreLevel;
import javafx.scene.control.Label;

/// A score level as a small disc with its symbol; an empty ring if there is no score.
public final class ScoreLevelBadge extends Label {

    public ScoreLevelBadge(ScoreLevel level) {
        super(level.symbol());
        getStyleClass().addAll("level-mark", level.styleClass());
    }
}
