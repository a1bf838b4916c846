package app.saywell.ui.kit;

import app.saywell.library.settings.Setting;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.collections.FXCollections;
import javafx.collections.ObservableMap;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/// Which key does what. Labels bound to it change with it.
public final class Keymap {
    /// Where it is kept: `COMMAND=key`, line by line, of those that are not on their usual keys.
    public static final Setting<String> KEPT = Setting.text("keys", "");

    private final ObservableMap<Command, KeyCombination> keys =
            FXCollections.observableMap(new EnumMap<>(Command.class));

    /// Starts with every command on its usual key.
    public Keymap() {
        for (Command command : Command.values()) {
            keys.put(command, command.usualKey());
        }
    }

    /// Puts a command on another key; the command that had it goes without one.
    public void put(Command command, KeyCombination key) {
        keys.entrySet().removeIf(entry -> entry.getValue().equals(key));
        keys.put(command, key);
    }

    /// Puts every command on the key of a set.
    public void use(KeySet set) {
        keys.clear();
        keys.putAll(set.keys());
    }

    /// The command that is on a key.
    public Optional<Command> commandOn(KeyCombination key) {
        return keys.entrySet().stream()
                .filter(entry -> entry.getValue().equals(key))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /// Whether every command is on the key of a set.
    public boolean is(KeySet set) {
        return keys.equals(set.keys());
    }

    /// As [#KEPT] keeps it.
    public String written() {
        StringBuilder text = new StringBuilder();
        for (Command command : Command.values()) {
            KeyCombination key = keys.get(command);
            if (key == null || !key.equals(command.usualKey())) {
                text.append(command).append('=').append(key == null ? "" : key.getName());
                text.append('\n');
            }
        }
        return text.toString();
    }

    /// Takes over what was kept; what cannot be read stays on its usual key.
    public void read(String written) {
        if (written.equals(written())) {
            return;
        }
        use(KeySet.USUAL);
        for (String line : written.lines().toList()) {
            int at = line.indexOf('=');
            for (Command command : Command.values()) {
                if (at > 0 && command.name().equals(line.substring(0, at))) {
                    read(command, line.substring(at + 1));
                }
            }
        }
    }

    private void read(Command command, String key) {
        if (key.isEmpty()) {
            keys.remove(command);
            return;
        }
        try {
            keys.put(command, KeyCombination.valueOf(key));
        } catch (IllegalArgumentException e) { // a key that this version does not know
            keys.put(command, command.usualKey());
        }
    }

    /// The command of a key that was pressed.
    public Optional<Command> commandOf(KeyEvent event) {
        return keys.entrySet().stream()
                .filter(entry -> entry.getValue().match(event))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /// What stands on the key, for a label; empty where the command has none.
    public StringBinding label(Command command) {
        return Bindings.createStringBinding(
                () -> {
                    KeyCombination key = keys.get(command);
                    return key == null ? "" : shown(key);
                },
                keys);
    }

    /// A key as it stands on a keyboard.
    public static String shown(KeyCombination key) {
        return key.getDisplayText().replace("Escape", "Esc").replace("Shift+/", "?");
    }
}
