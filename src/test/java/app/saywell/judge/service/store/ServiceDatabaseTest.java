package app.saywell.judge.service.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.judge.service.account.ServicePlan;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.SQLNonTransientConnectionException;
import java.sql.SQLRecoverableException;
import java.sql.SQLTransientException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.jdbi.v3.core.ConnectionException;
import org.jdbi.v3.core.JdbiException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// How the database is opened, and which of its failures pass.
class ServiceDatabaseTest {
    private static final Class<DatabaseOutageException> OUTAGE = DatabaseOutageException.class;

    @TempDir
    private Path folder;

    @Test
    void itsFolderIsMadeAndItsAccountOpenedOnce() {
        StorageConfig storage = StorageConfig.inFolder(folder.resolve("new/deep"));
        try (ServiceDatabase database = open(storage, ServicePlan.STARTER)) {
            assertThat(database.isWritable()).isTrue();
        }
        try (ServiceDatabase database = open(storage, ServicePlan.PRO)) {
            assertThat(database.<ServicePlan>read(
                            handle -> AccountRow.read(handle).plan()))
                    .isEqualTo(ServicePlan.STARTER);
        }
    }

    /// Readers do not wait for writers, a writer waits for another process, and what is acknowledged is on the disk.
    @ParameterizedTest
    @CsvSource({"journal_mode, wal", "synchronous, 2", "fullfsync, 1"})
    void sqliteIsSetForSeveralProcessesAndPowerCuts(String pragma, String value) {
        try (ServiceDatabase database = open(StorageConfig.inFolder(folder), ServicePlan.STARTER)) {
            assertThat(read(database, pragma)).isEqualTo(value);
            assertThat(Long.parseLong(read(database, "busy_timeout"))).isPositive();
        }
    }

    @Test
    void aDatabaseThatCanOnlyBeReadIsNotHealthy() throws SQLException {
        try (ServiceDatabase database = open(StorageConfig.inFolder(folder), ServicePlan.STARTER)) {
            assertThat(database.isWritable()).isTrue();
            try (Connection other = DriverManager.getConnection(
                            StorageConfig.inFolder(folder).jdbcUrl());
                    Statement statement = other.createStatement()) {
                statement.execute("CREATE TRIGGER full BEFORE UPDATE ON account"
                        + " BEGIN SELECT RAISE(ABORT, 'disk full'); END");
            }
            assertThat(database.<ServicePlan>read(
                            handle -> AccountRow.read(handle).plan()))
                    .isEqualTo(ServicePlan.STARTER);
            assertThat(database.isWritable()).isFalse();
        }
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void noOtherUserCanReadKeysAndCredit() throws IOException {
        Path home = folder.resolve("new/service");
        try (ServiceDatabase database = open(StorageConfig.inFolder(home), ServicePlan.STARTER)) {
            assertThat(database.isWritable()).isTrue();
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(home)))
                    .isEqualTo("rwx------");
            try (var files = Files.list(home)) {
                assertThat(files.toList()).isNotEmpty().allSatisfy(file -> assertThat(
                                PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                        .as("%s", file)
                        .isEqualTo("rw-------"));
            }
        }
    }

    @Test
    void withoutAnotherClockTheComputersIsUsed() {
        try (ServiceDatabase database = open(StorageConfig.inFolder(folder), ServicePlan.STARTER)) {
            assertThat(Duration.between(database.now(), Instant.now()).abs()).isLessThan(Duration.ofMinutes(1));
        }
    }

    @Test
    void whatIsNoDatabaseIsToldAsSuch() throws IOException {
        Files.writeString(folder.resolve("service.db"), "no database at all".repeat(100));
        StorageConfig storage = StorageConfig.inFolder(folder);
        assertThatThrownBy(() -> open(storage, ServicePlan.STARTER))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("is damaged, or is no database")
                .hasMessageEndingWith("Nothing was changed.");
    }

    /// A wrong name, a server that does not run, and a wrong password are mended in different ways.
    @ParameterizedTest
    @CsvSource({
        "jdbc:postgresql://no-such-computer.invalid/x, There is no computer with the name",
        "jdbc:postgresql://127.0.0.1:1/x, No database answers at its address"
    })
    void whyAServerIsNotReachedIsTold(String url, String reason) {
        assertThatThrownBy(() -> open(StorageConfig.ofUrl(url), ServicePlan.STARTER))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining(reason);
    }

