package app.saywell.desk.shell.start;

import java.util.logging.Formatter;
import java.util.logging.LogRecord;

/// One line for each warning. Of exceptions only the class is shown, of libraries only the logger,
/// because their messages may quote a key, a name or a text.
public final class WarningFormatter extends Formatter {
    @Override
    public String format(LogRecord entry) {
        Throwable thrown = entry.getThrown();
        String cause = thrown == null ? "" : " (" + thrown.getClass().getName() + ")";
        return entry.getLevel() + ": " + message(entry) + cause + "\n";
    }

    private String message(LogRecord entry) {
        String logger = String.valueOf(entry.getLoggerName());
        return logger.startsWith("app.saywell") ? formatMessage(entry) : "a message of " + logger + " is not shown";
    }
}
