package app.saywell.desk.shell.start;

import app.saywell.speech.task.ListenerList;
import app.saywell.speech.task.Subscription;
import java.util.Arrays;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.logging.Level;
import java.util.logging.Logger;

/// What nothing in the program catches, on any thread of this process. It is logged by its class and its place, each
/// place once, and told to who listens. Without this the virtual machine would write it to standard error with its
/// message, which may quote a name or a text. Thread-safe.
public final class UncaughtExceptions implements Thread.UncaughtExceptionHandler {
    private static final UncaughtExceptions OF_THIS_PROCESS = new UncaughtExceptions();

    private final ListenerList<UncaughtExceptions> listeners = new ListenerList<>();
    private final Set<String> logged = ConcurrentHashMap.newKeySet();

    UncaughtExceptions() {}

    /// Those of this process, once they are watched.
    static UncaughtExceptions ofThisProcess() {
        return OF_THIS_PROCESS;
    }

    /// Watches all threads of this process that have no handler of their own, the JavaFX thread included.
    public static void watch() {
        Thread.setDefaultUncaughtExceptionHandler(OF_THIS_PROCESS);
    }

    /// Adds a listener, which is called on the thread that failed until the subscription is closed.
    Subscription subscribe(Runnable listener) {
        return listeners.add(any -> listener.run());
    }

    @Override
    public void uncaughtException(Thread thread, Throwable failure) {
        try {
            log(failure);
        } catch (RuntimeException | Error e) {
            // Whoever looks at the window is told all the same.
        }
        try {
            listeners.publish(this);
        } catch (RuntimeException | Error e) {
            // Thrown here, it would only come back.
        }
    }

    // The first logger of a process opens every jar, so none is made before something fails.
    private void log(Throwable failure) {
        String place = place(failure.getStackTrace());
        if (logged.add(failure.getClass().getName() + place)) {
            Logger.getLogger(UncaughtExceptions.class.getName())
                    .log(Level.SEVERE, "nothing has caught what failed" + place, failure);
        }
    }

    /// The first line of our own code, or of any.
    private static String place(StackTraceElement[] frames) {
        return Arrays.stream(frames)
                .filter(frame -> frame.getClassName().startsWith("app.saywell."))
                .findFirst()
                .or(() -> Arrays.stream(frames).findFirst())
                .map(frame -> " at " + frame.getClassName() + "." + frame.getMethodName() + ":" + frame.getLineNumber())
                .orElse("");
    }
}
