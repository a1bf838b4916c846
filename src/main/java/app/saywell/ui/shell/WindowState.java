package app.saywell.ui.shell;

import app.saywell.library.settings.Setting;
import app.saywell.practice.UseCases;

import javafx.stage.Screen;
import javafx.stage.Stage;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// Remembers position and size of the window between two starts.
///
/// A position on a monitor that is no longer connected is ignored.
final class WindowState {
    private static final Setting<String> BOUNDS = Setting.text("window.bounds", "");
    private static final String MAXIMISED = "maximised";

    private WindowState() {}

    /// Restores the bounds of the window and stores them when it closes.
    static void restoreAndRemember(Stage stage, UseCases practice) {
        restore(stage, practice.getSetting(BOUNDS));
        stage.setOnHiding(event -> practice.setSetting(BOUNDS, serialize(stage)));
    }

    private static void restore(Stage stage, String serialized) {
        if (serialized.equals(MAXIMISED)) {
            stage.setMaximized(true);
            return;
        }
        parse(serialized)
                .filter(
                        bounds ->
                                !Screen.getScreensForRectangle(
                                                bounds.get(0),
                                                bounds.get(1),
                                                bounds.get(2),
                                                bounds.get(3))
                                        .isEmpty())
                .ifPresent(
                        bounds -> {
                            stage.setX(bounds.get(0));
                            stage.setY(bounds.get(1));
                            stage.setWidth(bounds.get(2));
                            stage.setHeight(bounds.get(3));
                        });
    }

    private static Optional<List<Double>> parse(String serialized) {
        if (!serialized.matches("-?\\d{1,6}( -?\\d{1,6}){3}")) {
            return Optional.empty();
        }
        return Optional.of(Arrays.stream(serialized.split(" ", -1)).map(Double::valueOf).toList());
    }

    private static String serialize(Stage stage) {
        return stage.isMaximized()
                ? MAXIMISED
                : "%d %d %d %d"
                        .formatted(
                                Math.round(stage.getX()),
                                Math.round(stage.getY()),
                                Math.round(stage.getWidth()),
                                Math.round(stage.getHeight()));
    }
}
