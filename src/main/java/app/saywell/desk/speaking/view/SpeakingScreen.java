package app.saywell.desk.speaking.view;

import app.saywell.desk.kit.Screen;
import app.saywell.desk.kit.context.FilePrompt;
import app.saywell.desk.kit.keyboard.KeyBindings;
import app.saywell.desk.kit.keyboard.KeyCommand;
import app.saywell.desk.kit.sound.LiveWaveform;
import app.saywell.desk.kit.text.LocalizedTexts;
import javafx.scene.Parent;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/// The screen of speaking without a text.
public final class SpeakingScreen implements Screen {
    private final SpeakingViewModel viewModel;
    private final SpeakingView view;
    private final KeyBindings keymap;

    /// @param keymap its keys for recording and playing work here too
    /// @param files asks where files are written
    public SpeakingScreen(SpeakingServices services, LocalizedTexts texts, KeyBindings keymap, FilePrompt files) {
        this.keymap = keymap;
        viewModel = new SpeakingViewModel(services);
        view = new SpeakingView(viewModel, new LiveWaveform(services.audioSession()), texts, keymap, files);
    }

    @Override
    public Parent root() {
        return view.root();
    }

    @Override
    public void onShown() {
        viewModel.open();
        view.focus();
    }

    /// A recording that runs ends and is kept.
    @Override
    public void onHidden() {
        viewModel.leave();
    }

    /// The key for recording begins and ends a recording, the one for playing plays what is shown, and Escape
    /// leads back to the task.
    @Override
    public void handleKey(KeyEvent event) {
        boolean isTyping = event.getTarget() instanceof TextInputControl input && input.isEditable();
        if (isTyping) {
            return;
        }
        var command = keymap.commandFor(event);
        if (command.filter(KeyCommand.RECORD::equals).isPresent()) {
            view.toggleRecording();
            event.consume();
        } else if (command.filter(KeyCommand.PLAY_MINE::equals).isPresent()) {
            viewModel.play();
            event.consume();
        } else if (event.getCode() == KeyCode.ESCAPE) {
            viewModel.backToTask();
            event.consume();
        }
    }

    @Override
    public void close() {
        viewModel.close();
    }
}
