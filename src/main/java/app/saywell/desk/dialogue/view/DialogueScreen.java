package app.saywell.desk.dialogue.view;

import app.saywell.desk.kit.Screen;
import app.saywell.desk.kit.text.LocalizedTexts;
import java.util.Random;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/// The screen of dialogues.
public final class DialogueScreen implements Screen {
    private final LocalizedTexts texts;
    private final DialogueListViewModel list;
    private final DialogueViewModel viewModel;
    private final DialogueView view;

    /// @param paste opens where a dialogue of one's own is written or pasted
    public DialogueScreen(DialogueServices services, LocalizedTexts texts, Runnable paste) {
        this.texts = texts;
        list = new DialogueListViewModel(services);
        viewModel = new DialogueViewModel(services, list, new Random());
        view = new DialogueView(viewModel, texts, paste);
        texts.language().subscribe(language -> list.speak(language.locale()));
    }

    @Override
    public Parent root() {
        return view.root();
    }

    /// Chooses the dialogue of a lesson, if it is one. Call it once the screen is shown.
    public void openLesson(long lessonId) {
        list.chooseLesson(lessonId);
    }

    @Override
    public void onShown() {
        list.open(texts.language().get().locale());
        view.focus();
    }

    /// A dialogue that runs is stopped and can go on.
    @Override
    public void onHidden() {
        list.leave();
        viewModel.stop();
    }

    /// While a dialogue runs: Enter leads on, Space plays the last line of a voice again, a figure tells which answer
    /// was said, Escape stops. A button that has the keyboard takes Enter and Space itself.
    @Override
    public void handleKey(KeyEvent event) {
        boolean isPlain = !event.isAltDown() && !event.isShortcutDown() && !event.isShiftDown();
        boolean isForButton = event.getTarget() instanceof ButtonBase button
                && button.isFocusVisible()
                && (event.getCode() == KeyCode.SPACE || event.getCode() == KeyCode.ENTER);
        if (isPlain && !isForButton && viewModel.isRunning() && handle(event.getCode())) {
            event.consume();
        }
    }

    private boolean handle(KeyCode key) {
        switch (key) {
            case ENTER -> viewModel.goOn();
            case SPACE -> viewModel.hearAgain();
            case ESCAPE -> viewModel.stop();
            case DIGIT1, NUMPAD1 -> viewModel.tell(0);
            case DIGIT2, NUMPAD2 -> viewModel.tell(1);
            case DIGIT3, NUMPAD3 -> viewModel.tell(2);
            default -> {
                return false;
            }
        }
        return true;
    }

    @Override
    public void close() {
        viewModel.close();
        list.close();
    }
}
