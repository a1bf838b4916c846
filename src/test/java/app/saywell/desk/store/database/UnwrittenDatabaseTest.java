package app.saywell.desk.store.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.store.database.LibraryException.LibraryFailureKind;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A database where nothing can be written.
class UnwrittenDatabaseTest {
    @TempDir
    private Path folder;

    /// A file whose last row is only in its WAL, as a crash leaves it.
    private Path crashed() throws IOException, SQLException {
        Path live = folder.resolve("live.db");
        Path left = Files.createDirectories(folder.resolve("left")).resolve("saywell.db");
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + live);
                Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA journal_mode = WAL");
            statement.execute("CREATE TABLE word (text)");
            statement.execute("INSERT INTO word VALUES ('park')");
            Files.copy(live, left);
            Files.copy(folder.resolve("live.db-wal"), left.resolveSibling("saywell.db-wal"));
        }
        return left;
    }

    private static String word(String url) throws SQLException {
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT text FROM word")) {
            return row.getString(1);
        }
    }

    @Test
    void whatIsInTheWalIsSeenAndNothingIsWrittenThere() throws IOException, SQLException {
        Path file = crashed();
        assertThat(UnwrittenDatabase.lookAtUnwritten(file, UnwrittenDatabaseTest::word))
                .isEqualTo("park");
        assertThat(Files.exists(file.resolveSibling("saywell.db-shm"))).isFalse();
        assertThat(file.resolveSibling("saywell.db-wal")).isNotEmptyFile();
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aCopyOfAReadOnlyFileCanBeWritten() throws IOException, SQLException {
        Path file = crashed();
        Path wal = file.resolveSibling("saywell.db-wal");
        for (Path source : new Path[] {file, wal}) {
            Files.setPosixFilePermissions(source, PosixFilePermissions.fromString("r--r--r--"));
        }
        Path copy = UnwrittenDatabase.copyTo(Files.createDirectories(folder.resolve("copy")), file);
        for (Path copied : new Path[] {copy, copy.resolveSibling("saywell.db-wal")}) {
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(copied)))
                    .isEqualTo("rw-------");
        }
        assertThat(word("jdbc:sqlite:" + copy)).isEqualTo("park");
    }

    @Test
    void aNetworkDriveIsNotReadEither() {
        assertThatThrownBy(() -> DataFolder.openReadOnly(folder, path -> Optional.of("smb3")))
                .isInstanceOfSatisfying(
                        LibraryException.class, e -> assertThat(e.kind()).isEqualTo(LibraryFailureKind.NETWORK_DRIVE));
    }

    @ParameterizedTest
    @CsvSource({
        "file:///home/lee/saywell.db, file:/home/lee/saywell.db",
        "file:///C:/lee/saywell.db, file:/C:/lee/saywell.db",
        "file://server/share/saywell.db, file:////server/share/saywell.db"
    })
    void addressesNameNoHost(String uri, String forTheDriver) {
        assertThat(UnwrittenDatabase.uriOf(URI.create(uri))).isEqualTo(forTheDriver);
    }
}
