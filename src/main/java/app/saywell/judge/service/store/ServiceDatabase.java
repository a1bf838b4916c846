package app.saywell.judge.service.store;

import app.saywell.judge.service.account.ServicePlan;
import app.saywell.speech.installation.InstallationFolder;
import app.saywell.speech.installation.PrivateFiles;
import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Instant;
import java.time.InstantSource;
import java.time.OffsetDateTime;
import java.util.HexFormat;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;

/// The open and migrated database with its single account row.
///
/// Safe for several threads, and for several processes on the same database.
public final class ServiceDatabase implements AutoCloseable {
    private static final String TAKE_TURN = "UPDATE account SET turn = turn + 1 WHERE id = 1";

    private static final String DRIVER_PATH = "org.sqlite.lib.path";
    private static final int MAX_POSTGRESQL_CONNECTIONS = 8;
    private static final int BUSY_TIMEOUT_MILLIS = 20_000;

    /// Time limits for PostgreSQL. They detect an unreachable server well before the time limit of
    /// a call.
    private static final int CONNECT_TIMEOUT_MILLIS = 5_000;

    private static final String CONNECT_TIMEOUT_SECONDS = "5";
    private static final String SOCKET_TIMEOUT_SECONDS = "20";

    private final HikariDataSource dataSource;
    private final Jdbi jdbi;
    private final Optional<InstantSource> clock;

    private ServiceDatabase(HikariDataSource dataSource, Optional<InstantSource> clock) {
        this.dataSource = dataSource;
        this.jdbi = Jdbi.create(dataSource);
        this.clock = clock;
    }

    /// Opens the database, migrates its tables and creates the account with `firstPlan` if there is
    /// none yet.
    ///
    /// @param clock the clock for expiry, months and rate limits. If absent, this computer's clock
    ///     is used with SQLite and the database's clock with PostgreSQL, so that all services agree
    /// @throws StoreException if it cannot be reached or written
    public static ServiceDatabase open(StorageConfig storage, Optional<InstantSource> clock, ServicePlan firstPlan) {
        try {
            createFile(storage);
            HikariDataSource dataSource = connect(storage);
            try {
                migrate(dataSource);
                ServiceDatabase database = new ServiceDatabase(dataSource, defaultClock(storage, clock));
                database.openAccount(firstPlan);
                return database;
            } catch (RuntimeException e) {
                dataSource.close();
                throw e;
            }
        } catch (RuntimeException | IOException e) {
            throw StoreException.ofOpening(e);
        }
    }

    /// Reads without waiting for exclusive transactions.
    ///
    /// @throws DatabaseOutageException if the database cannot be reached
    <T> T read(Function<Handle, T> work) {
        try {
            return jdbi.withHandle(work::apply);
        } catch (JdbiException e) {
            throw DatabaseOutageException.classify(e);
        }
    }

    /// Whether the database takes a change, as every call needs one; takes a few seconds if it does not.
    public boolean isWritable() {
        try {
            return jdbi.withHandle(handle -> handle.execute(TAKE_TURN)) == 1;
        } catch (JdbiException e) {
            return false;
        }
    }

    /// Runs `work` in a transaction that excludes all others. The time is read after the lock is
    /// taken, so it never goes backwards from one transaction to the next.
    ///
    /// @throws DatabaseOutageException if the database cannot be reached; nothing was changed
    <T> T inExclusiveTransaction(BiFunction<Handle, Instant, T> work) {
        try {
            return jdbi.inTransaction(handle -> {
                handle.execute(TAKE_TURN);
                return work.apply(handle, now(handle));
            });
        } catch (JdbiException e) {
            throw DatabaseOutageException.classify(e);
        }
    }

    /// The current time, by the clock of the transactions.
    Instant now(Handle handle) {
        return clock.map(InstantSource::instant).orElseGet(() -> handle.createQuery("SELECT clock_timestamp()")
                .mapTo(OffsetDateTime.class)
                .one()
                .toInstant());
    }

    /// The current time, by the clock of the transactions.
    public Instant now() {
        return jdbi.withHandle(this::now);
    }

    @Override
    public void close() {
        dataSource.close();
    }

    private void openAccount(ServicePlan plan) {
        byte[] pepper = new byte[32];
        new SecureRandom().nextBytes(pepper);
        jdbi.useHandle(handle -> handle.createUpdate("""
            INSERT INTO account (id, plan, opened_at, turn, pepper)
            VALUES (1, :plan, :now, 0, :pepper)
            ON CONFLICT (id) DO NOTHING
            """)
                .bind("plan", plan.lowerCaseName())
                .bind("now", now(handle).toEpochMilli())
                .bind("pepper", HexFormat.of().formatHex(pepper))
                .execute());
    }

    private static Optional<InstantSource> defaultClock(StorageConfig storage, Optional<InstantSource> clock) {
        return clock.isEmpty() && storage.isSqlite() ? Optional.of(InstantSource.system()) : clock;
    }

    // The file holds keys and credit; SQLite gives its journal the permissions of the file.
    private static void createFile(StorageConfig storage) throws IOException {
        if (storage.isSqlite()) {
            Path file = Path.of(storage.jdbcUrl().substring("jdbc:sqlite:".length()));
            Path folder = Objects.requireNonNull(file.toAbsolutePath().getParent(), "a file lies in a folder");
            if (!Files.exists(folder)) {
                PrivateFiles.createFolder(folder);
            }
            if (Files.exists(file)) {
                PrivateFiles.restrictFile(file);
            } else {
                PrivateFiles.createFile(file);
            }
        }
    }

    private static HikariDataSource connect(StorageConfig storage) {
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl(storage.jdbcUrl());
        storage.user().ifPresent(config::setUsername);
        storage.password().ifPresent(config::setPassword);
        config.setPoolName("service-store");
        if (storage.isSqlite()) {
            useInstalledDriver();
            // One connection: SQLite has one writer, and the pool is fair.
            config.setMaximumPoolSize(1);
            config.addDataSourceProperty("journal_mode", "WAL");
            // A revoked key stays revoked, and a bill stays a bill, when the power goes after the answer.
            config.addDataSourceProperty("synchronous", "FULL");
            // On macOS the drive keeps what it has not written yet, unless it is told not to. The driver has no name
            // for it.
            config.setConnectionInitSql("PRAGMA fullfsync = ON");
            config.addDataSourceProperty("busy_timeout", String.valueOf(BUSY_TIMEOUT_MILLIS));
        } else {
            config.setMaximumPoolSize(MAX_POSTGRESQL_CONNECTIONS);
            config.setMinimumIdle(1);
            config.setConnectionTimeout(CONNECT_TIMEOUT_MILLIS);
            config.addDataSourceProperty("connectTimeout", CONNECT_TIMEOUT_SECONDS);
            config.addDataSourceProperty("socketTimeout", SOCKET_TIMEOUT_SECONDS);
        }
        return new HikariDataSource(config);
    }

    /// The native part of the driver lies in the installation, not in its jar.
    private static void useInstalledDriver() {
        Path natives = InstallationFolder.current().natives();
        if (System.getProperty(DRIVER_PATH) == null
                && Files.isRegularFile(natives.resolve(System.mapLibraryName("sqlitejdbc")))) {
            System.setProperty(DRIVER_PATH, natives.toString());
        }
    }

    private static void migrate(HikariDataSource dataSource) {
        Flyway.configure()
                .dataSource(dataSource)
                .locations("classpath:app/saywell/judge/service/store")
                .load()
                .migrate();
    }
}
