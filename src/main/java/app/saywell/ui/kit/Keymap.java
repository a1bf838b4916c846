package app.saywell.ui.kit;

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
                    return key == null ? "" : key.getDisplayText().replace("Escape", "Esc");
                },
                keys);
    }
}
