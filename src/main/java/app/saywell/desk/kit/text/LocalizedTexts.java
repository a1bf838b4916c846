package app.saywell.desk.kit.text;

import java.text.MessageFormat;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.concurrent.ConcurrentHashMap;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// All texts of the window in the chosen language.
///
/// A key starts with the name of the package that holds its bundle: `practice.record` is in
/// `desk/practice/texts_*.properties`. Texts with arguments are [MessageFormat] patterns; texts
/// without arguments are used as they are, so apostrophes need no escaping.
public final class LocalizedTexts {
    /// Where the texts of a part lie that is not a room of its own.
    private static final Map<String, String> PARTS = Map.of(
            "doctor", "settings.doctor",
            "repair", "settings.view.repair",
            "sounds", "kit.articulation",
            "trouble", "shell.trouble",
            "voice", "lessons.view.voice",
            "welcome", "shell.welcome");

    private final ReadOnlyObjectWrapper<InterfaceLanguage> language;
    private final Map<String, ResourceBundle> bundles;

    /// Starts in this language.
    public LocalizedTexts(InterfaceLanguage language) {
        this(language, new ConcurrentHashMap<>());
    }

    private LocalizedTexts(InterfaceLanguage language, Map<String, ResourceBundle> bundles) {
        this.language = new ReadOnlyObjectWrapper<>(language);
        this.bundles = bundles;
    }

    /// The same texts, whose language is changed apart from that of these.
    public LocalizedTexts another() {
        return new LocalizedTexts(language.get(), bundles);
    }

    /// The current language.
    public ReadOnlyObjectProperty<InterfaceLanguage> language() {
        return language.getReadOnlyProperty();
    }

    /// Changes the language; everything bound follows at once.
    public void setLanguage(InterfaceLanguage newLanguage) {
        language.set(newLanguage);
    }

    /// The text of a key in the current language.
    ///
    /// @throws java.util.MissingResourceException if the bundle has no such key
    public String get(String key, Object... arguments) {
        String pattern = bundle(key).getString(key);
        return arguments.length == 0
                ? pattern
                : new MessageFormat(pattern, language.get().locale()).format(arguments);
    }

    /// The text of a key that may be missing.
    public Optional<String> find(String key) {
        ResourceBundle bundle = bundle(key);
        return bundle.containsKey(key) ? Optional.of(bundle.getString(key)) : Optional.empty();
    }

    /// A binding to the text of a key that follows the language.
    public StringBinding binding(String key, Object... arguments) {
        return Bindings.createStringBinding(() -> get(key, arguments), language);
    }

    private ResourceBundle bundle(String key) {
        String packageName = key.substring(0, key.indexOf('.'));
        String bundleName = "app.saywell.desk." + PARTS.getOrDefault(packageName, packageName) + ".texts";
        return bundles.computeIfAbsent(
                bundleName + "_" + language.get(),
                newBundleKey -> ResourceBundle.getBundle(
                        bundleName,
                        language.get().locale(),
                        ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES)));
    }
}
