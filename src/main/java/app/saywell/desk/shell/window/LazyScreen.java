package app.saywell.desk.shell.window;

import app.saywell.desk.kit.Screen;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// A screen that is built when it is first needed, so that the window opens with the one it shows.
final class LazyScreen<S extends Screen> {
    private final Supplier<S> factory;
    private @Nullable S screen;

    LazyScreen(Supplier<S> factory) {
        this.factory = factory;
    }

    /// The screen; builds it at the first call.
    S get() {
        S built = screen;
        if (built == null) {
            built = factory.get();
            screen = built;
        }
        return built;
    }

    /// The screen if it has been built.
    Optional<Screen> ifBuilt() {
        return Optional.ofNullable(screen);
    }
}
