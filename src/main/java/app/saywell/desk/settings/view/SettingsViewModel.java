package app.saywell.desk.settings.view;

import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.Theme;
import app.saywell.desk.school.settings.UserRole;
import app.saywell.desk.store.change.ChangePublisher;
import app.saywell.desk.store.change.PublishedSettings;
import app.saywell.speech.task.Subscription;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// How the window looks and speaks: language, theme and size of the text, and who uses it. Follows changes made
/// elsewhere.
final class SettingsViewModel implements AutoCloseable {
    private final PublishedSettings settings;
    private final ReadOnlyObjectWrapper<Theme> theme;
    private final ReadOnlyObjectWrapper<Integer> textSize;
    private final ReadOnlyObjectWrapper<UserRole> role;
    private final Subscription subscription;

    SettingsViewModel(ChangePublisher changes, PublishedSettings settings) {
        this.settings = settings;
        theme = new ReadOnlyObjectWrapper<>(settings.get(Setting.THEME));
        textSize = new ReadOnlyObjectWrapper<>(settings.get(Setting.TEXT_SIZE_PERCENT));
        role = new ReadOnlyObjectWrapper<>(settings.get(Setting.ROLE));
        subscription = changes.subscribe(this::changed);
    }

    /// The theme of the window.
    ReadOnlyObjectProperty<Theme> theme() {
        return theme.getReadOnlyProperty();
    }

    /// The size of the text in percent.
    ReadOnlyObjectProperty<Integer> textSize() {
        return textSize.getReadOnlyProperty();
    }

    /// Who uses Saywell.
    ReadOnlyObjectProperty<UserRole> role() {
        return role.getReadOnlyProperty();
    }

    /// Changes who uses Saywell.
    void setRole(UserRole chosen) {
        settings.set(Setting.ROLE, chosen);
    }

    /// Whether the school has set the language of the window.
    boolean isLanguageSetBySchool() {
        return settings.policy().imposes(Setting.INTERFACE_LANGUAGE);
    }

    /// Changes the language of the window.
    void setLanguage(InterfaceLanguage language) {
        settings.set(Setting.INTERFACE_LANGUAGE, language.locale().toLanguageTag());
    }

    /// Changes the theme.
    void setTheme(Theme chosen) {
        settings.set(Setting.THEME, chosen);
    }

    /// Changes the size of the text.
    void setTextSize(int percent) {
        settings.set(Setting.TEXT_SIZE_PERCENT, percent);
    }

    private void changed(LibraryChange change) {
        if (change instanceof LibraryChange.SettingsChanged) {
            theme.set(settings.get(Setting.THEME));
            textSize.set(settings.get(Setting.TEXT_SIZE_PERCENT));
            role.set(settings.get(Setting.ROLE));
        }
    }

    @Override
    public void close() {
        subscription.close();
    }
}
