package app.saywell.desk.practice;

import app.saywell.desk.kit.axis.VoiceSide;
import app.saywell.desk.kit.keyboard.KeyBindings;
import app.saywell.desk.kit.keyboard.KeyCommand;
import app.saywell.desk.kit.lane.LanesViewModel;
import app.saywell.desk.kit.wave.LanesView;
import app.saywell.desk.practice.state.DerivedSound;
import app.saywell.desk.practice.state.PracticeActions;
import app.saywell.desk.practice.state.PracticePhase;
import app.saywell.desk.practice.state.PracticeState;
import java.util.Optional;
import javafx.event.EventTarget;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/// The keyboard commands of the practice screen.
///
/// Text fields keep all keys. A button focused with the Tab key keeps Space and Enter, a choice the
/// arrow keys too. Tab plays the selection only if the lanes have the focus; elsewhere it moves the
/// focus.
final class PracticeKeyHandler {
    private static final double ZOOM_STEP = 1.5;

    private final PracticeState practiceState;
    private final PracticeActions actions;
    private final KeyBindings keymap;
    private final PracticeView view;

    PracticeKeyHandler(PracticeState practiceState, PracticeActions actions, KeyBindings keymap, PracticeView view) {
        this.view = view;
        this.practiceState = practiceState;
        this.actions = actions;
        this.keymap = keymap;
    }

    /// Runs the command of a key, unless the focused node needs the key itself.
    void handleKey(KeyEvent event) {
        if (view.dictation().takesKey(event)) {
            return;
        }
        EventTarget target = event.getTarget();
        if (needsKeyItself(target, event.getCode())) {
            return;
        }
        keymap.commandFor(event)
                .filter(command -> isApplicable(command, target))
                .ifPresent(command -> {
                    run(command);
                    event.consume();
                });
    }

    private static boolean needsKeyItself(EventTarget target, KeyCode key) {
        if (target instanceof TextInputControl) {
            return true;
        }
        boolean isPressKey = key == KeyCode.SPACE || key == KeyCode.ENTER;
        boolean isListKey = isPressKey || key == KeyCode.UP || key == KeyCode.DOWN;
        return switch (target) {
            case ButtonBase button -> isPressKey && button.isFocusVisible();
            case ComboBoxBase<?> choice -> isListKey && choice.isFocusVisible();
            default -> false;
        };
    }

    private boolean isApplicable(KeyCommand command, EventTarget target) {
        return command != KeyCommand.PLAY_SELECTION
                || (target instanceof LanesView
                        && practiceState.lanes().selection().get().isPresent());
    }

    private void run(KeyCommand command) {
        LanesViewModel lanes = practiceState.lanes();
        switch (command) {
            case RECORD -> actions.toggleRecording();
            case SHADOW -> actions.shadow();
            case DICTATE -> view.dictation().toggleByKey();
            case COMPARE -> TakeComparison.showNext(practiceState, actions);
            case NEXT -> actions.nextSentence();
            case DISCARD -> cancelOrDiscard();
            case PLAY -> actions.togglePlayback();
            case PLAY_SELECTION -> actions.playSelection();
            case PLAY_MODEL -> actions.play(VoiceSide.MODEL);
            case PLAY_MINE -> actions.play(VoiceSide.LEARNER);
            case PLAY_BOTH -> actions.playBoth();
            case PLAY_MINE_LIKE_MODEL -> actions.play(DerivedSound.MINE_LIKE_MODEL);
            case PLAY_MY_MELODY -> actions.play(DerivedSound.MY_MELODY);
            case PLAY_MODEL_MELODY -> actions.play(DerivedSound.MODEL_MELODY);
            case LOOP -> practiceState.playback().toggleLoop();
            case SPEED -> practiceState.playback().slower();
            case PREVIOUS -> actions.previousSentence();
            case FOLLOWING ->
                actions.chooseSentence(practiceState.sentenceList().get().chosenIndex() + 1);
            case ZOOM_IN -> lanes.zoom(ZOOM_STEP);
            case ZOOM_NORMAL -> lanes.zoomToDefault();
            case ZOOM_OUT -> lanes.zoom(1 / ZOOM_STEP);
            case ZOOM_SELECTION -> lanes.fitSelection();
            case ZOOM_FIT -> lanes.fit();
            case WORD_BEFORE -> inspect(() -> lanes.selectNeighbour(-1));
            case WORD_AFTER -> inspect(() -> lanes.selectNeighbour(1));
            case SOUND_BEFORE -> inspect(() -> lanes.inspectNeighbour(-1));
            case SOUND_AFTER -> inspect(() -> lanes.inspectNeighbour(1));
            case SELECT_ALL -> lanes.selectAll();
            case KEYS -> view.toggleKeyHelp();
            case UNDO -> actions.undo();
            case REDO -> actions.redo();
        }
    }

    private void inspect(Runnable step) {
        step.run();
        if (practiceState.lanes().inspected().get().isPresent()) {
            view.focusDetail();
        }
    }

    private void cancelOrDiscard() {
        if (view.closeKeyHelp()) {
            return;
        }
        LanesViewModel lanes = practiceState.lanes();
        boolean isBusy = practiceState.phase().get() instanceof PracticePhase.RecordingTake
                || practiceState.phase().get() instanceof PracticePhase.CountingDown
                || lanes.selection().get().isPresent()
                || lanes.inspected().get().isPresent();
        if (!isBusy && view.wayBack().follow()) {
            return;
        }
        lanes.clearSelection();
        lanes.inspect(Optional.empty());
        actions.discardRecording();
    }
}
