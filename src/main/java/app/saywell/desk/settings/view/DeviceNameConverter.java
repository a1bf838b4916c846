package app.saywell.desk.settings.view;

import app.saywell.desk.kit.text.LocalizedTexts;
import javafx.util.StringConverter;

/// Shows the name of a sound device; the empty name is the system's default device.
final class DeviceNameConverter extends StringConverter<String> {
    private final LocalizedTexts texts;
    private final String defaultKey;

    /// @param defaultKey the text key of the system's default device
    DeviceNameConverter(LocalizedTexts texts, String defaultKey) {
        this.texts = texts;
        this.defaultKey = defaultKey;
    }

    @Override
    public String toString(String name) {
        return name == null || name.isEmpty() ? texts.get(defaultKey) : name;
    }

    @Override
    public String fromString(String shown) {
        return shown;
    }
}
