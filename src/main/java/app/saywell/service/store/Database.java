package app.saywell.service.store;

import app.saywell.service.account.Plan;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;

import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Instant;
import java.time.InstantSource;
import java.time.OffsetDateTime;
import java.util.HexFormat;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/// An open, migrated database with its one account row.
///
/// Safe for several threads, and for several processes on the same database at once.
public final class Database implements AutoCloseable {
    private static final int POSTGRESQL_CONNECTIONS = 8;
    private static final int BUSY_MILLIS = 20_000;

    /// A server that is gone is told from a busy one by its silence: long before a call's time is
    /// up.
    private static final int CONNECT_MILLIS = 5_000;

    private static final String CONNECT_SECONDS = "5";
    private static final String ANSWER_SECONDS = "20";

    private final HikariDataSource source;
    private final Jdbi jdbi;
    private final Optional<InstantSource> clock;

    private Database(HikariDataSource source, Optional<InstantSource> clock) {
        this.source = source;
        this.jdbi = Jdbi.create(source);
        this.clock = clock;
    }

    /// Opens the database, brings its tables up to date and opens the account on `firstPlan` if
    /// there
    /// is none yet.
    ///
    /// @param clock what every expiry, month and minute is counted by; absent means this computer's
    ///     with SQLite and the database's with PostgreSQL, so that all who share it agree
    /// @throws StoreException if it cannot be reached or written
    public static Database open(Storage storage, Optional<InstantSource> clock, Plan firstPlan) {
        try {
            makeFolder(storage);
            HikariDataSource source = connect(storage);
            try {
                migrate(source);
                Database database = new Database(source, clockOf(storage, clock));
                database.openAccount(firstPlan);
                return database;
            } catch (RuntimeException e) {
                source.close();
                throw e;
            }
        } catch (RuntimeException | IOException e) {
            throw new StoreException(
                    "The service's database cannot be opened. Check that it exists, that it may be"
                            + " written, and that nothing else holds it.",
                    e);
        }
    }

    /// Reads, without waiting for anybody's decision.
    ///
    /// @throws OutageException if the database cannot be reached
    <T> T read(Function<Handle, T> work) {
        try {
            return jdbi.withHandle(work::apply);
        } catch (JdbiException e) {
            throw OutageException.of(e);
        }
    }

    /// Decides: alone, and all or nothing. The moment is taken once the lock is held, so that the
    /// moments of successive decisions never run backwards.
    ///
    /// @throws OutageException if the database cannot be reached; nothing was decided
    <T> T decide(BiFunction<Handle, Instant, T> work) {
        try {
            return jdbi.inTransaction(
                    handle -> {
                        handle.execute("UPDATE account SET turn = turn + 1 WHERE id = 1");
                        return work.apply(handle, now(handle));
                    });
        } catch (JdbiException e) {
            throw OutageException.of(e);
        }
    }

    /// This moment, by the clock that decisions are made by.
    Instant now(Handle handle) {
        return clock.map(InstantSource::instant)
                .orElseGet(
                        () ->
                                handle.createQuery("SELECT clock_timestamp()")
                                        .mapTo(OffsetDateTime.class)
                                        .one()
                                        .toInstant());
    }

    /// This moment, likewise.
    public Instant now() {
        return jdbi.withHandle(this::now);
    }

    @Override
    public void close() {
        source.close();
    }

    private void openAccount(Plan plan) {
        byte[] pepper = new byte[32];
        new SecureRandom().nextBytes(pepper);
        jdbi.useHandle(
                handle ->
                        handle.createUpdate(
                                        """
                                        INSERT INTO account (id, plan, opened_at, turn, pepper)
                                        VALUES (1, :plan, :now, 0, :pepper)
                                        ON CONFLICT (id) DO NOTHING
                                        """)
                                .bind("plan", plan.title())
                                .bind("now", now(handle).toEpochMilli())
                                .bind("pepper", HexFormat.of().formatHex(pepper))
                                .execute());
    }

    private static Optional<InstantSource> clockOf(Storage storage, Optional<InstantSource> clock) {
        return clock.isEmpty() && storage.sqlite() ? Optional.of(InstantSource.system()) : clock;
    }

    private static void makeFolder(Storage storage) throws IOException {
        if (storage.sqlite()) {
            Path folder = Path.of(storage.jdbcUrl().substring("jdbc:sqlite:".length())).getParent();
            if (folder != null) {
                Files.createDirectories(folder);
            }
        }
    }

    private static HikariDataSource connect(Storage storage) {
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl(storage.jdbcUrl());
        storage.user().ifPresent(config::setUsername);
        storage.password().ifPresent(config::setPassword);
        config.setPoolName("service-store");
        if (storage.sqlite()) {
            // One connection: SQLite has one writer, and waiting in the pool is fair.
            config.setMaximumPoolSize(1);
            config.addDataSourceProperty("journal_mode", "WAL");
            config.addDataSourceProperty("synchronous", "NORMAL");
            config.addDataSourceProperty("busy_timeout", String.valueOf(BUSY_MILLIS));
        } else {
            config.setMaximumPoolSize(POSTGRESQL_CONNECTIONS);
            config.setMinimumIdle(1);
            config.setConnectionTimeout(CONNECT_MILLIS);
            config.addDataSourceProperty("connectTimeout", CONNECT_SECONDS);
            config.addDataSourceProperty("socketTimeout", ANSWER_SECONDS);
        }
        return new HikariDataSource(config);
    }

    private static void migrate(HikariDataSource source) {
        Flyway.configure()
                .dataSource(source)
                .locations("classpath:app/saywell/service/store")
                .load()
                .migrate();
    }
}
