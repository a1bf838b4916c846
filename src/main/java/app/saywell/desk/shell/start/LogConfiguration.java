package app.saywell.desk.shell.start;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.logging.LogManager;

/// Configures logging: standard error gets warnings in one line each, without what was logged by
/// libraries.
///
/// The log manager makes an instance of this class when the first logger is used. That opens every
/// jar of the class path, so the window puts it off until its library is being opened.
public final class LogConfiguration {
    // PDFBox warns about a font format in our own pages that the specification allows.
    private static final String PROPERTIES = """
        handlers=java.util.logging.ConsoleHandler,app.saywell.desk.shell.start.RecentWarnings
        java.util.logging.ConsoleHandler.formatter=app.saywell.desk.shell.start.WarningFormatter
        java.util.logging.ConsoleHandler.filter=app.saywell.desk.shell.start.ExpectedWarningFilter
        .level=WARNING
        org.apache.pdfbox.pdmodel.font.level=SEVERE
        """;

    /// For the log manager.
    ///
    /// @throws IOException never
    public LogConfiguration() throws IOException {
        LogManager.getLogManager()
                .readConfiguration(new ByteArrayInputStream(PROPERTIES.getBytes(StandardCharsets.UTF_8)));
    }

    /// Makes this the configuration, unless the command line names another. Call it before anything
    /// else, because libraries log while they load.
    public static void install() {
        if (System.getProperty("java.util.logging.config.file") == null) {
            System.setProperty("java.util.logging.config.class", LogConfiguration.class.getName());
        }
        // Otherwise every jar is opened to look for what it is to log to.
        System.setProperty("slf4j.provider", "org.slf4j.jul.JULServiceProvider");
        System.setProperty("slf4j.internal.verbosity", "WARN");
    }
}
