package app.saywell.ui.kit;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import java.text.MessageFormat;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.concurrent.ConcurrentHashMap;

/// Everything the window says, in the language that is chosen now.
///
/// A key begins with the name of the package whose bundle holds it: `practice.record` stands in
/// `ui/practice/texts_*.properties`. Texts with arguments are [MessageFormat]s; those without are
/// taken as they stand, apostrophes and all.
public final class Texts {
    private final ReadOnlyObjectWrapper<Language> language;
    private final Map<String, ResourceBundle> bundles = new ConcurrentHashMap<>();

    /// Speaks `language` until it is told otherwise.
    public Texts(Language language) {
        this.language = new ReadOnlyObjectWrapper<>(language);
    }

    /// The language that is spoken now.
    public ReadOnlyObjectProperty<Language> language() {
        return language.getReadOnlyProperty();
    }

    /// Speaks another language; everything bound changes at once.
    public void speak(Language chosen) {
        language.set(chosen);
    }

    /// The text of a key as it is now.
    ///
    /// @throws java.util.MissingResourceException if the bundle has no such key
    public String get(String key, Object... arguments) {
        String text = bundle(key).getString(key);
        return arguments.length == 0
                ? text
                : new MessageFormat(text, language.get().locale()).format(arguments);
    }

    /// The text of a key that there may be or not.
    public Optional<String> find(String key) {
        ResourceBundle bundle = bundle(key);
        return bundle.containsKey(key) ? Optional.of(bundle.getString(key)) : Optional.empty();
    }

    /// The text of a key, following the language.
    public StringBinding of(String key, Object... arguments) {
        return Bindings.createStringBinding(() -> get(key, arguments), language);
    }

    private ResourceBundle bundle(String key) {
        String room = key.substring(0, key.indexOf('.'));
        String name = "app.saywell.ui." + room + ".texts";
        return bundles.computeIfAbsent(
                name + "_" + language.get(),
                any ->
                        ResourceBundle.getBundle(
                                name,
                                language.get().locale(),
                                ResourceBundle.Control.getNoFallbackControl(
                                        ResourceBundle.Control.FORMAT_PROPERTIES)));
    }
}
