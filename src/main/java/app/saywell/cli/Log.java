package app.saywell.cli;

import java.util.logging.ConsoleHandler;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/// Standard error is for people: it gets warnings in one line each, and what libraries tell of
/// themselves stays unsaid.
public final class Log {
    /// Reading our own pages back, it remarks on a form of typeface that the specification allows.
    private static final Logger PAGES = Logger.getLogger("org.apache.pdfbox.pdmodel.font");

    private Log() {}

    /// To be called before anything else, because libraries speak while they load.
    public static void configure() {
        if (System.getProperty("java.util.logging.config.file") != null) {
            return;
        }
        Logger root = Logger.getLogger("");
        root.setLevel(Level.WARNING);
        PAGES.setLevel(Level.SEVERE);
        for (Handler handler : root.getHandlers()) {
            root.removeHandler(handler);
        }
        ConsoleHandler console = new ConsoleHandler();
        console.setFormatter(
                new Formatter() {
                    @Override
                    public String format(LogRecord entry) {
                        Throwable thrown = entry.getThrown();
                        String cause = thrown == null ? "" : " (" + thrown + ")";
                        return entry.getLevel() + ": " + formatMessage(entry) + cause + "\n";
                    }
                });
        root.addHandler(console);
    }
}
