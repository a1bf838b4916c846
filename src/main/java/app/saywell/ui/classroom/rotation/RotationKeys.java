package app.saywell.ui.classroom.rotation;

import app.saywell.library.people.Learner;
import app.saywell.ui.kit.Command;
import app.saywell.ui.kit.Keymap;

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

import java.util.List;

/// The keyboard of the rotation: the keys of the practice place where they mean the same, digits
/// for the pupils' numbers.
///
/// A number that could go on (1 where there is a 15) is taken after a moment, or with Enter.
public final class RotationKeys {
    private static final Duration MOMENT = Duration.millis(900);

    private final ReadOnlyStringWrapper typed = new ReadOnlyStringWrapper("");
    private final PauseTransition waiting = new PauseTransition(MOMENT);
    private final RotationModel model;
    private final Keymap keymap;
    private final Runnable find;
    private final Runnable move;

    /// @param find puts the cursor where a name is typed
    /// @param move asks whose the last take is
    public RotationKeys(RotationModel model, Keymap keymap, Runnable find, Runnable move) {
        this.model = model;
        this.keymap = keymap;
        this.find = find;
        this.move = move;
        waiting.setOnFinished(event -> take());
    }

    /// The digits that were typed so far.
    public ReadOnlyStringProperty typed() {
        return typed.getReadOnlyProperty();
    }

    /// Runs what a key stands for, unless whatever has the focus needs the key for itself.
    public void pressed(KeyEvent event) {
        if (keepsItsKeys(event.getTarget(), event.getCode()) || isModified(event)) {
            return;
        }
        if (digit(event) || letter(event) || command(event)) {
            event.consume();
        }
    }

    private static boolean isModified(KeyEvent event) {
        return event.isControlDown() || event.isMetaDown();
    }

    private static boolean keepsItsKeys(EventTarget target, KeyCode key) {
        if (target instanceof TextInputControl || target instanceof ComboBoxBase<?>) {
            return true;
        }
        boolean presses = key == KeyCode.SPACE || key == KeyCode.ENTER;
        return presses && target instanceof ButtonBase button && button.isFocusVisible();
    }

    private boolean digit(KeyEvent event) {
        KeyCode code = event.getCode();
        if (!code.isDigitKey() || event.isAltDown() || event.isShiftDown()) {
            return false;
        }
        String name = code.getName();
        typed.set(typed.get() + name.charAt(name.length() - 1));
        List<Learner> found = Search.of(model.pupils(), typed.get());
        boolean ambiguous =
                found.stream().filter(p -> p.number().startsWith(typed.get())).count() > 1;
        if (ambiguous) {
            waiting.playFromStart();
        } else {
            take();
        }
        return true;
    }

    private void take() {
        waiting.stop();
        String number = typed.get();
        typed.set("");
        Search.of(model.pupils(), number).stream()
                .filter(pupil -> pupil.number().equals(number))
                .findFirst()
                .ifPresent(pupil -> model.choosePupil(pupil.id()));
    }

    private boolean letter(KeyEvent event) {
        if (event.isAltDown() || event.isShiftDown()) {
            return false;
        }
        switch (event.getCode()) {
            case SLASH -> find.run();
            case M -> move.run();
            case P -> model.projector().set(!model.projector().get());
            case L -> model.last().play();
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean command(KeyEvent event) {
        return keymap.commandOf(event).map(this::run).orElse(false);
    }

    private boolean run(Command command) {
        switch (command) {
            case RECORD -> model.record();
            case NEXT -> next();
            case DISCARD -> discard();
            case PREVIOUS -> model.step(-1);
            case FOLLOWING -> model.step(1);
            default -> {
                return false;
            }
        }
        return true;
    }

    private void next() {
        if (typed.get().isEmpty()) {
            model.next();
        } else {
            take();
        }
    }

    private void discard() {
        waiting.stop();
        typed.set("");
        if (!model.discard()) {
            model.projector().set(false);
        }
    }
}
