package app.saywell.desk.assessment.view;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.UserMessageLabel;
import app.saywell.desk.kit.context.FilePrompt;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.school.assessment.Assessment;
import app.saywell.desk.school.assessment.Rubric;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// The tab of assessments.
public final class AssessmentView extends VBox {
    private static final double MAX_WIDTH = 900;

    private final AssessmentViewModel viewModel;
    private final AssessmentFilesViewModel files;
    private final LocalizedTexts texts;
    private final VBox content = new VBox(14);
    private final AssessmentFormPane form;
    private final RatingPane rating;
    private final AssessmentResultsPane results;

    public AssessmentView(
            AssessmentViewModel viewModel,
            AssessmentFilesViewModel files,
            LocalizedTexts texts,
            FilePrompt filePrompt) {
        super(16);
        this.viewModel = viewModel;
        this.files = files;
        this.texts = texts;
        form = new AssessmentFormPane(viewModel, texts);
        rating = new RatingPane(viewModel, texts);
        results = new AssessmentResultsPane(files, viewModel::showOverview, texts, viewModel.names(), filePrompt);
        getStyleClass().add("middle");
        content.setMaxWidth(MAX_WIDTH);
        Button verify = button("assessment.verify", "verify-certificate", () -> filePrompt
                .chooseFile(texts.get("assessment.verify"), FilePrompt.FileKind.TEXT)
                .ifPresent(files::verify));
        Label nothing = NodeFactory.wrapped(NodeFactory.label(texts.binding("assessment.told.nothing")));
        nothing.setId("nothing-recorded");
        NodeFactory.showWhen(nothing, viewModel.nothingRecorded());
        getChildren()
                .addAll(
                        NodeFactory.row(
                                12,
                                NodeFactory.label(texts.binding("classroom.page.assessment"), "page-title"),
                                NodeFactory.spacer(),
                                verify),
                        new UserMessageLabel(texts, files.message(), "assessment-told"),
                        nothing,
                        content);
        viewModel.step().subscribe(any -> {
            files.clear();
            show();
        });
        texts.language().subscribe(any -> show());
    }

    static String name(Rubric.Criterion criterion, LocalizedTexts texts) {
        return criterion.kind() == Rubric.CriterionKind.OWN
                ? criterion.name()
                : texts.get("assessment.criterion." + criterion.kind().name());
    }

    private void show() {
        NodeFactory.exchangeChildren(
                content,
                switch (viewModel.step().get()) {
                    case AssessmentStep.Overview overview -> overview(overview);
                    case AssessmentStep.RatingReading reading -> {
                        rating.show(reading);
                        yield List.of(rating);
                    }
                    case AssessmentStep.ShownResults found -> {
                        results.show(found.results());
                        yield List.of(results, results.gradebook());
                    }
                });
    }

    private List<Node> overview(AssessmentStep.Overview overview) {
        form.showLesson(overview.lesson());
        VBox list = NodeFactory.column(10);
        overview.assessments().forEach(assessment -> list.getChildren().add(card(assessment)));
        NodeFactory.setShown(list, !overview.assessments().isEmpty());
        return List.of(list, form);
    }

    private VBox card(Assessment assessment) {
        FlowPane buttons = new FlowPane(8, 8);
        String id = String.valueOf(assessment.id());
        buttons.getChildren()
                .addAll(
                        button("assessment.rate.first", "rate-1-" + id, () -> viewModel.rate(assessment, 1)),
                        button("assessment.rate.second", "rate-2-" + id, () -> viewModel.rate(assessment, 2)),
                        button("assessment.results", "results-" + id, () -> viewModel.showResults(assessment)));
        if (assessment.closedAt().isEmpty()) {
            buttons.getChildren().add(button("assessment.close", "close-" + id, () -> viewModel.close(assessment)));
        }
        VBox card = NodeFactory.column(
                8,
                NodeFactory.label(assessment.title(), "place-title"),
                NodeFactory.wrapped(NodeFactory.label(period(assessment), "soft")),
                buttons);
        card.getStyleClass().add("card");
        return card;
    }

    private String period(Assessment assessment) {
        return assessment
                .closedAt()
                .map(closed -> texts.get("assessment.period", time(assessment.openedAt()), time(closed)))
                .orElseGet(() -> texts.get("assessment.since", time(assessment.openedAt())));
    }

    private String time(Instant at) {
        return DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT)
                .withLocale(texts.language().getValue().locale())
                .withZone(ZoneId.systemDefault())
                .format(at);
    }

    private Button button(String key, String id, Runnable action) {
        Button button = NodeFactory.button(texts.binding(key), action, "quiet");
        button.setId(id);
        return button;
    }
}
