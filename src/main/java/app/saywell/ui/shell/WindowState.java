package app.saywell.ui.shell;

import app.saywell.library.settings.Setting;
import app.saywell.practice.Practice;

import javafx.stage.Screen;
import javafx.stage.Stage;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// Where the window stood and how large it was, from one day to the next.
///
/// A place on a screen that is no longer there is forgotten.
final class WindowState {
    private static final Setting<String> BOUNDS = Setting.text("window.bounds", "");
    private static final String MAXIMISED = "maximised";

    private WindowState() {}

    /// Puts the window where it was, and notes where it is when it goes.
    static void follow(Stage stage, Practice practice) {
        restore(stage, practice.get(BOUNDS));
        stage.setOnHiding(event -> practice.set(BOUNDS, written(stage)));
    }

    private static void restore(Stage stage, String written) {
        if (written.equals(MAXIMISED)) {
            stage.setMaximized(true);
            return;
        }
        read(written)
                .filter(
                        at ->
                                !Screen.getScreensForRectangle(
                                                at.get(0), at.get(1), at.get(2), at.get(3))
                                        .isEmpty())
                .ifPresent(
                        at -> {
                            stage.setX(at.get(0));
                            stage.setY(at.get(1));
                            stage.setWidth(at.get(2));
                            stage.setHeight(at.get(3));
                        });
    }

    private static Optional<List<Double>> read(String written) {
        if (!written.matches("-?\\d{1,6}( -?\\d{1,6}){3}")) {
            return Optional.empty();
        }
        return Optional.of(Arrays.stream(written.split(" ", -1)).map(Double::valueOf).toList());
    }

    private static String written(Stage stage) {
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
