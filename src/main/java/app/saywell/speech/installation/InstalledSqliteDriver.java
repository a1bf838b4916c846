package app.saywell.speech.installation;

import java.nio.file.Files;
import java.nio.file.Path;

/// The native part of the SQLite driver in the folder of native libraries. A distribution has it
/// there only, not in the driver's jar.
public final class InstalledSqliteDriver {
    private static final String PROPERTY = "org.sqlite.lib.path";
    private static final String LIBRARY = System.mapLibraryName("sqlitejdbc");

    private InstalledSqliteDriver() {}

    /// Makes the driver load it from there. Call it before the first connection.
    ///
    /// @return whether it is there; if not, the driver unpacks one from its jar
    public static synchronized boolean use() {
        Path natives = InstallationFolder.current().natives();
        if (System.getProperty(PROPERTY) == null && Files.isRegularFile(natives.resolve(LIBRARY))) {
            System.setProperty(PROPERTY, natives.toString());
        }
        return System.getProperty(PROPERTY) != null;
    }
}
