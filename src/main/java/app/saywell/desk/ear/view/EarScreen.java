package app.saywell.desk.ear.view;

import app.saywell.desk.kit.Screen;
import app.saywell.desk.kit.text.LocalizedTexts;
import java.util.Objects;
import java.util.Random;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/// The screen of ear training.
public final class EarScreen implements Screen {
    private final EarViewModel viewModel;
    private final EarView view;

    public EarScreen(EarServices services, LocalizedTexts texts) {
        viewModel = new EarViewModel(services, new Random());
        view = new EarView(viewModel, texts);
    }

    @Override
    public Parent root() {
        return view.root();
    }

    /// Makes the next round shorter, until the screen is left. Call it once the screen is shown.
    ///
    /// @param after leads on from the end of a round
    public void shorten(int trials, Runnable after) {
        viewModel.shorten(trials, after);
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

    /// While a round is running: a figure answers or plays a word, Space plays again, Enter goes on,
    /// Escape ends the round. A button outside this screen takes Space and Enter itself.
    @Override
    public void handleKey(KeyEvent event) {
        boolean isRunning = viewModel.phase().get() instanceof EarPhase.TrialAsked
                || viewModel.phase().get() instanceof EarPhase.TrialTold;
        boolean isForButton = event.getTarget() instanceof ButtonBase button
                && button.isFocusVisible()
                && !isInside(button)
                && (event.getCode() == KeyCode.SPACE || event.getCode() == KeyCode.ENTER);
        if (isRunning && !isForButton && !event.isAltDown() && !event.isShortcutDown() && !event.isShiftDown()) {
            if (handle(event.getCode())) {
                event.consume();
            }
        }
    }

    private boolean isInside(Node node) {
        return Stream.iterate(node, Objects::nonNull, Node::getParent).anyMatch(ancestor -> ancestor == view.root());
    }

    private boolean handle(KeyCode key) {
        boolean isTold = viewModel.phase().get() instanceof EarPhase.TrialTold;
        switch (key) {
            case DIGIT1, NUMPAD1 -> choose(0);
            case DIGIT2, NUMPAD2 -> choose(1);
            case DIGIT3, NUMPAD3 -> choose(2);
            case SPACE -> viewModel.hearAgain();
            case ESCAPE -> viewModel.stop();
            case ENTER -> {
                if (isTold) {
                    viewModel.next();
                }
                return isTold;
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    private void choose(int word) {
        if (viewModel.phase().get() instanceof EarPhase.TrialTold) {
            viewModel.hear(word);
        } else {
            viewModel.answer(word);
        }
    }

    @Override
    public void close() {
        viewModel.close();
    }
}
