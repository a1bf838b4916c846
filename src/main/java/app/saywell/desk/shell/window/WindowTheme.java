package app.saywell.desk.shell.window;

import app.saywell.desk.classroom.ClassView;
import app.saywell.desk.daily.view.DailyView;
import app.saywell.desk.dialogue.view.DialogueView;
import app.saywell.desk.ear.view.EarView;
import app.saywell.desk.kit.theme.Appearance;
import app.saywell.desk.lessons.view.LessonsView;
import app.saywell.desk.practice.PracticeView;
import app.saywell.desk.reports.view.ReportsView;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.Theme;
import app.saywell.desk.settings.view.SettingsView;
import app.saywell.desk.shell.cases.ServiceGraph;
import app.saywell.desk.speaking.view.SpeakingView;
import java.util.List;
import javafx.application.ColorScheme;
import javafx.application.Platform;
import javafx.scene.Scene;
import org.jspecify.annotations.Nullable;

/// Theme and text size of the window, as the settings have them, and its density: in a window that is
/// low for its text size, everything moves closer together.
final class WindowTheme {
    private static final List<String> STYLESHEETS = List.of(
            "shell/shell.css",
            PracticeView.STYLES,
            EarView.STYLES,
            DailyView.STYLES,
            DialogueView.STYLES,
            SpeakingView.STYLES,
            ClassView.STYLES,
            LessonsView.STYLES,
            ReportsView.STYLES,
            SettingsView.STYLES);

    private static final String LOW = "low";

    /// In pixels of the normal text size.
    private static final double MIN_ROOMY_HEIGHT = 640;

    private final Scene scene;
    private final ServiceGraph practice;
    private @Nullable Appearance appliedAppearance;

    WindowTheme(Scene scene, ServiceGraph practice) {
        this.scene = scene;
        this.practice = practice;
        scene.heightProperty().subscribe(any -> adaptToHeight());
    }

    /// Applies the settings if they changed.
    void apply() {
        Appearance appearance = wanted();
        if (isOutdatedBy(appearance)) {
            appliedAppearance = appearance;
            appearance.applyTo(scene, STYLESHEETS);
            adaptToHeight();
        }
    }

    private void adaptToHeight() {
        int textPercent = appliedAppearance == null ? 100 : appliedAppearance.textPercent();
        boolean isLow = scene.getHeight() * 100 / textPercent < MIN_ROOMY_HEIGHT;
        List<String> styles = scene.getRoot().getStyleClass();
        if (isLow != styles.contains(LOW)) {
            if (isLow) {
                styles.add(LOW);
            } else {
                styles.remove(LOW);
            }
        }
    }

    /// Whether the settings changed since they were applied.
    boolean isOutdated() {
        return isOutdatedBy(wanted());
    }

    // At the start there is nothing to compare with, and comparing records takes 25 ms once.
    private boolean isOutdatedBy(Appearance appearance) {
        return appliedAppearance == null || !appearance.equals(appliedAppearance);
    }

    private Appearance wanted() {
        return new Appearance(
                resolve(practice.settings().get(Setting.THEME)),
                practice.settings().get(Setting.TEXT_SIZE_PERCENT));
    }

    private static Theme resolve(Theme theme) {
        if (theme != Theme.SYSTEM) {
            return theme;
        }
        return Platform.getPreferences().getColorScheme() == ColorScheme.DARK ? Theme.DARK : Theme.LIGHT;
    }
}
