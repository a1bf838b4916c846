package app.saywell.ui.practice;

import app.saywell.library.take.OwnRating;
import app.saywell.ui.kit.Level;
import app.saywell.ui.kit.LevelMark;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.practice.desk.Desk;
import app.saywell.ui.practice.desk.PracticeActions;

import javafx.beans.binding.Bindings;
import javafx.scene.control.Button;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// Asks what somebody thinks of the take just spoken; until it is said, its score stays hidden.
final class RatingNotice extends VBox {

    RatingNotice(Desk desk, PracticeActions actions, Texts texts) {
        super(8);
        setId("rating");
        getStyleClass().addAll("notice", "told");
        FlowPane answers = new FlowPane(8, 8);
        for (OwnRating rating : OwnRating.values()) {
            Level level = Level.of(rating);
            Button answer =
                    Nodes.button(
                            texts.of("practice.level." + level.key()),
                            () -> actions.rate(rating),
                            "chip");
            answer.setGraphic(new LevelMark(level));
            answer.setId("rate-" + level.key());
            answers.getChildren().add(answer);
        }
        Button skip = Nodes.button(texts.of("practice.rating.skip"), actions::skipRating, "link");
        skip.setId("rate-skip");
        answers.getChildren().add(skip);
        getChildren()
                .addAll(
                        Nodes.wrapped(Nodes.label(texts.of("practice.rating"), "strong")),
                        Nodes.wrapped(Nodes.label(texts.of("practice.rating.why"), "soft")),
                        answers);
        Nodes.showWhen(
                this,
                Bindings.createBooleanBinding(
                        () -> desk.toRate().get().isPresent(), desk.toRate()));
    }
}
