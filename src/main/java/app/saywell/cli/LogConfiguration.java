package app.saywell.cli;

import java.util.logging.ConsoleHandler;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/// Configures logging: standard error gets warnings in one line each. Of exceptions only the class
/// is shown, of libraries only the logger, because their messages may quote what was sent.
public final class LogConfiguration {
    /// PDFBox warns about a font format in our own pages that the specification allows.
    private static final Logger PDF_FONT_LOGGER =
            Logger.getLogger("org.apache.pdfbox.pdmodel.font");

    /// JavaFX warns at every start that it was loaded from the class path. There it works as well,
    /// and there it is because the jar that is started names all others.
    private static final Logger WINDOW_LOGGER = Logger.getLogger("javafx");

    private static final String ON_CLASS_PATH = "Unsupported JavaFX configuration";

    private LogConfiguration() {}

    /// Call this before anything else, because libraries log while they load.
    public static void configure() {
        if (System.getProperty("java.util.logging.config.file") != null) {
            return;
        }
        Logger root = Logger.getLogger("");
        root.setLevel(Level.WARNING);
        PDF_FONT_LOGGER.setLevel(Level.SEVERE);
        WINDOW_LOGGER.setFilter(
                entry -> !String.valueOf(entry.getMessage()).startsWith(ON_CLASS_PATH));
        for (Handler handler : root.getHandlers()) {
            root.removeHandler(handler);
        }
        ConsoleHandler console = new ConsoleHandler();
        console.setFormatter(
                new Formatter() {
                    @Override
                    public String format(LogRecord entry) {
                        Throwable thrown = entry.getThrown();
                        String cause =
                                thrown == null ? "" : " (" + thrown.getClass().getName() + ")";
                        return entry.getLevel() + ": " + message(entry) + cause + "\n";
                    }

                    /// Messages of libraries may quote a key, a name or a text.
                    private String message(LogRecord entry) {
                        String logger = String.valueOf(entry.getLoggerName());
                        return logger.startsWith("app.saywell")
                                ? formatMessage(entry)
                                : "a message of " + logger + " is not shown";
                    }
                });
        root.addHandler(console);
        root.addHandler(RecentWarnings.ofThisProcess());
    }
}
