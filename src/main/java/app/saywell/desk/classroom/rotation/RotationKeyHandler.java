package app.saywell.desk.classroom.rotation;

import app.saywell.desk.kit.keyboard.KeyBindings;
import app.saywell.desk.kit.keyboard.KeyCommand;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.mark.SelfRating;
import java.util.List;
import javafx.animation.PauseTransition;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.event.EventTarget;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.util.Duration;

/// The keys of the rotation: those of the practice screen where they mean the same, and digits for
/// the learners' numbers.
///
/// A number that could continue (1 if there is a 15) is taken after a short time-out or with Enter.
/// Enter right after a number only confirms it.
public final class RotationKeyHandler {
    private static final Duration DIGIT_TIMEOUT = Duration.millis(900);

    private static final List<SelfRating> RATINGS = List.of(SelfRating.values());

    private final ReadOnlyStringWrapper typed = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper unknownNumber = new ReadOnlyStringWrapper("");
    private final PauseTransition digitTimer = new PauseTransition(DIGIT_TIMEOUT);
    private final RotationViewModel viewModel;
    private final KeyBindings keymap;
    private final Runnable onFind;
    private final Runnable onMove;
    private final Runnable onHelp;
    private boolean confirmationExpected;

    /// @param onFind puts the focus into the search field
    /// @param onMove asks which learner the last take belongs to
    /// @param onHelp shows or hides the overview of keys
    public RotationKeyHandler(
            RotationViewModel viewModel, KeyBindings keymap, Runnable onFind, Runnable onMove, Runnable onHelp) {
        this.viewModel = viewModel;
        this.keymap = keymap;
        this.onFind = onFind;
        this.onMove = onMove;
        this.onHelp = onHelp;
        digitTimer.setOnFinished(event -> selectTyped());
    }

    /// The digits typed so far.
    public ReadOnlyStringProperty typed() {
        return typed.getReadOnlyProperty();
    }

    /// A typed number that no learner has; empty when the last one was found.
    public ReadOnlyStringProperty unknownNumber() {
        return unknownNumber.getReadOnlyProperty();
    }

    /// Handles a key, unless the focused node needs it.
    public void pressed(KeyEvent event) {
        if (!isFree(event)) {
            return;
        }
        if (handleDigit(event) || handleRating(event) || handleLetter(event) || handleCommand(event)) {
            event.consume();
        }
        if (!event.getCode().isDigitKey() && !event.getCode().isModifierKey()) {
            confirmationExpected = false;
            unknownNumber.set("");
        }
    }

    /// Whether a key without control keys is left over by the focused node.
    public static boolean isFree(KeyEvent event) {
        return !needsKey(event.getTarget(), event.getCode()) && !isModified(event);
    }

    private static boolean isModified(KeyEvent event) {
        return event.isControlDown() || event.isMetaDown();
    }

    private static boolean needsKey(EventTarget target, KeyCode key) {
        if (target instanceof TextInputControl || target instanceof ComboBoxBase<?>) {
            return true;
        }
        boolean activates = key == KeyCode.SPACE || key == KeyCode.ENTER;
        return activates && target instanceof ButtonBase button && button.isFocusVisible();
    }

    private boolean handleDigit(KeyEvent event) {
        KeyCode code = event.getCode();
        if (!code.isDigitKey() || event.isAltDown() || event.isShiftDown()) {
            return false;
        }
        unknownNumber.set("");
        typed.set(typed.get() + digit(code));
        List<Learner> matches = LearnerSearch.findLearners(viewModel.learners(), typed.get());
        boolean ambiguous = matches.stream()
                        .filter(learner -> learner.number().startsWith(typed.get()))
                        .count()
                > 1;
        if (ambiguous) {
            digitTimer.playFromStart();
        } else {
            selectTyped();
        }
        return true;
    }

    /// The digit of a digit key, of either part of the keyboard.
    public static char digit(KeyCode code) {
        String name = code.getName();
        return name.charAt(name.length() - 1);
    }

    private void selectTyped() {
        digitTimer.stop();
        String number = typed.get();
        typed.set("");
        confirmationExpected = true;
        LearnerSearch.findLearners(viewModel.learners(), number).stream()
                .filter(learner -> learner.number().equals(number))
                .findFirst()
                .ifPresentOrElse(learner -> viewModel.selectLearner(learner.id()), () -> unknownNumber.set(number));
    }

    /// Shift with 1, 2 or 3 is the self-rating of the last take.
    private boolean handleRating(KeyEvent event) {
        KeyCode code = event.getCode();
        if (!code.isDigitKey() || !event.isShiftDown() || event.isAltDown()) {
            return false;
        }
        int index = digit(code) - '1';
        if (index < 0 || index >= RATINGS.size() || !viewModel.lastTake().asksRating()) {
            return false;
        }
        viewModel.lastTake().rate(RATINGS.get(index));
        return true;
    }

    private boolean handleLetter(KeyEvent event) {
        if (event.isAltDown() || event.isShiftDown()) {
            return false;
        }
        switch (event.getCode()) {
            case SLASH -> onFind.run();
            case M -> onMove.run();
            case P -> viewModel.projector().set(!viewModel.projector().get());
            case L -> viewModel.lastTake().play();
            case O -> viewModel.nextRound();
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean handleCommand(KeyEvent event) {
        return keymap.commandFor(event).map(this::runCommand).orElse(false);
    }

    private boolean runCommand(KeyCommand command) {
        switch (command) {
            case RECORD -> viewModel.toggleRecording();
            case NEXT -> next();
            case DISCARD -> discard();
            case PREVIOUS -> viewModel.moveSentence(-1);
            case FOLLOWING -> viewModel.moveSentence(1);
            case KEYS -> onHelp.run();
            default -> {
                return false;
            }
        }
        return true;
    }

    private void next() {
        if (!typed.get().isEmpty()) {
            selectTyped();
        } else if (!confirmationExpected) {
            viewModel.next();
        }
    }

    private void discard() {
        digitTimer.stop();
        typed.set("");
        if (!viewModel.discard()) {
            viewModel.projector().set(false);
        }
    }
}
