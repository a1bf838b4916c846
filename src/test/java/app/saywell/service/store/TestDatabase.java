package app.saywell.service.store;

import app.saywell.service.TempFolders;

import java.io.IOException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.atomic.AtomicInteger;

/// The two databases on which every test of the store runs.
public enum TestDatabase {
    /// A file.
    SQLITE {
        @Override
        public Storage fresh() throws IOException {
            return Storage.inFolder(TempFolders.create("saywell-store"));
        }
    },
    /// A server of the test's own.
    POSTGRESQL {
        @Override
        public Storage fresh() throws SQLException {
            String name = "store_" + NUMBER.incrementAndGet();
            try (Connection connection =
                            DriverManager.getConnection(PostgresServer.shared().url("postgres"));
                    Statement statement = connection.createStatement()) {
                statement.execute("CREATE DATABASE " + name);
            }
            return Storage.at(PostgresServer.shared().url(name));
        }
    };

    private static final AtomicInteger NUMBER = new AtomicInteger();

    /// An empty database of this kind.
    public abstract Storage fresh() throws IOException, SQLException;

    /// Lets nobody into a database of the server any more, and ends whoever is in it; or lets them
    /// in again.
    public static void open(Storage storage, boolean open) throws SQLException {
        String name = storage.jdbcUrl().replaceFirst(".*/(store_\\d+).*", "$1");
        try (Connection connection =
                        DriverManager.getConnection(PostgresServer.shared().url("postgres"));
                Statement statement = connection.createStatement()) {
            statement.execute("ALTER DATABASE " + name + " ALLOW_CONNECTIONS " + open);
            if (!open) {
                statement.execute(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '"
                                + name
                                + "'");
            }
        }
    }
}
