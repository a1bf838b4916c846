package app.saywell.desk.reports.view;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.SchoolMark;
import app.saywell.desk.kit.UserMessageLabel;
import app.saywell.desk.kit.context.FilePrompt;
import app.saywell.desk.kit.text.EnumKey;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.reports.pack.PackMergeReport;
import app.saywell.desk.reports.view.RecordingPackViewModel.PackPreview;
import java.nio.file.Path;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// Packs of lessons and recordings, and backups of the whole library.
final class TransferView extends VBox {
    private static final int MAX_CONFLICTS = 12;

    private final TransferViewModel viewModel;
    private final RecordingPackViewModel recordings;
    private final LocalizedTexts texts;
    private final FilePrompt filePrompt;
    private final VBox openedCard = new VBox(8);

    TransferView(TransferViewModel viewModel, LocalizedTexts texts, FilePrompt filePrompt) {
        super(12);
        this.viewModel = viewModel;
        this.recordings = viewModel.recordings();
        this.texts = texts;
        this.filePrompt = filePrompt;
        getStyleClass().add("middle");
        openedCard.getStyleClass().add("card");
        openedCard.setId("opened-file");
        getChildren()
                .addAll(
                        openedCard,
                        new KeyWordsCard(
                                "reports.backup.key",
                                viewModel.wordsNotOnPaper(),
                                viewModel::confirmWords,
                                viewModel,
                                texts),
                        recordingWords(),
                        packsCard(),
                        backupCard(),
                        progressBar(),
                        new UserMessageLabel(texts, viewModel.message(), "copies-told"));
        recordings.preview().subscribe(any -> showOpened());
        recordings.locked().subscribe(any -> showOpened());
        viewModel.backupToRestore().subscribe(any -> showOpened());
        texts.language().subscribe(any -> showOpened());
    }

    /// It comes and goes by itself, so it stands below everything that can be pressed.
    private ProgressBar progressBar() {
        ProgressBar bar = new ProgressBar();
        bar.setMaxWidth(Double.MAX_VALUE);
        bar.progressProperty().bind(viewModel.workProgress());
        NodeFactory.showWhen(bar, viewModel.workProgress().map(value -> value.doubleValue() >= 0));
        return bar;
    }

    private VBox packsCard() {
        return card(
                "reports.packs",
                buttons(
                        button("reports.open", Feather.FOLDER, "open-file", () -> filePrompt
                                .chooseFile(texts.get("reports.open"), FilePrompt.FileKind.PACK)
                                .ifPresent(viewModel::open)),
                        button(
                                "reports.lesson.save",
                                Feather.BOOK_OPEN,
                                "save-lesson",
                                () -> chooseAndSave("reports.lesson.save", "lesson", viewModel::saveLesson)),
                        button(
                                "reports.evidence.save",
                                Feather.MIC,
                                "save-evidence",
                                () -> chooseAndSave(
                                        "reports.evidence.save", "recordings", viewModel::saveRecordings))));
    }

    private VBox backupCard() {
        CheckBox scheduleBox = new CheckBox();
        scheduleBox.setId("nightly");
        scheduleBox.textProperty().bind(texts.binding("reports.nightly"));
        scheduleBox.setWrapText(true);
        viewModel.scheduledFolder().subscribe(folder -> scheduleBox.setSelected(!folder.isEmpty()));
        scheduleBox.setOnAction(event -> {
            Optional<Path> folder = scheduleBox.isSelected()
                    ? filePrompt.chooseFolder(texts.get("reports.nightly.folder"))
                    : Optional.empty();
            viewModel.setScheduledFolder(folder);
            scheduleBox.setSelected(folder.isPresent());
        });
        Label folderLabel = NodeFactory.wrapped(NodeFactory.label(
                Bindings.createStringBinding(
                        this::scheduleText, viewModel.scheduledFolder(), viewModel.isEmptied(), texts.language()),
                "small",
                "soft"));
        FlowPane emptied = buttons(
                button("reports.nightly.again", Feather.REFRESH_CW, "nightly-again", viewModel::lookAgain),
                button("reports.nightly.anew", Feather.FOLDER_PLUS, "nightly-anew", viewModel::startAnew));
        NodeFactory.showWhen(emptied, viewModel.isEmptied());
        return card(
                "reports.backup",
                buttons(
                        button(
                                "reports.backup.now",
                                Feather.SAVE,
                                "backup-now",
                                () -> chooseAndSave("reports.backup.now", "backup", viewModel::backUp)),
                        SchoolMark.locked(
                                button("reports.restore", Feather.ROTATE_CCW, "restore", () -> filePrompt
                                        .chooseFile(texts.get("reports.restore"), FilePrompt.FileKind.BACKUP)
                                        .ifPresent(viewModel::open)),
                                !viewModel.mayRestore(),
                                texts)),
                SchoolMark.settled(scheduleBox, viewModel.isScheduleSetBySchool(), texts),
                folderLabel,
                emptied);
    }

