package app.saywell.desk.kit.keyboard;

import java.util.EnumMap;
import java.util.Map;
import javafx.scene.input.KeyCombination;

/// Sets of keys, one of them as users of another program know them.
public enum KeyPreset {
    /// The default keys: Audacity's for recording and view, Praat's for listening.
    USUAL(Map.of()),
    /// Praat's keys for the view too: zoom in, zoom out, selection, all.
    PRAAT(Map.of(
            KeyCommand.ZOOM_IN, "Shortcut+I",
            KeyCommand.ZOOM_OUT, "Shortcut+O",
            KeyCommand.ZOOM_SELECTION, "Shortcut+N",
            KeyCommand.ZOOM_NORMAL, "Shortcut+B",
            KeyCommand.ZOOM_FIT, "Shortcut+A",
            KeyCommand.SELECT_ALL, "Shortcut+Shift+A"));

    private final Map<KeyCommand, String> overrides;

    KeyPreset(Map<KeyCommand, String> overrides) {
        this.overrides = overrides;
    }

    /// The key of every command.
    public Map<KeyCommand, KeyCombination> keys() {
        Map<KeyCommand, KeyCombination> all = new EnumMap<>(KeyCommand.class);
        for (KeyCommand command : KeyCommand.values()) {
            String key = overrides.get(command);
            all.put(command, key == null ? command.defaultKey() : KeyCombination.valueOf(key));
        }
        return all;
    }
}
