package app.saywell.desk.practice.notice;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.ScoreLevelBadge;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.theme.ScoreLevel;
import app.saywell.desk.practice.state.PracticeActions;
import app.saywell.desk.practice.state.PracticeState;
import app.saywell.desk.school.mark.SelfRating;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Button;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// Asks for a self-rating of the new take; its score stays hidden until then.
public final class SelfRatingNotice extends VBox {

    public SelfRatingNotice(PracticeState practiceState, PracticeActions actions, LocalizedTexts texts) {
        super(8);
        setId("rating");
        getStyleClass().addAll("notice", "told");
        FlowPane answers = new FlowPane(8, 8);
        for (SelfRating rating : SelfRating.values()) {
            ScoreLevel level = ScoreLevel.of(rating);
            Button answer = NodeFactory.button(
                    texts.binding("practice.level." + level.key()), () -> actions.rateTake(rating), "chip");
            answer.setGraphic(new ScoreLevelBadge(level));
            answer.setId("rate-" + level.key());
            answers.getChildren().add(answer);
        }
        Button skip = NodeFactory.button(texts.binding("practice.rating.skip"), actions::skipSelfRating, "link");
        skip.setId("rate-skip");
        answers.getChildren().add(skip);
        getChildren()
                .addAll(
                        NodeFactory.wrapped(NodeFactory.label(texts.binding("practice.rating"), "strong")),
                        NodeFactory.wrapped(NodeFactory.label(texts.binding("practice.rating.why"), "soft")),
                        answers);
        NodeFactory.showWhen(
                this,
                Bindings.createBooleanBinding(
                        () -> practiceState.takeToRate().get().isPresent(), practiceState.takeToRate()));
    }
}
