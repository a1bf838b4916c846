package app.saywell.desk.daily.view;

import app.saywell.desk.kit.Screen;
import app.saywell.desk.kit.context.FilePrompt;
import app.saywell.desk.kit.text.LocalizedTexts;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/// The page of the ten minutes.
public final class DailyScreen implements Screen {
    private final DailyViewModel viewModel;
    private final DailyView view;

    /// @param session what the bar over the window shows, too
    public DailyScreen(DailyServices services, SessionViewModel session, LocalizedTexts texts, FilePrompt files) {
        viewModel = new DailyViewModel(services, session);
        view = new DailyView(viewModel, texts, files);
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

    @Override
    public void onHidden() {
        viewModel.leave();
    }

    /// Enter presses the button that has the keyboard, or else the one that leads on.
    @Override
    public void handleKey(KeyEvent event) {
        boolean isPlain = !event.isAltDown() && !event.isShortcutDown() && !event.isShiftDown();
        if (event.getCode() == KeyCode.ENTER && isPlain) {
            if (event.getTarget() instanceof Button button) {
                button.fire();
            } else {
                view.pressMain();
            }
            event.consume();
        }
    }

    @Override
    public void close() {
        viewModel.close();
    }
}
