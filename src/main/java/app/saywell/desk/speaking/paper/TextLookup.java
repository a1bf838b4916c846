package app.saywell.desk.speaking.paper;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/// Gives the texts of speaking freely by their keys.
@FunctionalInterface
public interface TextLookup {
    /// @param arguments of a [MessageFormat]; a text without any is taken as it is
    /// @throws java.util.MissingResourceException if there is no such key
    String get(String key, Object... arguments);

    /// The texts in a language, whichever that of the window is.
    static TextLookup in(Locale language) {
        ResourceBundle bundle = ResourceBundle.getBundle(
                "app.saywell.desk.speaking.texts",
                language,
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
        return (key, arguments) -> arguments.length == 0
                ? bundle.getString(key)
                : new MessageFormat(bundle.getString(key), language).format(arguments);
    }
}
