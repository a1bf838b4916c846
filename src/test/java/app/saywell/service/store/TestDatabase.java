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
}
