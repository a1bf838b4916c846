package app.saywell.ui.kit;

import javafx.scene.input.KeyCombination;

import java.util.Locale;

/// What can be done with a key, and the key that does it until the user chooses another.
///
/// Recording and view follow Audacity, listening follows Praat.
public enum Command {
    /// Starts a recording, or ends it and keeps it.
    RECORD("R"),
    /// Ends a running recording and goes on to the next sentence.
    NEXT("Enter"),
    /// Ends a running recording and puts it into the bin.
    DISCARD("Esc"),
    /// Plays or stops.
    PLAY("Space"),
    /// Plays what is chosen.
    PLAY_SELECTION("Tab"),
    /// Plays the native reading.
    PLAY_MODEL("1"),
    /// Plays the learner's take.
    PLAY_MINE("2"),
    /// Plays one after the other.
    PLAY_BOTH("3"),
    /// Plays over and over.
    LOOP("L"),
    /// Plays slower, step by step, then at full speed again.
    SPEED("S"),
    /// The sentence before.
    PREVIOUS("Alt+Up"),
    /// The sentence after, without touching a recording.
    FOLLOWING("Alt+Down"),
    /// Closer.
    ZOOM_IN("Shortcut+1"),
    /// At the usual scale.
    ZOOM_NORMAL("Shortcut+2"),
    /// Farther.
    ZOOM_OUT("Shortcut+3"),
    /// What is chosen fills the window.
    ZOOM_SELECTION("Shortcut+E"),
    /// Everything fits into the window.
    ZOOM_FIT("Shortcut+F"),
    /// Chooses the word before.
    WORD_BEFORE("Shift+Left"),
    /// Chooses the word after.
    WORD_AFTER("Shift+Right"),
    /// Tells of the sound before.
    SOUND_BEFORE("Alt+Left"),
    /// Tells of the sound after.
    SOUND_AFTER("Alt+Right"),
    /// Chooses the whole sentence.
    SELECT_ALL("Shortcut+A"),
    /// Takes the last change of data back.
    UNDO("Shortcut+Z"),
    /// Makes it again.
    REDO("Shortcut+Shift+Z");

    private final String usual;

    Command(String usual) {
        this.usual = usual;
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
