package app.saywell.desk.transcribe;

import app.saywell.desk.calls.CostEstimate;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.context.FilePrompt;
import app.saywell.desk.kit.keyboard.KeyBindings;
import app.saywell.desk.kit.keyboard.RecordButton;
import app.saywell.desk.kit.sound.LiveWaveform;
import app.saywell.desk.kit.text.FailureTexts;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.text.MoneyFormat;
import app.saywell.desk.school.learner.Learner;
import app.saywell.speech.CallFailure;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// The page of the transcription screen: the actions above, and below them what became of the last
/// recording.
final class TranscribeView {
    private static final double LIVE_HEIGHT = 120;

    private final TranscribeViewModel viewModel;
    private final LocalizedTexts texts;
    private final FilePrompt filePrompt;
    private final KeyBindings keymap;
    private final LiveWaveform liveLane;
    private final ScrollPane root;
    private final VBox resultPane = new VBox(12);
    private final ProgressBar progressBar = new ProgressBar();
    private final Label progressLabel = NodeFactory.label("", "soft");

    TranscribeView(
            TranscribeViewModel viewModel,
            LiveWaveform liveLane,
            LocalizedTexts texts,
            KeyBindings keymap,
            FilePrompt filePrompt) {
        this.viewModel = viewModel;
        this.liveLane = liveLane;
        liveLane.setMinHeight(LIVE_HEIGHT);
        progressBar.setPrefWidth(240);
        progressLabel.setId("transcribe-progress");
        this.keymap = keymap;
        this.texts = texts;
        this.filePrompt = filePrompt;
        CheckBox suppressKorean = new CheckBox();
        suppressKorean.setId("suppress-korean");
        suppressKorean.textProperty().bind(texts.binding("transcribe.suppress"));
        suppressKorean.selectedProperty().bindBidirectional(viewModel.suppressKorean());
        FlowPane actions = new FlowPane(10, 8, recordButton(), openButton(), suppressKorean);
        actions.setAlignment(Pos.CENTER_LEFT);
        VBox page = NodeFactory.column(
                16,
                NodeFactory.label(texts.binding("transcribe.title"), "page-title"),
                NodeFactory.wrapped(NodeFactory.label(texts.binding("transcribe.about"), "soft")),
                actions,
                resultPane);
        page.getStyleClass().add("settings");
        root = new ScrollPane(new StackPane(page));
        root.setFitToWidth(true);
        viewModel.state().subscribe(any -> show());
        texts.language().addListener(change -> show());
    }

    Parent root() {
        return root;
    }

    private Button recordButton() {
        StringBinding text = Bindings.createStringBinding(
                () -> texts.get(viewModel.isRecording() ? "transcribe.stop" : "transcribe.record"),
                viewModel.state(),
                texts.language());
        Button button = new RecordButton(
                viewModel.state().map(TranscribeViewModel.TranscriptionRecording.class::isInstance),
                text,
                keymap,
                viewModel::toggleRecording);
        button.setId("transcribe-record");
        return button;
    }

    private Button openButton() {
        Button button = NodeFactory.button(
                texts.binding("transcribe.open"),
                () -> filePrompt
                        .chooseFile(texts.get("transcribe.open"), FilePrompt.FileKind.AUDIO)
                        .ifPresent(viewModel::transcribeFile),
                "quiet");
        button.setId("transcribe-open");
        button.setGraphic(NodeFactory.icon(Feather.FOLDER));
        return button;
    }

    private void show() {
        if (!(viewModel.state().get() instanceof TranscribeViewModel.TranscriptionRunning)) {
            resultPane.getChildren().clear();
        }
        switch (viewModel.state().get()) {
            case TranscribeViewModel.TranscriptionIdle idle -> {}
            case TranscribeViewModel.TranscriptionRecording recording ->
                resultPane
                        .getChildren()
                        .addAll(NodeFactory.label(texts.get("transcribe.listening"), "soft"), liveCard());
            case TranscribeViewModel.TranscriptionRunning running -> showRunning(running);
            case TranscribeViewModel.TranscriptionDone written ->
                resultPane.getChildren().add(new TranscriptCard(viewModel, written.transcript(), texts));
            case TranscribeViewModel.PaidCallOffered offered ->
                resultPane.getChildren().add(paidCallOffer(offered.estimate()));
            case TranscribeViewModel.TranscriptionFailed refused ->
                resultPane.getChildren().add(failureNotice(refused.kind()));
            case TranscribeViewModel.AudioUnusable broken ->
                resultPane.getChildren().add(noticeBox(texts.get(broken.messageKey()), retryButtons(false)));
        }
    }

