package app.saywell.desk.speaking.view;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.UserMessageLabel;
import app.saywell.desk.kit.context.FilePrompt;
import app.saywell.desk.kit.keyboard.KeyBindings;
import app.saywell.desk.kit.sound.LiveWaveform;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.speaking.view.SpeakingPhase.SpeechJudging;
import app.saywell.desk.speaking.view.SpeakingPhase.SpeechNotRecorded;
import app.saywell.desk.speaking.view.SpeakingPhase.SpeechPreparing;
import app.saywell.desk.speaking.view.SpeakingPhase.SpeechRecording;
import app.saywell.desk.speaking.view.SpeakingPhase.SpeechReported;
import app.saywell.desk.speaking.view.SpeakingPhase.SpeechUnjudged;
import app.saywell.desk.speaking.view.SpeakingPhase.TaskChosen;
import app.saywell.desk.speaking.view.SpeakingPhase.TaskWriting;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.VBox;

/// The page of speaking without a text: the tasks at the left, and beside them the task, the recording or the report.
public final class SpeakingView {
    /// The style sheet of this screen.
    public static final String STYLES = "speaking/speaking.css";

    private final SpeakingViewModel viewModel;
    private final LocalizedTexts texts;
    private final BorderPane root = new BorderPane();
    private final VBox column = new VBox(14);
    private final ScrollPane scrolled = NodeFactory.scrollingMiddle(column);
    private final TaskListPane list;
    private final TaskPane task;
    private final TaskFormPane form;
    private final OutcomePane outcome;

    SpeakingView(
            SpeakingViewModel viewModel,
            LiveWaveform live,
            LocalizedTexts texts,
            KeyBindings keymap,
            FilePrompt files) {
        this.viewModel = viewModel;
        this.texts = texts;
        list = new TaskListPane(viewModel, texts);
        task = new TaskPane(viewModel, live, texts, keymap, files);
        form = new TaskFormPane(viewModel, texts);
        outcome = new OutcomePane(viewModel, texts, files);
        layout();
        bind();
    }

    Parent root() {
        return root;
    }

    /// Gives the keyboard to what begins the recording.
    void focus() {
        task.focus();
    }

    /// Begins a recording of the chosen task, or ends it.
    void toggleRecording() {
        task.toggleRecording();
    }

    private void layout() {
        column.getStyleClass().add("speaking-column");
        column.setAlignment(Pos.TOP_LEFT);
        root.setLeft(list);
        root.setCenter(scrolled);
        root.getChildren()
                .addAll(
                        new LiveSpeech(viewModel, texts).node(),
                        new UserMessageLabel(texts, viewModel.files().message(), "speaking-saved"));
    }

    private void bind() {
        viewModel.phase().subscribe(this::show);
        viewModel.list().chosen().subscribe(this::show);
        texts.language().subscribe(this::show);
        show();
    }

    private void show() {
        NodeFactory.setShown(list, !(viewModel.phase().get() instanceof SpeechRecording));
        switch (viewModel.phase().get()) {
            case TaskChosen _, SpeechPreparing _, SpeechRecording _ -> set(task);
            case TaskWriting _ -> set(form);
            case SpeechJudging _, SpeechReported _, SpeechUnjudged _, SpeechNotRecorded _ -> set(outcome);
        }
    }

    private void set(Node only) {
        if (!column.getChildren().contains(only)) {
            column.getChildren().setAll(only);
            scrolled.setVvalue(0);
        }
    }
}
