package app.saywell.desk.assessment.view;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.school.assessment.Rubric;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// A reading that is rated: what can be heard, and a level for each criterion. Whose it is stands nowhere.
final class RatingPane extends VBox {
    private static final double NAME_WIDTH = 160;

    private final AssessmentViewModel viewModel;
    private final LocalizedTexts texts;

    RatingPane(AssessmentViewModel viewModel, LocalizedTexts texts) {
        super(14);
        this.viewModel = viewModel;
        this.texts = texts;
        getStyleClass().add("card");
        setId("rating");
    }

    void show(AssessmentStep.RatingReading rating) {
        NodeFactory.rebuildKeepingFocus(this, () -> build(rating));
    }

    private void build(AssessmentStep.RatingReading rating) {
        Button play = button("assessment.play", "play-reading", "primary", viewModel::play);
        play.setGraphic(NodeFactory.icon(Feather.PLAY));
        getChildren()
                .setAll(
                        NodeFactory.label(
                                texts.get(
                                        "assessment.reading",
                                        rating.index() + 1,
                                        rating.readings().size(),
                                        rating.rater()),
                                "place-title"),
                        NodeFactory.wrapped(NodeFactory.label(texts.get("assessment.blind"), "soft")),
                        listenRow(play, rating.reading().takes().size()));
        for (int i = 0; i < rating.levels().size(); i++) {
            getChildren().add(levelRow(rating, i));
        }
        if (rating.isComplete()) {
            Label points = NodeFactory.label(
                    texts.get(
                            "assessment.points",
                            Math.round(rating.assessment().rubric().points(rating.levels()))),
                    "strong");
            points.setId("rating-points");
            getChildren().add(points);
        }
        getChildren().add(buttons(rating));
    }

    private HBox listenRow(Button play, int recordings) {
        HBox row =
                NodeFactory.row(10, play, NodeFactory.label(texts.get("assessment.recordings", recordings), "caption"));
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private HBox levelRow(AssessmentStep.RatingReading rating, int criterion) {
        String name =
                AssessmentView.name(rating.assessment().rubric().criteria().get(criterion), texts);
        Label label = NodeFactory.wrapped(NodeFactory.label(name));
        label.setPrefWidth(NAME_WIDTH);
        label.setMinWidth(NAME_WIDTH);
        HBox row = NodeFactory.row(6, label);
        row.setAlignment(Pos.CENTER_LEFT);
        for (int level = 1; level <= Rubric.LEVELS; level++) {
            int given = level;
            ToggleButton button = new ToggleButton(String.valueOf(level));
            button.getStyleClass().setAll("toggle-button", "segment");
            button.setId("level-" + criterion + "-" + level);
            button.setSelected(rating.levels().get(criterion) == level);
            button.setAccessibleText(texts.get("assessment.level", name, level));
            button.setOnAction(event -> viewModel.setLevel(criterion, given));
            row.getChildren().add(button);
        }
        return row;
    }

    private HBox buttons(AssessmentStep.RatingReading rating) {
        boolean isLast = rating.index() == rating.readings().size() - 1;
        Button next = button(
                isLast ? "assessment.save-end" : "assessment.save-next",
                "save-rating",
                "primary",
                () -> viewModel.saveAndGo(1));
        next.setDisable(!rating.isComplete());
        Button back = button("assessment.before", "rating-before", "quiet", () -> viewModel.saveAndGo(-1));
        back.setDisable(rating.index() == 0);
        Button leave = button("assessment.leave", "leave-rating", "quiet", viewModel::showOverview);
        return NodeFactory.row(8, back, next, NodeFactory.spacer(), leave);
    }

    private Button button(String key, String id, String style, Runnable action) {
        Button button = NodeFactory.button(texts.binding(key), action, style);
        button.setId(id);
        return button;
    }
}
