package app.saywell.desk.speaking.view;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.context.FilePrompt;
import app.saywell.desk.kit.keyboard.KeyBindings;
import app.saywell.desk.kit.keyboard.RecordButton;
import app.saywell.desk.kit.sound.LiveWaveform;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.school.speaking.FreeSpeech;
import app.saywell.desk.speaking.SpeakingTask;
import app.saywell.desk.speaking.SpeakingTask.TaskKind;
import app.saywell.desk.speaking.paper.SpeechLines;
import app.saywell.desk.speaking.view.SpeakingPhase.SpeechPreparing;
import app.saywell.desk.speaking.view.SpeakingPhase.SpeechRecording;
import app.saywell.desk.speaking.view.SpeakingPhase.TaskChosen;
import java.util.ArrayList;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// The chosen task with what it is about, the button that records, and the clock while somebody speaks.
final class TaskPane extends VBox {
    private static final double LIVE_HEIGHT = 72;
    private static final int SHOWN_EARLIER = 5;

    private final SpeakingViewModel viewModel;
    private final LocalizedTexts texts;
    private final SpeechLines lines;
    private final FilePrompt files;
    private final VBox head = new VBox(12);
    private final VBox about = new VBox(12);
    private final VBox earlier = new VBox(6);
    private final VBox clock;
    private boolean areAllShown;
    private boolean isDeletionAsked;
    private final Button record;

    TaskPane(
            SpeakingViewModel viewModel,
            LiveWaveform live,
            LocalizedTexts texts,
            KeyBindings keymap,
            FilePrompt files) {
        super(14);
        this.viewModel = viewModel;
        this.texts = texts;
        this.files = files;
        lines = SpeakingTexts.lines(texts);
        setId("speaking-task");
        record = new RecordButton(
                viewModel.phase().map(SpeechRecording.class::isInstance),
                Bindings.createStringBinding(
                        () -> texts.get(
                                viewModel.phase().get() instanceof SpeechRecording
                                        ? "speaking.stop"
                                        : "speaking.record"),
                        viewModel.phase(),
                        texts.language()),
                keymap,
                this::toggleRecording);
        record.setId("speaking-record");
        record.disableProperty().bind(viewModel.phase().map(SpeechPreparing.class::isInstance));
        live.setMinHeight(LIVE_HEIGHT);
        live.setPrefHeight(LIVE_HEIGHT);
        live.setModelSeconds(SpeakingTask.MAX_SECONDS);
        clock = NodeFactory.column(8, clockRow(), live);
        clock.setId("speaking-clock");
        clock.getStyleClass().add("card");
        earlier.setId("speaking-earlier");
        // In a low window a picture or a story would push the button out of sight.
        VBox card = NodeFactory.column(12, head, new FlowPane(10, 8, record), about);
        card.getStyleClass().add("card");
        getChildren().addAll(clock, card, new SpeechProgressPane(viewModel, texts), earlier);
        viewModel.list().chosen().subscribe(() -> {
            isDeletionAsked = false;
            refresh();
        });
        viewModel.list().earlier().subscribe(() -> {
            areAllShown = false;
            refreshEarlier();
        });
        viewModel.phase().subscribe(this::refresh);
        texts.language().subscribe(this::refresh);
        refresh();
    }

    /// Gives the keyboard to the button that records.
    void focus() {
        record.requestFocus();
    }

    /// Begins a recording of the chosen task, or ends it.
    void toggleRecording() {
        if (viewModel.phase().get() instanceof SpeechRecording) {
            viewModel.finish();
        } else {
            viewModel.list().chosen().get().ifPresent(task -> viewModel.start(lines.prompt(task)));
        }
    }

