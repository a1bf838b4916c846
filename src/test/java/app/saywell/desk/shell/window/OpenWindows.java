package app.saywell.desk.shell.window;

import java.util.List;
import javafx.stage.Window;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/// Closes the windows that a class of tests left open: headless, several windows can have the
/// keyboard at once, and what a later test types would go to one of them.
public final class OpenWindows implements AfterAllCallback {
    @Override
    public void afterAll(ExtensionContext context) {
        if (context.getRequiredTestClass().getName().startsWith("app.saywell.desk.")
                && !Window.getWindows().isEmpty()) {
            WindowRobot.run(() -> List.copyOf(Window.getWindows()).forEach(Window::hide));
        }
    }
}
