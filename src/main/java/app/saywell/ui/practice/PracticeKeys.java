package app.saywell.ui.practice;

import app.saywell.ui.kit.Command;
import app.saywell.ui.kit.Keymap;
import app.saywell.ui.kit.wave.Lanes;
import app.saywell.ui.kit.wave.LanesModel;
import app.saywell.ui.kit.wave.Side;
import app.saywell.ui.practice.desk.Desk;
import app.saywell.ui.practice.desk.PracticeActions;

import javafx.event.EventTarget;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

import java.util.Optional;

/// The keyboard of the practice screen.
///
/// Where something is typed, no key is taken from it; a button reached with the Tab key keeps Space
/// and Enter for itself; Tab plays the selection only from within the picture, so that it leads
/// around the screen from everywhere else.
final class PracticeKeys {
    private static final double STEP = 1.5;

    private final Desk desk;
    private final PracticeActions actions;
    private final Keymap keymap;
    private final PracticeView view;

    PracticeKeys(Desk desk, PracticeActions actions, Keymap keymap, PracticeView view) {
        this.view = view;
        this.desk = desk;
        this.actions = actions;
        this.keymap = keymap;
    }

    /// Runs the command of a key, unless whatever has the focus needs the key for itself.
    void pressed(KeyEvent event) {
        EventTarget target = event.getTarget();
        if (keepsItsKeys(target, event.getCode())) {
            return;
        }
        keymap.commandOf(event)
                .filter(command -> applies(command, target))
                .ifPresent(
                        command -> {
                            run(command);
                            event.consume();
                        });
    }

    private static boolean keepsItsKeys(EventTarget target, KeyCode key) {
        if (target instanceof TextInputControl) {
            return true;
        }
        boolean presses = key == KeyCode.SPACE || key == KeyCode.ENTER;
        return presses && target instanceof ButtonBase button && button.isFocusVisible();
    }

    private boolean applies(Command command, EventTarget target) {
        return command != Command.PLAY_SELECTION
                || (target instanceof Lanes && desk.lanes().selection().get().isPresent());
    }

    private void run(Command command) {
        LanesModel lanes = desk.lanes();
        switch (command) {
            case RECORD -> actions.record();
            case NEXT -> actions.next();
            case DISCARD -> escape();
            case PLAY -> actions.toggle();
            case PLAY_SELECTION -> actions.playSelection();
            case PLAY_MODEL -> actions.play(Side.MODEL);
            case PLAY_MINE -> actions.play(Side.LEARNER);
            case PLAY_BOTH -> actions.playBoth();
            case LOOP -> desk.loop().set(!desk.loop().get());
            case SPEED -> ControlBar.slower(desk);
            case PREVIOUS -> actions.previous();
            case FOLLOWING -> actions.choose(desk.roll().get().chosen() + 1);
            case ZOOM_IN -> lanes.zoom(STEP);
            case ZOOM_NORMAL -> lanes.normal();
            case ZOOM_OUT -> lanes.zoom(1 / STEP);
            case ZOOM_SELECTION -> lanes.fitSelection();
            case ZOOM_FIT -> lanes.fit();
            case WORD_BEFORE -> lanes.selectNeighbour(-1);
            case WORD_AFTER -> lanes.selectNeighbour(1);
            case SOUND_BEFORE -> lanes.pointAtNeighbour(-1);
            case SOUND_AFTER -> lanes.pointAtNeighbour(1);
            case SELECT_ALL -> lanes.selectAll();
            case KEYS -> view.toggleKeys();
            case UNDO -> actions.undo();
            case REDO -> actions.redo();
        }
    }

    private void escape() {
        if (view.putKeysAway()) {
            return;
        }
        desk.lanes().clearSelection();
        desk.lanes().point(Optional.empty());
        actions.discard();
    }
}