    private HBox clockRow() {
        Label time = NodeFactory.label("", "speaking-time");
        time.setId("speaking-seconds");
        time.textProperty().bind(viewModel.seconds().map(seconds -> SpeechLines.clock(seconds.doubleValue())));
        ProgressBar bar = new ProgressBar();
        bar.setPrefWidth(320);
        bar.progressProperty().bind(viewModel.seconds().divide((double) SpeakingTask.MAX_SECONDS));
        Label told = NodeFactory.wrapped(NodeFactory.label("", "soft"));
        told.setId("speaking-told");
        told.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> texts.get(
                                viewModel.seconds().get() < SpeakingTask.MIN_SECONDS
                                        ? "speaking.clock.begin"
                                        : "speaking.clock.enough"),
                        viewModel.seconds(),
                        texts.language()));
        HBox row = NodeFactory.row(14, time, bar, told);
        row.setAlignment(Pos.CENTER_LEFT);
        time.setMinWidth(USE_PREF_SIZE);
        bar.setMinWidth(80);
        return row;
    }

    private void refresh() {
        boolean isRecording = viewModel.phase().get() instanceof SpeechRecording;
        NodeFactory.setShown(clock, isRecording);
        viewModel.list().chosen().get().ifPresent(task -> {
            head.getChildren()
                    .setAll(
                            NodeFactory.wrapped(NodeFactory.label(lines.title(task), "page-title")),
                            NodeFactory.wrapped(NodeFactory.label(lines.prompt(task), "speaking-prompt")));
            about.getChildren().setAll(about(task, isRecording));
        });
        NodeFactory.setShown(record, viewModel.list().chosen().get().isPresent());
        refreshEarlier();
    }

    /// Saves the reports on all that was said as a table.
    private Button tableButton(FreeSpeech newest) {
        Button save = new Button(texts.get("speaking.save.csv"));
        save.setId("speaking-csv");
        save.getStyleClass().setAll("button", "quiet");
        save.setOnAction(event -> files.chooseSaveTarget(
                        texts.get("speaking.save.csv"),
                        SpeechFilesViewModel.fileName(
                                        newest, viewModel.list().speaker().get(), texts.get("speaking.list"))
                                + ".csv",
                        FilePrompt.FileKind.CSV)
                .ifPresent(file ->
                        viewModel.files().saveCsv(newest, texts.language().get().locale(), file)));
        return save;
    }

    private List<Node> about(SpeakingTask task, boolean isRecording) {
        List<Node> nodes = new ArrayList<>();
        if (task.kind() == TaskKind.PICTURE) {
            TaskPicture picture = new TaskPicture(task.key(), texts.get(task.textKey("picture")));
            picture.setId("speaking-picture");
            picture.setMaxWidth(560);
            nodes.add(picture);
        }
        if (task.kind() == TaskKind.RETELLING && !isRecording) {
            Label story = NodeFactory.wrapped(NodeFactory.label(texts.get(task.textKey("story")), "speaking-story"));
            story.setId("speaking-story");
            nodes.add(story);
        }
        if (!task.isOwn()) {
            nodes.add(NodeFactory.wrapped(NodeFactory.label(texts.get(task.textKey("help")), "soft")));
        }
        if (!isRecording) {
            nodes.add(NodeFactory.wrapped(NodeFactory.label(texts.get("speaking.about"), "small", "soft")));
            if (viewModel.isHosted()) {
                nodes.add(NodeFactory.wrapped(NodeFactory.label(texts.get("speaking.hosted"), "small", "soft")));
            }
            if (task.isOwn()) {
                Button delete = NodeFactory.button(
                        texts.binding(isDeletionAsked ? "speaking.task.delete.sure" : "speaking.task.delete"),
                        this::deleteTask,
                        "chip");
                delete.setId("speaking-delete-task");
                nodes.add(delete);
            }
        }
        return nodes;
    }

    /// What is deleted cannot come back, so the button asks first.
    private void deleteTask() {
        if (isDeletionAsked) {
            viewModel.list().deleteChosen();
        } else {
            isDeletionAsked = true;
            NodeFactory.rebuildKeepingFocus(about, this::refresh);
        }
    }

    private void refreshEarlier() {
        List<FreeSpeech> all = viewModel.list().earlier().get();
        boolean isShown = viewModel.phase().get() instanceof TaskChosen && !all.isEmpty();
        NodeFactory.setShown(earlier, isShown);
        List<Node> rows = new ArrayList<>();
        rows.add(NodeFactory.label(texts.get("speaking.earlier"), "caption"));
        int count = areAllShown ? all.size() : Math.min(SHOWN_EARLIER, all.size());
        for (FreeSpeech speech : all.subList(0, count)) {
            Button open = new Button(texts.get(
                    speech.answers().isPresent() ? "speaking.earlier.row" : "speaking.earlier.unjudged",
                    lines.title(speech, viewModel.list().tasks().get()),
                    SpeechLines.when(speech, texts.language().get().locale()),
                    SpeechLines.clock(speech.audio().seconds())));
            open.setId("speech-" + speech.id());
            open.getStyleClass().setAll("button", "quiet");
            open.setWrapText(true);
            open.setOnAction(event -> viewModel.show(speech));
            rows.add(open);
        }
        if (count < all.size()) {
            Button more = new Button(texts.get("speaking.earlier.all", all.size()));
            more.setId("speaking-earlier-all");
            more.getStyleClass().setAll("button", "link");
            more.setOnAction(event -> {
                areAllShown = true;
                refreshEarlier();
            });
            rows.add(more);
        }
        all.stream()
                .filter(speech -> speech.answers().isPresent())
                .findFirst()
                .ifPresent(newest -> rows.add(tableButton(newest)));
        NodeFactory.rebuildKeepingFocus(earlier, () -> earlier.getChildren().setAll(rows));
    }
}
