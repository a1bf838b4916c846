package app.saywell.ui.kit;

import javafx.scene.input.KeyCombination;

import java.util.Locale;

/// What can be done with a key, and the key that does it until the user chooses another.
///
/// Recording and view follow Audacity, listening follows Praat.
public enum Command {
    /// Starts a recording, or ends it and keeps it.
    RECORD(Group.RECORDING, "R"),
    /// Ends a running recording and goes on to the next sentence.
    NEXT(Group.RECORDING, "Enter"),
    /// Ends a running recording and puts it into the bin.
    DISCARD(Group.RECORDING, "Esc"),
    /// Plays or stops.
    PLAY(Group.LISTENING, "Space"),
    /// Plays what is chosen.
    PLAY_SELECTION(Group.LISTENING, "Tab"),
    /// Plays the native reading.
    PLAY_MODEL(Group.LISTENING, "1"),
    /// Plays the learner's take.
    PLAY_MINE(Group.LISTENING, "2"),
    /// Plays one after the other.
    PLAY_BOTH(Group.LISTENING, "3"),
    /// Plays over and over.
    LOOP(Group.LISTENING, "L"),
    /// Plays slower, step by step, then at full speed again.
    SPEED(Group.LISTENING, "S"),
    /// The sentence before.
    PREVIOUS(Group.MOVING, "Alt+Up"),
    /// The sentence after, without touching a recording.
    FOLLOWING(Group.MOVING, "Alt+Down"),
    /// Closer.
    ZOOM_IN(Group.PICTURE, "Shortcut+1"),
    /// At the usual scale.
    ZOOM_NORMAL(Group.PICTURE, "Shortcut+2"),
    /// Farther.
    ZOOM_OUT(Group.PICTURE, "Shortcut+3"),
    /// What is chosen fills the window.
    ZOOM_SELECTION(Group.PICTURE, "Shortcut+E"),
    /// Everything fits into the window.
    ZOOM_FIT(Group.PICTURE, "Shortcut+F"),
    /// Chooses the word before.
    WORD_BEFORE(Group.MOVING, "Shift+Left"),
    /// Chooses the word after.
    WORD_AFTER(Group.MOVING, "Shift+Right"),
    /// Tells of the sound before.
    SOUND_BEFORE(Group.MOVING, "Alt+Left"),
    /// Tells of the sound after.
    SOUND_AFTER(Group.MOVING, "Alt+Right"),
    /// Chooses the whole sentence.
    SELECT_ALL(Group.MOVING, "Shortcut+A"),
    /// Takes the last change of data back.
    UNDO(Group.DATA, "Shortcut+Z"),
    /// Makes it again.
    REDO(Group.DATA, "Shortcut+Shift+Z"),
    /// Shows all keys, or puts them away.
    KEYS(Group.DATA, "Shift+Slash");

    private final Group group;
    private final String usual;

    Command(Group group, String usual) {
        this.group = group;
        this.usual = usual;
    }

    /// What it is about, for lists.
    public enum Group {
        /// Speaking.
        RECORDING,
        /// Hearing.
        LISTENING,
        /// Sentences, words and sounds.
        MOVING,
        /// How much is in view.
        PICTURE,
        /// What was done, and help.
        DATA
    }

    /// What it is about.
    public Group group() {
        return group;
    }

    /// The key that does it where the user has chosen no other.
    public KeyCombination usualKey() {
        return KeyCombination.valueOf(usual);
    }

    /// The key of its name in the texts, such as `kit.command.play-both`.
    public String textKey() {
        return "kit.command." + name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