    @ParameterizedTest
    @CsvSource({
        "28P01, 0, the user or the password",
        "3D000, 0, no database of that name",
        ", 5, locked",
        ", 13, full",
        ", 8, cannot be written"
    })
    void whyADatabaseRefusesIsTold(String state, int code, String reason) {
        var refusal = new IllegalStateException(new SQLException("FATAL: secret", state, code));
        assertThat(StoreException.ofOpening(refusal))
                .hasMessageContaining(reason)
                .hasMessageNotContaining("secret")
                .hasMessageNotContaining("SQL");
    }

    @Test
    void aClosedDatabaseIsNotReachable() {
        ServiceDatabase database = open(StorageConfig.inFolder(folder), ServicePlan.STARTER);
        database.close();
        assertThat(database.isWritable()).isFalse();
        assertThatThrownBy(() -> database.read(AccountRow::read)).isInstanceOf(DatabaseOutageException.class);
    }

    @Test
    void aDatabaseWithoutItsAccountIsNotReachable() {
        try (ServiceDatabase database = open(StorageConfig.inFolder(folder), ServicePlan.STARTER)) {
            database.<Integer>read(handle -> handle.execute("DELETE FROM account"));
            assertThat(database.isWritable()).isFalse();
        }
    }

    @Test
    void aPasswordIsNotShown() {
        StorageConfig storage =
                StorageConfig.ofUrl("jdbc:postgresql://db/x?password=secret").withCredentials("saywell", "secret");
        assertThat(storage.toString()).isNotEmpty().doesNotContain("secret");
        assertThat(storage.user()).contains("saywell");
        assertThat(storage.password()).contains("secret");
        assertThat(StorageConfig.inFolder(folder).toString()).contains("service.db");
    }

    /// Connection, resources, stopping, system, state (PostgreSQL, appendix A).
    @ParameterizedTest
    @ValueSource(strings = {"08006", "53300", "57P01", "58030", "55P03"})
    void whatPassesOnPostgresqlIsAnOutage(String state) {
        assertThat(classified(new SQLException("", state))).isInstanceOf(OUTAGE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"23505", "42601", "22012"})
    void aFaultOfTheProgramIsNone(String state) {
        assertThat(classified(new SQLException("", state))).isInstanceOf(JdbiException.class);
    }

    /// Busy, locked, read only, no disk, full, cannot open, and busy with details.
    @ParameterizedTest
    @ValueSource(ints = {5, 6, 8, 10, 13, 14, 5 | 2 << 8})
    void whatPassesOnSqliteIsAnOutage(int code) {
        assertThat(classified(new SQLException("", null, code))).isInstanceOf(OUTAGE);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 11, 19, 1 | 5 << 8})
    void anotherCodeOfSqliteIsNone(int code) {
        assertThat(classified(new SQLException("", null, code))).isInstanceOf(JdbiException.class);
    }

    @Test
    void whatTheDriverCallsTransientIsAnOutage() {
        assertThat(classified(new SQLTransientException())).isInstanceOf(OUTAGE);
        assertThat(classified(new SQLRecoverableException())).isInstanceOf(OUTAGE);
        assertThat(classified(new SQLNonTransientConnectionException())).isInstanceOf(OUTAGE);
        assertThat(classified(new IllegalStateException(new SQLTransientException())))
                .as("a cause of a cause")
                .isInstanceOf(OUTAGE);
        assertThat(DatabaseOutageException.classify(new ConnectionException(new Exception())))
                .isInstanceOf(OUTAGE);
    }

    private static RuntimeException classified(Exception cause) {
        return DatabaseOutageException.classify(new JdbiException("failed", cause) {});
    }

    private static ServiceDatabase open(StorageConfig storage, ServicePlan plan) {
        return ServiceDatabase.open(storage, Optional.empty(), plan);
    }

    private static String read(ServiceDatabase database, String pragma) {
        return database.read(
                handle -> handle.select("PRAGMA " + pragma).mapTo(String.class).one());
    }
}
