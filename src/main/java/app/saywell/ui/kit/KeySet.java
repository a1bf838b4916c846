package app.saywell.ui.kit;

import javafx.scene.input.KeyCombination;

import java.util.EnumMap;
import java.util.Map;

/// Keys as users of another program know them.
public enum KeySet {
    /// The usual ones: Audacity for recording and view, Praat for listening.
    USUAL(Map.of()),
    /// Praat's for the view too: in, out, selection, all.
    PRAAT(
            Map.of(
                    Command.ZOOM_IN, "Shortcut+I",
                    Command.ZOOM_OUT, "Shortcut+O",
                    Command.ZOOM_SELECTION, "Shortcut+N",
                    Command.ZOOM_NORMAL, "Shortcut+B",
                    Command.ZOOM_FIT, "Shortcut+A",
                    Command.SELECT_ALL, "Shortcut+Shift+A"));

    private final Map<Command, String> other;

    KeySet(Map<Command, String> other) {
        this.other = other;
    }

    /// The key of every command.
    public Map<Command, KeyCombination> keys() {
        Map<Command, KeyCombination> all = new EnumMap<>(Command.class);
        for (Command command : Command.values()) {
            String key = other.get(command);
            all.put(command, key == null ? command.usualKey() : KeyCombination.valueOf(key));
        }
        return all;
    }
}
