package app.saywell.desk.lessons.view;

import app.saywell.desk.calls.CostEstimate;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.context.FilePrompt;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.text.MoneyFormat;
import app.saywell.desk.kit.text.UserMessage;
import app.saywell.desk.lessons.ReadingService;
import app.saywell.desk.lessons.UnusedFile;
import java.util.List;
import java.util.Locale;
import java.util.function.LongSupplier;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// Imports sentences and readings from files, and shows the progress and the outcome.
final class ImportPane extends VBox {
    private static final double SECONDS_PER_MINUTE = 60;
    private static final int SCROLLED_FILES = 4;
    private static final double SCROLLED_HEIGHT = 120;

    private final ImportViewModel viewModel;
    private final LocalizedTexts texts;
    private final FilePrompt filePrompt;
    private final LongSupplier lessonId;
    private final VBox resultPane = new VBox();

    /// @param lessonId gives the selected lesson
    ImportPane(ImportViewModel viewModel, LocalizedTexts texts, FilePrompt filePrompt, LongSupplier lessonId) {
        super(8);
        this.viewModel = viewModel;
        this.texts = texts;
        this.filePrompt = filePrompt;
        this.lessonId = lessonId;
        getChildren().addAll(importButtons(), resultPane);
        viewModel.state().subscribe(any -> show());
        texts.language().addListener(change -> show());
    }

    private FlowPane importButtons() {
        Button textButton = chipButton("lessons.import.text", () -> filePrompt
                .chooseFile(texts.get("lessons.import.text"), FilePrompt.FileKind.LESSON)
                .ifPresent(viewModel::importText));
        textButton.setGraphic(NodeFactory.icon(Feather.FILE_TEXT));
        textButton.setId("import-text");
        Button folderButton = chipButton("lessons.import.folder", () -> filePrompt
                .chooseFolder(texts.get("lessons.import.folder"))
                .ifPresent(path -> viewModel.planFolder(lessonId.getAsLong(), path)));
        folderButton.setGraphic(NodeFactory.icon(Feather.FOLDER_PLUS));
        folderButton.setId("import-folder");
        return new FlowPane(8, 8, textButton, folderButton);
    }

    private void show() {
        resultPane.getChildren().clear();
        switch (viewModel.state().get()) {
            case ImportViewModel.ImportIdle idle -> {}
            case ImportViewModel.FolderPlanned seen -> resultPane.getChildren().add(folderPane(seen.plan()));
            case ImportViewModel.ImportRunning working ->
                resultPane.getChildren().add(progressRow(working));
            case ImportViewModel.ImportFinished(UserMessage message, List<UnusedFile> unused) ->
                resultPane
                        .getChildren()
                        .add(messageBox(
                                message.successful() ? "told" : "failed",
                                texts.get(message.key(), message.arguments()),
                                unused,
                                chipButton("lessons.import.noted", viewModel::dismiss)));
        }
    }

    private VBox folderPane(ReadingService.FolderPlan plan) {
        CostEstimate estimate = plan.estimate();
        String price = estimate.microDollars() == 0
                ? texts.get("lessons.import.free")
                : MoneyFormat.formatDollars(estimate.microDollars());
        Button importButton = chipButton("lessons.import.take", viewModel::importFolder);
        importButton.setId("import-take");
        return messageBox(
                "told",
                texts.get(
                        "lessons.import.seen",
                        plan.usable(),
                        plan.files(),
                        estimate.calls(),
                        String.format(Locale.ROOT, "%.1f", estimate.seconds() / SECONDS_PER_MINUTE),
                        price),
                plan.unused(),
                importButton,
                chipButton("lessons.import.leave", viewModel::dismiss));
    }

    private HBox progressRow(ImportViewModel.ImportRunning progress) {
        ProgressBar bar = new ProgressBar(
                progress.total() == 0
                        ? ProgressBar.INDETERMINATE_PROGRESS
                        : (double) progress.done() / progress.total());
        bar.setPrefWidth(240);
        HBox row = NodeFactory.row(10, bar);
        if (progress.total() > 0) {
            row.getChildren()
                    .add(NodeFactory.label(texts.get("lessons.import.of", progress.done(), progress.total()), "soft"));
        }
        row.getChildren().add(chipButton("lessons.import.cancel", viewModel::cancel));
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private VBox messageBox(String style, String message, List<UnusedFile> unused, Node... buttons) {
        VBox box = NodeFactory.column(8, NodeFactory.wrapped(NodeFactory.label(message)));
        if (!unused.isEmpty()) {
            box.getChildren().add(unusedFiles(unused));
        }
        box.getChildren().add(new FlowPane(8, 8, buttons));
        box.setId("import-told");
        box.getStyleClass().addAll("notice", style);
        return box;
    }

    /// Each file with why it is not used and what to do; many are scrolled.
    private Node unusedFiles(List<UnusedFile> unused) {
        VBox lines = NodeFactory.column(4);
        unused.stream()
                .map(file -> texts.get("lessons.import.unused", file.name(), texts.get(ReadingFileTexts.of(file))))
                .map(line -> NodeFactory.wrapped(NodeFactory.label(line, "small")))
                .forEach(lines.getChildren()::add);
        lines.setId("import-unused");
        if (unused.size() <= SCROLLED_FILES) {
            return lines;
        }
        ScrollPane scrolled = new ScrollPane(lines);
        scrolled.setFitToWidth(true);
        scrolled.setPrefViewportHeight(SCROLLED_HEIGHT);
        scrolled.setMinHeight(SCROLLED_HEIGHT);
        scrolled.setAccessibleText(texts.get("lessons.import.unused-files", unused.size()));
        return scrolled;
    }

    private Button chipButton(String key, Runnable action) {
        return NodeFactory.button(texts.binding(key), action, "chip");
    }
}
