package app.saywell.desk.transcribe;

import app.saywell.desk.kit.Screen;
import app.saywell.desk.kit.context.FilePrompt;
import app.saywell.desk.kit.keyboard.KeyBindings;
import app.saywell.desk.kit.keyboard.KeyCommand;
import app.saywell.desk.kit.sound.LiveWaveform;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.store.audio.ImportableAudio;
import java.nio.file.Path;
import javafx.scene.Parent;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyEvent;

/// The transcription screen.
public final class TranscribeScreen implements Screen {
    private final TranscribeViewModel viewModel;
    private final TranscribeView view;
    private final KeyBindings keymap;

    /// Uses the speech service of the settings.
    ///
    /// @param keymap its shortcut for recording works here too
    public TranscribeScreen(
            TranscribeServices services, LocalizedTexts texts, KeyBindings keymap, FilePrompt filePrompt) {
        this.keymap = keymap;
        viewModel = new TranscribeViewModel(services);
        view = new TranscribeView(viewModel, new LiveWaveform(services.audioSession()), texts, keymap, filePrompt);
    }

    @Override
    public Parent root() {
        return view.root();
    }

    @Override
    public boolean openFile(Path file) {
        boolean taken = ImportableAudio.hasSoundName(file);
        if (taken) {
            viewModel.transcribeFile(file);
        }
        return taken;
    }

    @Override
    public void handleKey(KeyEvent event) {
        boolean isTyping = event.getTarget() instanceof TextInputControl input && input.isEditable();
        if (!isTyping
                && keymap.commandFor(event).filter(KeyCommand.RECORD::equals).isPresent()) {
            viewModel.toggleRecording();
            event.consume();
        }
    }

    @Override
    public void onHidden() {
        viewModel.stopRecording();
    }

    @Override
    public void close() {
        viewModel.close();
    }
}
