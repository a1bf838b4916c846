package app.saywell.desk.kit.keyboard;

import app.saywell.desk.school.settings.UserRole;
import java.util.Locale;
import javafx.scene.input.KeyCombination;

/// A command of the window and the key that runs it until the user chooses another.
///
/// Keys for recording and view follow Audacity, keys for listening follow Praat.
public enum KeyCommand {
    /// Starts a recording, or ends it and keeps it.
    RECORD(CommandGroup.RECORDING, "R"),
    /// Records a take while the model reading plays.
    SHADOW(CommandGroup.RECORDING, "Shift+R"),
    /// Ends a running recording, keeps it and opens the next sentence.
    NEXT(CommandGroup.RECORDING, "Enter"),
    /// Ends a running recording and moves it to the bin.
    DISCARD(CommandGroup.RECORDING, "Esc"),
    /// Plays or stops.
    PLAY(CommandGroup.LISTENING, "Space"),
    /// Plays the selection.
    PLAY_SELECTION(CommandGroup.LISTENING, "Tab"),
    /// Plays the model reading.
    PLAY_MODEL(CommandGroup.LISTENING, "1"),
    /// Plays the learner's take.
    PLAY_MINE(CommandGroup.LISTENING, "2"),
    /// Plays the model reading, then the take.
    PLAY_BOTH(CommandGroup.LISTENING, "3"),
    /// Plays the take with the prosody of the model reading.
    PLAY_MINE_LIKE_MODEL(CommandGroup.LISTENING, "4"),
    /// Hums the melody of the take.
    PLAY_MY_MELODY(CommandGroup.LISTENING, "5"),
    /// Hums the melody of the model reading.
    PLAY_MODEL_MELODY(CommandGroup.LISTENING, "6"),
    /// Opens or closes dictation.
    DICTATE(CommandGroup.LISTENING, "D"),
    /// Repeats what is played.
    LOOP(CommandGroup.LISTENING, "L"),
    /// Plays slower, step by step, then at full speed again.
    SPEED(CommandGroup.LISTENING, "S"),
    /// Opens the sentence before.
    PREVIOUS(CommandGroup.MOVING, "Alt+Up"),
    /// Opens the sentence after and leaves a recording alone.
    FOLLOWING(CommandGroup.MOVING, "Alt+Down"),
    /// Shows the next other take above the shown one, at last the model reading again.
    COMPARE(CommandGroup.PICTURE, "C"),
    /// Zooms in.
    ZOOM_IN(CommandGroup.PICTURE, "Shortcut+1"),
    /// Zooms to the default scale.
    ZOOM_NORMAL(CommandGroup.PICTURE, "Shortcut+2"),
    /// Zooms out.
    ZOOM_OUT(CommandGroup.PICTURE, "Shortcut+3"),
    /// Zooms to the selection.
    ZOOM_SELECTION(CommandGroup.PICTURE, "Shortcut+E"),
    /// Zooms to everything.
    ZOOM_FIT(CommandGroup.PICTURE, "Shortcut+F"),
    /// Selects the word before.
    WORD_BEFORE(CommandGroup.MOVING, "Shift+Left"),
    /// Selects the word after.
    WORD_AFTER(CommandGroup.MOVING, "Shift+Right"),
    /// Shows details of the sound before.
    SOUND_BEFORE(CommandGroup.MOVING, "Alt+Left"),
    /// Shows details of the sound after.
    SOUND_AFTER(CommandGroup.MOVING, "Alt+Right"),
    /// Selects the whole sentence.
    SELECT_ALL(CommandGroup.MOVING, "Shortcut+A"),
    /// Opens the practice screen.
    GO_PRACTICE(CommandGroup.SCREENS, "Alt+1"),
    /// Opens the class screen.
    GO_CLASS(CommandGroup.SCREENS, "Alt+2"),
    /// Opens the lessons screen.
    GO_LESSONS(CommandGroup.SCREENS, "Alt+3"),
    /// Opens the transcription screen.
    GO_TRANSCRIBE(CommandGroup.SCREENS, "Alt+4"),
    /// Opens the reports screen.
    GO_REPORTS(CommandGroup.SCREENS, "Alt+5"),
    /// Opens the queue screen.
    GO_QUEUE(CommandGroup.SCREENS, "Alt+6"),
    /// Opens the settings.
    GO_SETTINGS(CommandGroup.SCREENS, "Alt+7"),
    /// Opens ear training.
    GO_EAR(CommandGroup.SCREENS, "Alt+8"),
    /// Opens the page of the ten minutes.
    GO_DAILY(CommandGroup.SCREENS, "Alt+9"),
    /// Opens the dialogues.
    GO_DIALOGUE(CommandGroup.SCREENS, "Alt+0"),
    /// Opens speaking without a text.
    GO_SPEAKING(CommandGroup.SCREENS, "Alt+S"),
    /// Opens what comes next in the ten minutes.
    DAILY_ON(CommandGroup.SCREENS, "Shortcut+Enter"),
    /// Leaves out what is left of a step of the ten minutes.
    DAILY_SKIP(CommandGroup.SCREENS, "Shortcut+Shift+Enter"),
    /// Stops the ten minutes.
    DAILY_STOP(CommandGroup.SCREENS, "Shortcut+Period"),
    /// Undoes the last change of data.
    UNDO(CommandGroup.DATA, "Shortcut+Z"),
    /// Redoes it.
    REDO(CommandGroup.DATA, "Shortcut+Shift+Z"),
    /// Shows or hides the overview of keys.
    KEYS(CommandGroup.DATA, "Shift+Slash");

    private final CommandGroup group;
    private final String defaultKeyText;

    KeyCommand(CommandGroup group, String defaultKeyText) {
        this.group = group;
        this.defaultKeyText = defaultKeyText;
    }

    /// The group under which lists show a command.
    public enum CommandGroup {
        /// Recording takes.
        RECORDING,
        /// Playing sound.
        LISTENING,
        /// Moving between sentences, words and sounds.
        MOVING,
        /// Zooming the waveforms.
        PICTURE,
        /// Opening the screens of the window.
        SCREENS,
        /// Undo, redo and help.
        DATA
    }

    /// Whether it does something for whoever uses Saywell in this role.
    public boolean isFor(UserRole role) {
        return role == UserRole.TEACHER || (this != GO_CLASS && this != GO_REPORTS);
    }

    public CommandGroup group() {
        return group;
    }

    /// The key that runs it while the user has chosen no other.
    public KeyCombination defaultKey() {
        return KeyCombination.valueOf(defaultKeyText);
    }

    /// The bundle key of its name, such as `kit.command.play-both`.
    public String textKey() {
        return "kit.command." + name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
