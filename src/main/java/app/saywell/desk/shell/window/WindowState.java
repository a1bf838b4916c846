package app.saywell.desk.shell.window;

import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.shell.cases.ServiceGraph;
import java.util.Arrays;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import javafx.stage.Stage;

/// Remembers position and size of the window, and whether the class or practice was shown, between two starts.
///
/// A position on a monitor that is no longer connected is ignored, and no window is larger than its
/// monitor.
final class WindowState {
    private static final Setting<String> BOUNDS = Setting.text("window.bounds", "");
    private static final Setting<ScreenRoute> SCREEN = Setting.choice("window.screen", ScreenRoute.PRACTICE);
    private static final String MAXIMISED = "maximised";

    private WindowState() {}

    /// Restores the bounds of the window and the screen, and stores both when it closes.
    ///
    /// @param route the screen that is shown
    static void restoreAndRemember(Stage stage, ObjectProperty<ScreenRoute> route, ServiceGraph practice) {
        restore(stage, practice.settings().get(BOUNDS));
        ScreenRoute last = practice.settings().get(SCREEN);
        if (last.isFor(practice.settings().get(Setting.ROLE))) {
            route.set(last);
        }
        stage.setOnHiding(event -> {
            practice.settings().set(BOUNDS, serialize(stage));
            // From the others one comes back to the work.
            if (route.get() == ScreenRoute.CLASS || route.get() == ScreenRoute.PRACTICE) {
                practice.settings().set(SCREEN, route.get());
            }
        });
    }

    private static void restore(Stage stage, String serialized) {
        if (serialized.equals(MAXIMISED)) {
            stage.setMaximized(true);
            return;
        }
        parse(serialized).flatMap(WindowState::onScreen).ifPresent(bounds -> place(stage, bounds));
    }

    private static void place(Stage stage, Rectangle2D bounds) {
        stage.setX(bounds.getMinX());
        stage.setY(bounds.getMinY());
        stage.setWidth(bounds.getWidth());
        stage.setHeight(bounds.getHeight());
    }

    private static Optional<Rectangle2D> onScreen(Rectangle2D bounds) {
        return Screen.getScreensForRectangle(bounds).stream()
                .findFirst()
                .map(screen -> fitted(bounds, screen.getVisualBounds()));
    }

    /// The bounds, moved and made smaller as far as the screen demands: it may show everything
    /// larger than when the window was closed.
    static Rectangle2D fitted(Rectangle2D bounds, Rectangle2D screen) {
        double width = Math.min(bounds.getWidth(), screen.getWidth());
        double height = Math.min(bounds.getHeight(), screen.getHeight());
        return new Rectangle2D(
                Math.clamp(bounds.getMinX(), screen.getMinX(), screen.getMaxX() - width),
                Math.clamp(bounds.getMinY(), screen.getMinY(), screen.getMaxY() - height),
                width,
                height);
    }

    private static Optional<Rectangle2D> parse(String serialized) {
        if (!serialized.matches("-?\\d{1,6} -?\\d{1,6} \\d{1,6} \\d{1,6}")) {
            return Optional.empty();
        }
        double[] numbers = Arrays.stream(serialized.split(" ", -1))
                .mapToDouble(Double::parseDouble)
                .toArray();
        return Optional.of(new Rectangle2D(numbers[0], numbers[1], numbers[2], numbers[3]));
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