    // The bar and the button stay while only the progress changes.
    private void showRunning(TranscribeViewModel.TranscriptionRunning running) {
        if (!resultPane.getChildren().contains(progressBar)) {
            Button cancelButton = NodeFactory.button(texts.binding("transcribe.cancel"), viewModel::cancel, "chip");
            cancelButton.setId("transcribe-cancel");
            resultPane.getChildren().setAll(progressLabel, progressBar, cancelButton);
        }
        boolean counted = running.total() > 1;
        progressBar.setProgress(
                counted ? (double) running.done() / running.total() : ProgressBar.INDETERMINATE_PROGRESS);
        progressLabel.setText(counted ? texts.get("transcribe.part", running.done() + 1, running.total()) : "");
        progressLabel.setVisible(counted);
        progressLabel.setManaged(counted);
    }

    /// The waveform of the sound as it is recorded.
    private VBox liveCard() {
        VBox card = NodeFactory.column(0, liveLane);
        card.getStyleClass().add("card");
        return card;
    }

    private VBox paidCallOffer(CostEstimate estimate) {
        Button askButton = NodeFactory.button(
                texts.binding("transcribe.offer.ask", MoneyFormat.formatDollars(estimate.microDollars())),
                viewModel::transcribe,
                "primary");
        askButton.setId("transcribe-ask");
        VBox box = NodeFactory.column(
                8,
                NodeFactory.wrapped(NodeFactory.label(texts.binding("transcribe.offer"))),
                NodeFactory.row(8, askButton));
        box.getStyleClass().addAll("notice", "told");
        return box;
    }

    /// Tells what failed and what to do, with buttons for it.
    private VBox failureNotice(CallFailure.FailureKind kind) {
        String key = FailureTexts.key(kind);
        String advice =
                switch (kind) {
                    case NO_CONSENT -> texts.get("transcribe.no-consent", speakerName());
                    case NOT_ALL_WORDS_SPOKEN, BAD_REQUEST -> texts.get("transcribe.unusable");
                    default -> texts.get(key + ".do");
                };
        VBox box = noticeBox(texts.get(key + ".what"), retryButtons(kind == CallFailure.FailureKind.NO_ANSWER));
        box.getChildren().add(1, NodeFactory.wrapped(NodeFactory.label(advice)));
        return box;
    }

    private String speakerName() {
        String name = viewModel.speaker().map(Learner::name).orElse("");
        return name.isBlank() ? texts.get("transcribe.nameless") : name;
    }

    private VBox noticeBox(String what, Node action) {
        VBox box = NodeFactory.column(8, NodeFactory.wrapped(NodeFactory.label(what, "strong")), action);
        box.getStyleClass().addAll("notice", "failed");
        return box;
    }

    private FlowPane retryButtons(boolean billedTwice) {
        FlowPane row = new FlowPane(8, 8);
        if (viewModel.hasAudio()) {
            Button retryButton = NodeFactory.button(
                    texts.binding(billedTwice ? "transcribe.once-more" : "transcribe.again"), viewModel::retry, "chip");
            retryButton.setId("transcribe-again");
            row.getChildren().add(retryButton);
        }
        if (viewModel.hasAudio() && viewModel.isHosted()) {
            Button localButton =
                    NodeFactory.button(texts.binding("transcribe.here"), viewModel::transcribeLocally, "chip");
            localButton.setId("transcribe-here");
            row.getChildren().add(localButton);
        }
        return row;
    }
}