    private String scheduleText() {
        String folder = viewModel.scheduledFolder().get();
        if (folder.isEmpty()) {
            return texts.get("reports.nightly.off");
        }
        return texts.get(viewModel.isEmptied().get() ? "reports.nightly.emptied" : "reports.nightly.on", folder);
    }

    private void chooseAndSave(String title, String name, java.util.function.Consumer<Path> write) {
        String suggested = "saywell-" + name + "-" + TransferViewModel.today() + ".saywell";
        filePrompt
                .chooseSaveTarget(texts.get(title), suggested, FilePrompt.FileKind.PACK)
                .ifPresent(write);
    }

    private void showOpened() {
        openedCard.getChildren().clear();
        recordings.locked().get().ifPresent(this::showLocked);
        recordings.preview().get().ifPresent(this::showMerge);
        viewModel.backupToRestore().get().ifPresent(backup -> openedCard
                .getChildren()
                .add(new RestoreCard(backup, viewModel, texts)));
        openedCard.setVisible(!openedCard.getChildren().isEmpty());
        openedCard.setManaged(openedCard.isVisible());
    }

    private KeyWordsCard recordingWords() {
        return new KeyWordsCard("reports.evidence.key", recordings.words(), recordings::hideWords, viewModel, texts)
                .withCopying(recordings.words(), recordings::wordsCopied);
    }

    private void showLocked(Path file) {
        WordsField field = new WordsField(texts.get("reports.evidence.words"), "pack-words");
        Button unlock = ReportControls.button(
                texts,
                "reports.evidence.unlock",
                Feather.UNLOCK,
                "primary",
                "pack-unlock",
                () -> recordings.unlock(field.words()));
        openedCard
                .getChildren()
                .addAll(
                        NodeFactory.label(String.valueOf(file.getFileName()), "place-title"),
                        field,
                        buttons(unlock, dismissButton()));
    }

    private void showMerge(PackPreview preview) {
        PackMergeReport merge = preview.pack().merge();
        String title = merge.schoolClass().isEmpty() ? merge.lesson() : merge.schoolClass() + " · " + merge.lesson();
        openedCard
                .getChildren()
                .addAll(
                        NodeFactory.label(title, "place-title"),
                        NodeFactory.wrapped(NodeFactory.label(
                                texts.get("reports.evidence.looked", merge.newTakes(), merge.knownTakes()))));
        if (!preview.pack().isEncrypted()) {
            Label plain =
                    NodeFactory.wrapped(NodeFactory.label(texts.get("reports.evidence.plain"), "notice", "warned"));
            plain.setId("pack-plain");
            openedCard.getChildren().add(plain);
        }
        merge.conflicts().stream()
                .limit(MAX_CONFLICTS)
                .map(conflict ->
                        NodeFactory.wrapped(NodeFactory.label("!  " + conflictText(conflict), "notice", "failed")))
                .forEach(label -> {
                    label.setMaxWidth(Double.MAX_VALUE);
                    openedCard.getChildren().add(label);
                });
        if (merge.conflicts().size() > MAX_CONFLICTS) {
            int more = merge.conflicts().size() - MAX_CONFLICTS;
            openedCard.getChildren().add(NodeFactory.label(texts.get("reports.conflict.more", more), "soft"));
        }
        Button importButton = ReportControls.button(
                texts, "reports.evidence.take-in", Feather.DOWNLOAD, "primary", "take-in", recordings::importPack);
        importButton.setDisable(merge.newTakes() == 0);
        openedCard.getChildren().add(buttons(importButton, dismissButton()));
    }

    private Button dismissButton() {
        return NodeFactory.button(texts.binding("reports.leave"), viewModel::dismiss, "quiet");
    }

    private String conflictText(PackMergeReport.MergeConflict conflict) {
        String key = "reports.conflict." + EnumKey.of(conflict.kind());
        return texts.get(key, conflict.learner(), conflict.subject());
    }

    private VBox card(String key, Node... content) {
        VBox card = NodeFactory.column(
                10,
                NodeFactory.label(texts.binding(key), "place-title"),
                NodeFactory.wrapped(NodeFactory.label(texts.binding(key + ".about"), "soft")));
        card.getChildren().addAll(content);
        card.getStyleClass().add("card");
        return card;
    }

    private Button button(String key, Feather icon, String id, Runnable action) {
        return ReportControls.button(texts, key, icon, "quiet", id, action);
    }

    private static FlowPane buttons(Node... buttons) {
        FlowPane row = new FlowPane(8, 8, buttons);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }
}
