package app.saywell.ui.practice.detail;

import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.kit.wave.Mark;
import app.saywell.ui.kit.wave.Side;
import app.saywell.ui.kit.wave.Tier;
import app.saywell.ui.practice.desk.Detail;
import app.saywell.ui.practice.desk.PracticeActions;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;

import java.util.Optional;

/// Plays the place in both voices; a sound by itself and within its word, because a sound by itself
/// is over before it is understood.
final class Hearing extends GridPane {
    private final PracticeActions actions;
    private final Texts texts;
    private int rows;

    Hearing(Detail detail, PracticeActions actions, Texts texts) {
        super(8, 8);
        this.actions = actions;
        this.texts = texts;
        if (detail.kind() == Tier.Kind.PHONEMES) {
            line(
                    "sound",
                    detail.own().map(Detail.Said::mark),
                    detail.model().map(Detail.Said::mark));
        }
        if (detail.kind() == Tier.Kind.PAUSES) {
            line(
                    "pause",
                    detail.own().map(Detail.Said::mark),
                    detail.model().map(Detail.Said::mark));
        } else {
            line(
                    "word",
                    detail.own().flatMap(Detail.Said::word),
                    detail.model().flatMap(Detail.Said::word));
        }
    }

    private void line(String what, Optional<Mark> own, Optional<Mark> model) {
        Label name = Nodes.label(texts.get("practice.detail.hear." + what), "small", "soft");
        name.setMinWidth(Region.USE_PREF_SIZE);
        int row = rows++;
        add(name, 0, row);
        own.ifPresent(mark -> add(chip(what, Side.LEARNER, mark), 1, row));
        model.ifPresent(mark -> add(chip(what, Side.MODEL, mark), 2, row));
    }

    private Button chip(String what, Side side, Mark mark) {
        boolean own = side == Side.LEARNER;
        Button chip =
                new Button(
                        texts.get(own ? "practice.hear-mine" : "practice.hear-model"),
                        Nodes.icon("icon-play"));
        chip.getStyleClass().setAll("button", "chip");
        chip.setId("hear-" + what + (own ? "-mine" : "-model"));
        chip.setOnAction(event -> actions.play(side, mark.soundStart(), mark.soundEnd()));
        return chip;
    }
}
