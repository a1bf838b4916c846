package app.saywell.desk.kit.keyboard;

import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.UserRole;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableMap;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

/// Which key runs which command. Labels bound to it follow its changes.
public final class KeyBindings {
    /// The setting that stores it: one line `COMMAND=key` for each command that is not on its
    /// default key.
    public static final Setting<String> SETTING = Setting.text("keys", "");

    private final ObservableMap<KeyCommand, KeyCombination> bindings =
            FXCollections.observableMap(new EnumMap<>(KeyCommand.class));

    private final ObjectProperty<UserRole> role = new SimpleObjectProperty<>(UserRole.TEACHER);

    /// Starts with every command on its default key.
    public KeyBindings() {
        for (KeyCommand command : KeyCommand.values()) {
            bindings.put(command, command.defaultKey());
        }
    }

    /// Who uses Saywell: the overview of keys lists what is theirs.
    public ObjectProperty<UserRole> role() {
        return role;
    }

    /// Binds a command to another key. A command that had this key loses it.
    public void bind(KeyCommand command, KeyCombination key) {
        bindings.entrySet().removeIf(binding -> binding.getValue().equals(key));
        bindings.put(command, key);
    }

    /// Binds every command to the key of a preset.
    public void usePreset(KeyPreset preset) {
        bindings.clear();
        bindings.putAll(preset.keys());
    }

    public Optional<KeyCommand> commandBoundTo(KeyCombination key) {
        return bindings.entrySet().stream()
                .filter(binding -> binding.getValue().equals(key))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /// Whether every command is bound as in a preset.
    public boolean matches(KeyPreset preset) {
        return bindings.equals(preset.keys());
    }

    /// The text that [#SETTING] stores.
    public String serialize() {
        StringBuilder text = new StringBuilder();
        for (KeyCommand command : KeyCommand.values()) {
            KeyCombination key = bindings.get(command);
            if (key == null || !key.equals(command.defaultKey())) {
                text.append(command).append('=').append(key == null ? "" : key.getName());
                text.append('\n');
            }
        }
        return text.toString();
    }

    /// Loads a stored text. Commands with an unreadable key keep the default key.
    public void load(String serialized) {
        if (serialized.equals(serialize())) {
            return;
        }
        usePreset(KeyPreset.USUAL);
        for (String line : serialized.lines().toList()) {
            int separator = line.indexOf('=');
            for (KeyCommand command : KeyCommand.values()) {
                if (separator > 0 && command.name().equals(line.substring(0, separator))) {
                    load(command, line.substring(separator + 1));
                }
            }
        }
    }

    private void load(KeyCommand command, String key) {
        if (key.isEmpty()) {
            bindings.remove(command);
            return;
        }
        try {
            bindings.put(command, KeyCombination.valueOf(key));
        } catch (IllegalArgumentException e) { // a key that this version does not know
            bindings.put(command, command.defaultKey());
        }
    }

    /// The command of a pressed key.
    public Optional<KeyCommand> commandFor(KeyEvent event) {
        return bindings.entrySet().stream()
                .filter(binding -> binding.getValue().match(event))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /// The name of the key for a label; empty if the command has none.
    public StringBinding keyLabel(KeyCommand command) {
        return Bindings.createStringBinding(
                () -> {
                    KeyCombination key = bindings.get(command);
                    return key == null ? "" : displayText(key);
                },
                bindings);
    }

    /// A key as keyboards label it.
    public static String displayText(KeyCombination key) {
        return key.getDisplayText().replace("Escape", "Esc").replace("Shift+/", "?");
    }
}
