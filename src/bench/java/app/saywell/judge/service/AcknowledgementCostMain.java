package app.saywell.judge.service;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.Locale;

/// What it costs that a change is on the disk before it is acknowledged: small transactions as those of keys and bills,
/// with `synchronous=NORMAL` and `FULL`, taking turns on the same disk.
///
/// Usage: `AcknowledgementCostMain [FOLDER [TRANSACTIONS]]`
public final class AcknowledgementCostMain {
    private static final int ROUNDS = 5;

    private AcknowledgementCostMain() {}

    public static void main(String[] arguments) throws IOException, SQLException {
        Path folder = arguments.length > 0 ? Path.of(arguments[0]) : Files.createTempDirectory("saywell-cost");
        Files.createDirectories(folder);
        int transactions = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 200;
        double[] normal = new double[ROUNDS];
        double[] full = new double[ROUNDS];
        for (int round = 0; round < ROUNDS; round++) {
            normal[round] = millisPerChange(folder.resolve("normal.db"), "NORMAL", transactions);
            full[round] = millisPerChange(folder.resolve("full.db"), "FULL", transactions);
        }
        Arrays.sort(normal);
        Arrays.sort(full);
        System.out.printf(
                Locale.ROOT,
                "one change, median of %d rounds of %d: NORMAL %.3f ms, FULL %.3f ms, %.3f ms more%n",
                ROUNDS,
                transactions,
                normal[ROUNDS / 2],
                full[ROUNDS / 2],
                full[ROUNDS / 2] - normal[ROUNDS / 2]);
    }

    private static double millisPerChange(Path file, String synchronous, int transactions) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA journal_mode = WAL");
            statement.execute("PRAGMA synchronous = " + synchronous);
            statement.execute("CREATE TABLE IF NOT EXISTS charge (id INTEGER PRIMARY KEY, micros INTEGER NOT NULL)");
            try (PreparedStatement insert = connection.prepareStatement("INSERT INTO charge (micros) VALUES (?)")) {
                long start = System.nanoTime();
                for (int i = 0; i < transactions; i++) {
                    insert.setLong(1, i);
                    insert.executeUpdate();
                }
                return (System.nanoTime() - start) / 1e6 / transactions;
            }
        }
    }
}
