package app.saywell.desk.shell.window;

import app.saywell.desk.kit.sound.LevelMeterBar;
import app.saywell.desk.kit.text.FailureTexts;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.school.settings.UserRole;
import app.saywell.desk.settings.view.MicrophoneChoice;
import app.saywell.desk.shell.welcome.WelcomeView;
import app.saywell.desk.shell.welcome.WelcomeViewModel;
import app.saywell.speech.audio.capture.RecorderState;
import app.saywell.speech.audio.capture.RecordingFailure;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/// Lays the questions of the very first start over the window as long as they are open. The window
/// behind them takes neither keys nor clicks.
final class WelcomeOverlay implements AutoCloseable {
    private final WelcomeViewModel viewModel;
    private final ScreenServices context;
    private final LocalizedTexts texts;
    private final StackPane root;
    private final Node behind;
    private final Runnable onClosed;
    private @Nullable Node shown;

    /// @param behind what is covered
    /// @param begin opens the screen that suits the role
    /// @param onClosed gives the keyboard back to the window
    WelcomeOverlay(
            ScreenServices context,
            LocalizedTexts texts,
            StackPane root,
            Node behind,
            Consumer<UserRole> begin,
            Runnable onClosed) {
        this.context = context;
        this.texts = texts;
        this.root = root;
        this.behind = behind;
        this.onClosed = onClosed;
        viewModel = new WelcomeViewModel(
                context.useCases().learners(),
                context.useCases().changes(),
                context.useCases().edits(),
                context.useCases().settings(),
                begin);
    }

    /// Shows the questions whenever they are open. Called once the bars of the window are painted,
    /// which need not wait for the controls of the questions.
    void start() {
        viewModel.open().subscribe(this::show);
    }

    boolean isOpen() {
        return viewModel.open().get();
    }

    private void show(boolean open) {
        behind.setVisible(!open);
        if (open && shown == null) {
            WelcomeView view = new WelcomeView(
                    viewModel,
                    texts,
                    new MicrophoneChoice(context.tasks(), context.useCases().settings(), context.audioSession(), texts),
                    new LevelMeterBar(context.audioSession(), texts),
                    Bindings.createStringBinding(
                            this::microphoneHint, context.audioSession().recorderState(), texts.language()));
            shown = view.root();
            root.getChildren().add(shown);
            view.focus();
        } else if (!open && shown != null) {
            root.getChildren().remove(shown);
            shown = null;
            onClosed.run();
        }
    }

    /// How to try the microphone, or why that is not possible.
    private String microphoneHint() {
        if (context.audioSession().recorderState().get() instanceof RecorderState.RecordingFailed failed) {
            return texts.get(
                    failed.failure() == RecordingFailure.NO_DEVICE
                            ? "welcome.microphone.missing"
                            : FailureTexts.recording(failed.failure()));
        }
        return texts.get("welcome.microphone.about");
    }

    @Override
    public void close() {
        viewModel.close();
    }
}
