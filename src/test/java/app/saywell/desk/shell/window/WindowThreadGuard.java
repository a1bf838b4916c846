package app.saywell.desk.shell.window;

import app.saywell.Rooms;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.store.Library;
import java.net.URL;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import javafx.application.Platform;

/// Makes the use of a library on the window's thread an error, so that no screen waits for the
/// disk. Tests themselves may use it there.
public final class WindowThreadGuard {
    private static final URL PROGRAM = placeOf(NodeFactory.class);

    /// Whether a class is of the program's window; worked out once for each class.
    private static final ClassValue<Boolean> IS_OF_THE_WINDOW = new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
            return Rooms.isWindow(type.getPackageName()) && placeOf(type).equals(PROGRAM);
        }
    };

    private final Set<String> found = ConcurrentHashMap.newKeySet();

    private WindowThreadGuard() {}

    /// Watches a library.
    public static WindowThreadGuard watch(Library library) {
        WindowThreadGuard guard = new WindowThreadGuard();
        library.database().forbidOn(guard::isWindowWaiting);
        return guard;
    }

    /// Fails if the library was used on the window's thread: there a handler may have swallowed the
    /// exception.
    public void verify() {
        if (!found.isEmpty()) {
            throw new AssertionError("these wait for the library on the window's thread: " + found);
        }
    }

    private boolean isWindowWaiting() {
        if (!Platform.isFxApplicationThread()) {
            return false;
        }
        Optional<String> waiting = nearestPart();
        waiting.ifPresent(found::add);
        return waiting.isPresent();
    }

    /// The class of the window's program code that asked for it.
    private static Optional<String> nearestPart() {
        return StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE)
                .walk(frames -> frames.map(StackWalker.StackFrame::getDeclaringClass)
                        .filter(IS_OF_THE_WINDOW::get)
                        .findFirst())
                .map(Class::getName);
    }

    private static URL placeOf(Class<?> type) {
        return type.getProtectionDomain().getCodeSource().getLocation();
    }
}
