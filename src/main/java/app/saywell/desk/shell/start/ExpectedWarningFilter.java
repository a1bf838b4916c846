package app.saywell.desk.shell.start;

import java.util.logging.Filter;
import java.util.logging.LogRecord;

/// Leaves out what is logged at every start and says nothing about this computer.
///
/// JavaFX warns that it was loaded from the class path. There it works as well, and there it is
/// because the jar that is started names all others.
public final class ExpectedWarningFilter implements Filter {
    private static final String ON_CLASS_PATH = "Unsupported JavaFX configuration";

    @Override
    public boolean isLoggable(LogRecord entry) {
        return !"javafx".equals(entry.getLoggerName())
                || !String.valueOf(entry.getMessage()).startsWith(ON_CLASS_PATH);
    }
}
