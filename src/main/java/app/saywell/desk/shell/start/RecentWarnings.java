package app.saywell.desk.shell.start;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/// The places in the program where the last warnings of this process came from: the logger, the
/// kinds of exceptions, and their lines of code. Messages are left out, because they may quote a
/// name or a text. Thread-safe.
public final class RecentWarnings extends Handler {
    private static final int MAX_WARNINGS = 100;
    private static final int MAX_FRAMES = 12;
    private static final int MAX_CAUSES = 5;

    private final Deque<String> places = new ArrayDeque<>();

    /// For the log manager, and for tests.
    public RecentWarnings() {
        setLevel(Level.WARNING);
        setFilter(new ExpectedWarningFilter());
    }

    /// The places that the handler of this process has seen, oldest first.
    public static List<String> list() {
        return Arrays.stream(Logger.getLogger("").getHandlers())
                .filter(RecentWarnings.class::isInstance)
                .map(RecentWarnings.class::cast)
                .flatMap(handler -> handler.places().stream())
                .toList();
    }

    synchronized List<String> places() {
        return new ArrayList<>(places);
    }

    @Override
    public void publish(LogRecord entry) {
        if (!isLoggable(entry)) {
            return;
        }
        StringBuilder place = new StringBuilder();
        place.append(entry.getLevel().intValue()).append(' ').append(logger(entry));
        Throwable thrown = entry.getThrown();
        for (int depth = 0; thrown != null && depth < MAX_CAUSES; depth++) {
            place.append("\n  ").append(thrown.getClass().getName());
            StackTraceElement[] frames = thrown.getStackTrace();
            for (int i = 0; i < Math.min(MAX_FRAMES, frames.length); i++) {
                place.append("\n    ")
                        .append(frames[i].getClassName())
                        .append('.')
                        .append(frames[i].getMethodName())
                        .append(':')
                        .append(frames[i].getLineNumber());
            }
            thrown = thrown.getCause();
        }
        add(place.toString());
    }

    // A logger is named by a class, but a library could name one by anything.
    private static String logger(LogRecord entry) {
        String name = String.valueOf(entry.getLoggerName());
        return name.startsWith("app.saywell.") ? name : "a library";
    }

    private synchronized void add(String place) {
        places.addLast(place);
        if (places.size() > MAX_WARNINGS) {
            places.removeFirst();
        }
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
}
