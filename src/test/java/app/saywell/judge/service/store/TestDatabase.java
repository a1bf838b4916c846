package app.saywell.judge.service.store;

import app.saywell.judge.service.TempFolders;
import java.io.IOException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/// The two kinds of database on which every test of the store runs.
public enum TestDatabase {
    /// A SQLite file.
    SQLITE {
        @Override
        public StorageConfig fresh() throws IOException {
            return StorageConfig.inFolder(TempFolders.create("saywell-store"));
        }
    },
    /// A PostgreSQL server started by the test.
    POSTGRESQL {
        @Override
        public StorageConfig fresh() throws SQLException {
            String name = "store_" + NUMBER.incrementAndGet();
            try (Connection connection =
                            DriverManager.getConnection(PostgresServer.shared().url("postgres"));
                    Statement statement = connection.createStatement()) {
                statement.execute("CREATE DATABASE " + name);
            }
            return StorageConfig.ofUrl(PostgresServer.shared().url(name));
        }
    };

    private static final AtomicInteger NUMBER = new AtomicInteger();

    /// Those that the tests run on: both, or only SQLite with `-Dstore=sqlite`, which needs no
    /// server and so suits runs that repeat the tests hundreds of times.
    static Stream<TestDatabase> tested() {
        return "sqlite".equals(System.getProperty("store")) ? Stream.of(SQLITE) : Stream.of(values());
    }

    /// An empty database of this kind.
    public abstract StorageConfig fresh() throws IOException, SQLException;

    /// Closes a database of the server to all connections and ends existing ones, or opens it
    /// again.
    public static void open(StorageConfig storage, boolean open) throws SQLException {
        String name = storage.jdbcUrl().replaceFirst(".*/(store_\\d+).*", "$1");
        try (Connection connection =
                        DriverManager.getConnection(PostgresServer.shared().url("postgres"));
                Statement statement = connection.createStatement()) {
            statement.execute("ALTER DATABASE " + name + " ALLOW_CONNECTIONS " + open);
            if (!open) {
                statement.execute(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '" + name + "'");
            }
        }
    }
}
