package app.saywell.desk.classroom;

import app.saywell.desk.classes.GradeProposal;
import app.saywell.desk.classes.OddTake;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.EnumKey;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.text.TextExcerpt;
import app.saywell.desk.school.learner.Learner;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import javafx.geometry.HPos;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// What the grades of the lesson would become, learner by learner, in place of the tab until the teacher decides.
final class GradeProposalPane extends VBox {
    private static final int MAX_SENTENCE_LENGTH = 40;
    private static final String NO_GRADE = "–";

    private final GradesViewModel viewModel;
    private final LocalizedTexts texts;
    private final Button giveButton = new Button();

    GradeProposalPane(GradesViewModel viewModel, LocalizedTexts texts) {
        super(12);
        this.viewModel = viewModel;
        this.texts = texts;
        setId("grade-proposal");
        getStyleClass().add("middle");
        giveButton.setId("grade-give");
        giveButton.setOnAction(event -> viewModel.applyProposal());
        viewModel.proposal().subscribe(found -> found.ifPresentOrElse(this::show, getChildren()::clear));
        texts.language().addListener(change -> viewModel.proposal().get().ifPresent(this::show));
        viewModel
                .names()
                .hidden()
                .addListener(change -> viewModel.proposal().get().ifPresent(this::show));
    }

    /// Gives the keyboard to the button that decides.
    void focusDecision() {
        NodeFactory.whenInScene(giveButton, () -> NodeFactory.focusByKey(giveButton));
    }

    private void show(GradeProposal proposal) {
        boolean isRemoval = proposal.change() == GradeProposal.GradeChange.REMOVE;
        String key = isRemoval ? "classroom.grades.remove." : "classroom.grades.give.";
        giveButton.setText(texts.get(key + "button", proposal.takes()));
        giveButton.getStyleClass().setAll("button", isRemoval ? "danger" : "primary");
        Button cancelButton =
                NodeFactory.button(texts.binding("classroom.grades.odd.cancel"), viewModel::cancelProposal);
        cancelButton.setId("grade-cancel");
        cancelButton.setCancelButton(true);
        VBox list = NodeFactory.column(12);
        if (!proposal.oddTakes().isEmpty()) {
            list.getChildren().add(oddTakes(proposal.oddTakes()));
        }
        list.getChildren().add(table(proposal.learners()));
        ScrollPane scrolling = new ScrollPane(list);
        scrolling.setFitToWidth(true);
        scrolling.setFocusTraversable(false);
        VBox.setVgrow(scrolling, Priority.ALWAYS);
        HBox buttons = NodeFactory.row(8, giveButton, cancelButton);
        buttons.setAlignment(Pos.CENTER_LEFT);
        getChildren()
                .setAll(
                        NodeFactory.label(texts.get(key + "title"), "page-title"),
                        NodeFactory.wrapped(NodeFactory.label(texts.get(key + "explain"), "soft")),
                        buttons,
                        scrolling);
    }

    private GridPane table(List<GradeProposal.LearnerGrades> learners) {
        GridPane table = new GridPane(24, 4);
        table.setId("grade-proposal-table");
        table.setMaxWidth(Region.USE_PREF_SIZE);
        for (HPos alignment : List.of(HPos.RIGHT, HPos.LEFT, HPos.RIGHT, HPos.RIGHT, HPos.RIGHT)) {
            ColumnConstraints column = new ColumnConstraints();
            column.setHalignment(alignment);
            table.getColumnConstraints().add(column);
        }
        table.addRow(
                0, heading("number"), heading("learner"), heading("takes"), heading("present"), heading("proposed"));
        int row = 1;
        for (GradeProposal.LearnerGrades grades : learners) {
            table.addRow(
                    row++,
                    NodeFactory.label(grades.learner().number(), "soft"),
                    NodeFactory.label(viewModel
                            .names()
                            .besideNumber(
                                    grades.learner().name(), grades.learner().number())),
                    NodeFactory.label(String.valueOf(grades.takes())),
                    NodeFactory.label(shown(grades.present()), "soft"),
                    NodeFactory.label(shown(grades.proposed()), grades.isChanged() ? "strong" : "soft"));
        }
        return table;
    }

    private Label heading(String column) {
        return NodeFactory.label(texts.get("classroom.grades.column." + column), "small", "soft");
    }

    private static String shown(OptionalDouble grade) {
        return grade.isEmpty() ? NO_GRADE : String.format(Locale.ROOT, "%.1f", grade.getAsDouble());
    }

    /// Takes that should be heard before they become grades, each with a link that opens it.
    private VBox oddTakes(List<OddTake> oddTakes) {
        VBox box = NodeFactory.column(
                4, NodeFactory.wrapped(NodeFactory.label(texts.get("classroom.grades.odd", oddTakes.size()), "small")));
        box.setId("odd-takes");
        box.getStyleClass().addAll("notice", "failed");
        for (int i = 0; i < oddTakes.size(); i++) {
            OddTake odd = oddTakes.get(i);
            Button button = new Button(describe(odd));
            button.getStyleClass().setAll("button", "link", "small");
            button.setId("odd-take-" + i);
            button.setWrapText(true);
            button.setMinHeight(Region.USE_PREF_SIZE);
            button.setOnAction(event -> viewModel.open(odd));
            box.getChildren().add(button);
        }
        return box;
    }

    private String describe(OddTake odd) {
        String reason = EnumKey.of(odd.reason());
        Learner learner = odd.learner();
        return texts.get(
                "classroom.grades.odd.take",
                viewModel.names().of(learner),
                TextExcerpt.of(odd.sentence().text(), MAX_SENTENCE_LENGTH),
                texts.get("classroom.grades.odd." + reason));
    }
}
