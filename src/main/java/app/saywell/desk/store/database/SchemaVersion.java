package app.saywell.desk.store.database;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.sql.DataSource;

/// The version of a database file, as SQLite keeps it in the head of the file.
///
/// Asking for it takes no time, so the migrations are loaded only for a file that is not up to
/// date.
final class SchemaVersion {
    private static final Pattern MIGRATION = Pattern.compile("V(\\d+)__[^/]*\\.sql");
    private static final String CLASS_PATH_PREFIX = "classpath:";

    private SchemaVersion() {}

    /// The version of the newest migration.
    ///
    /// @param migrations a class path location
    static int newest(String migrations) {
        String folder = migrations.substring(CLASS_PATH_PREFIX.length());
        URL url = Objects.requireNonNull(SchemaVersion.class.getClassLoader().getResource(folder), folder);
        try {
            return url.openConnection() instanceof JarURLConnection jar
                    ? newestOf(jar.getJarFile().stream()
                            .map(entry -> entry.getName())
                            .filter(name -> name.startsWith(folder + "/"))
                            .map(name -> name.substring(folder.length() + 1)))
                    : newestInFolder(url.toURI());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static int newestInFolder(URI folder) throws IOException {
        try (Stream<Path> files = Files.list(Path.of(folder))) {
            return newestOf(files.map(file -> String.valueOf(file.getFileName())));
        }
    }

    private static int newestOf(Stream<String> fileNames) {
        return fileNames
                .map(MIGRATION::matcher)
                .filter(Matcher::matches)
                .mapToInt(name -> Integer.parseInt(name.group(1)))
                .max()
                .orElseThrow();
    }

    /// The version that a file says it has; 0 for a new file and for one of an early Saywell.
    static int read(DataSource source) throws SQLException {
        try (Connection connection = source.getConnection();
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("PRAGMA user_version")) {
            return row.getInt(1);
        }
    }

    /// Records that a file has all migrations up to a version.
    static void write(DataSource source, int version) throws SQLException {
        try (Connection connection = source.getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA user_version = " + version);
        }
    }
}
