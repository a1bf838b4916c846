package app.saywell.desk.assessment.view;

import app.saywell.desk.assessment.AssessmentResults;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.context.FilePrompt;
import app.saywell.desk.kit.text.LearnerNames;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.reports.view.GradebookCard;
import app.saywell.desk.reports.view.GradebookViewModel;
import app.saywell.desk.school.assessment.Rating;
import app.saywell.desk.school.assessment.Rubric;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// What the raters of an assessment gave: a row for each learner, the agreement, exports and appeals.
final class AssessmentResultsPane extends VBox {
    private static final String UNKNOWN = "–";

    private final AssessmentFilesViewModel files;
    private final Runnable back;
    private final LocalizedTexts texts;
    private final LearnerNames names;
    private final FilePrompt filePrompt;
    private final GradebookViewModel gradebook;
    private final GradebookCard gradebookCard;
    private Optional<AssessmentResults> shown = Optional.empty();

    /// @param back goes back to the list
    AssessmentResultsPane(
            AssessmentFilesViewModel files,
            Runnable back,
            LocalizedTexts texts,
            LearnerNames names,
            FilePrompt filePrompt) {
        super(12);
        this.files = files;
        this.back = back;
        this.texts = texts;
        this.names = names;
        this.filePrompt = filePrompt;
        gradebook = files.gradebook(() -> shown);
        gradebookCard = new GradebookCard(gradebook, "assessment.gradebook.about", texts, filePrompt);
        getStyleClass().add("card");
        setId("assessment-results");
        names.hidden().addListener(change -> shown.ifPresent(this::show));
    }

    void show(AssessmentResults results) {
        boolean another = shown.filter(before ->
                        before.assessment().id() == results.assessment().id())
                .isEmpty();
        shown = Optional.of(results);
        if (another) {
            gradebook.forget();
        } else {
            gradebook.updatePlan();
        }
        Label agreement = NodeFactory.wrapped(NodeFactory.label(
                results.agreement().isPresent()
                        ? texts.get("assessment.agreement", results.agreement().getAsDouble())
                        : texts.get("assessment.agreement.none")));
        agreement.setId("rater-agreement");
        getChildren()
                .setAll(
                        NodeFactory.label(results.assessment().title(), "place-title"),
                        agreement,
                        buttons(results),
                        table(results));
    }

    /// The school's own file, to be filled with the points that are shown.
    Node gradebook() {
        return gradebookCard;
    }

    private FlowPane buttons(AssessmentResults results) {
        FlowPane row = new FlowPane(8, 8);
        row.getChildren()
                .addAll(
                        export(
                                "xlsx",
                                FilePrompt.FileKind.XLSX,
                                (language, file) -> files.exportXlsx(results, language, file)),
                        export(
                                "csv",
                                FilePrompt.FileKind.CSV,
                                (language, file) -> files.exportCsv(results, language, file)),
                        export(
                                "pdf",
                                FilePrompt.FileKind.PDF,
                                (language, file) -> files.exportPdf(results, language, file)),
                        button("assessment.back", "assessment-back", back));
        return row;
    }

    private Button export(String format, FilePrompt.FileKind kind, BiConsumer<Locale, Path> exporter) {
        String key = "assessment.export." + format;
        Button button = button(key, "export-assessment-" + format, () -> filePrompt
                .chooseSaveTarget(texts.get(key), texts.get("assessment.file") + "." + format, kind)
                .ifPresent(file -> exporter.accept(texts.language().getValue().locale(), file)));
        button.setGraphic(NodeFactory.icon(Feather.DOWNLOAD));
        return button;
    }

    private Button button(String key, String id, Runnable action) {
        Button button = NodeFactory.button(texts.binding(key), action, "quiet");
        button.setId(id);
        return button;
    }

    private GridPane table(AssessmentResults results) {
        GridPane table = new GridPane();
        table.setHgap(16);
        table.setVgap(6);
        table.addRow(
                0,
                caption("assessment.column.name"),
                caption("assessment.column.first"),
                caption("assessment.column.second"),
                caption("assessment.column.points"),
                caption("assessment.column.remarks"));
        int row = 1;
        for (AssessmentResults.LearnerResult learner : results.learners()) {
            addRow(table, row++, learner, results.assessment().rubric());
        }
        return table;
    }

    private void addRow(GridPane table, int row, AssessmentResults.LearnerResult learner, Rubric rubric) {
        String name = names.of(learner.reading().learner());
        Label remarks = NodeFactory.wrapped(NodeFactory.label(remarks(learner, rubric), "caption"));
        GridPane.setHgrow(remarks, Priority.ALWAYS);
        Button appeal = NodeFactory.button(
                texts.binding("assessment.appeal"),
                () -> filePrompt
                        .chooseFolder(texts.get("assessment.appeal.folder"))
                        .ifPresent(folder -> files.appeal(learner.reading(), folder)),
                "chip");
        appeal.setDisable(learner.reading().takes().isEmpty());
        appeal.setAccessibleText(texts.get("assessment.appeal.of", name));
        appeal.setId("appeal-" + row);
        table.addRow(
                row,
                NodeFactory.label(name),
                NodeFactory.label(points(learner.first(), rubric)),
                NodeFactory.label(points(learner.second(), rubric)),
                NodeFactory.label(number(learner.points(rubric)), "strong"),
                remarks,
                appeal);
    }

    private Label caption(String key) {
        return NodeFactory.label(texts.get(key), "caption");
    }

    private String remarks(AssessmentResults.LearnerResult learner, Rubric rubric) {
        return Stream.concat(
                        learner.reading().deviations().stream()
                                .sorted()
                                .map(deviation -> texts.get("assessment.deviation." + deviation.name())),
                        learner.isDisputed(rubric) ? Stream.of(texts.get("assessment.disputed")) : Stream.empty())
                .collect(Collectors.joining(" · "));
    }

    private static String points(Optional<Rating> rating, Rubric rubric) {
        return rating.map(given -> number(OptionalDouble.of(rubric.points(given.levels()))))
                .orElse(UNKNOWN);
    }

    private static String number(OptionalDouble points) {
        return points.isPresent() ? String.format(Locale.ROOT, "%.1f", points.getAsDouble()) : UNKNOWN;
    }
}
