package app.saywell.ui.practice.detail;

import app.saywell.ui.kit.Level;
import app.saywell.ui.kit.LevelMark;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.practice.desk.Detail;

import javafx.geometry.Pos;
import javafx.scene.layout.HBox;

/// How the machine judged the place: level by sign, colour and word, with the number.
final class Standing extends HBox {
    Standing(Detail.Said own, Texts texts) {
        super(8);
        setAlignment(Pos.CENTER_LEFT);
        Level level = own.mark().level();
        String said = texts.get("practice.level." + level.key());
        getChildren()
                .addAll(
                        new LevelMark(level),
                        Nodes.label(
                                Double.isNaN(own.score())
                                        ? said
                                        : texts.get("practice.detail.score", said, own.score()),
                                "small"));
    }
}
