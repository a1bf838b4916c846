package app.saywell.desk.practice.detail;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.ScoreLevelBadge;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.theme.ScoreLevel;
import app.saywell.desk.practice.state.ComponentDetail;
import javafx.geometry.Pos;
import javafx.scene.layout.HBox;

/// The service's score of an interval: level as symbol, colour and word, with the number.
final class ScoreLevelLabel extends HBox {
    ScoreLevelLabel(ComponentDetail.VoiceDetail learner, LocalizedTexts texts) {
        super(8);
        setAlignment(Pos.CENTER_LEFT);
        ScoreLevel level = learner.interval().level();
        String levelName = texts.get("practice.level." + level.key());
        getChildren()
                .addAll(
                        new ScoreLevelBadge(level),
                        NodeFactory.label(
                                Double.isNaN(learner.score())
                                        ? levelName
                                        : texts.get("practice.detail.score", levelName, learner.score()),
                                "small"));
    }
}
