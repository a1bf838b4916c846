package app.saywell.desk.store;

import app.saywell.desk.store.database.LibraryDatabase;
import app.saywell.desk.store.integrity.RowCheck;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.jdbi.v3.core.Handle;

/// Prints what the checksums of the rows cost in processor time: opening, writing takes with their results, with
/// and without, the size of the file, and how long the whole library takes to be compared.
///
/// Arguments: the number of takes (10,000).
public final class ChecksumCostMain {
    private static final String MIGRATIONS = "classpath:app/saywell/desk/store/migration";
    private static final int WORDS = 9;
    private static final int ANSWER_BYTES = 24_000;

    private ChecksumCostMain() {}

    /// Runs the program.
    public static void main(String[] arguments) throws IOException {
        int takes = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 10_000;
        Path folder = Files.createTempDirectory("saywell-checksums");
        run(folder.resolve("warm.db"), takes / 10, true);
        for (boolean isChecked : new boolean[] {false, true, false, true}) {
            Path file = folder.resolve((isChecked ? "with" : "without") + System.nanoTime() + ".db");
            run(file, takes, isChecked);
        }
        Path kept = folder.resolve("open.db");
        LibraryDatabase.open(kept, MIGRATIONS).close();
        long start = now();
        for (int i = 0; i < 20; i++) {
            LibraryDatabase.open(kept, MIGRATIONS).close();
        }
        print("opening and closing, ms", millisSince(start) / 20);
    }

    private static void run(Path file, int takes, boolean isChecked) throws IOException {
        try (LibraryDatabase database = LibraryDatabase.open(file, MIGRATIONS)) {
            if (!isChecked) {
                database.execute(ChecksumCostMain::dropTriggers);
            }
            prepare(database);
            long start = now();
            for (int i = 1; i <= takes; i++) {
                int take = i;
                database.execute(handle -> write(handle, take));
            }
            String name = (isChecked ? "with" : "without") + " checksums, " + takes + " takes: ";
            print(name + "ms a take, each a transaction on disk", millisSince(start) / takes);
            long bulk = now();
            database.execute(handle -> {
                for (int i = 1; i <= takes; i++) {
                    write(handle, takes + i);
                }
            });
            print(name + "ms a take, all in one transaction", millisSince(bulk) / takes);
            print(name + "MB", Files.size(file) / 1e6);
            if (isChecked) {
                long check = now();
                boolean whole = database.read(RowCheck::of).isWhole();
                print(
                        name + "s to compare all rows and pages (" + (whole ? "whole" : "damaged") + ")",
                        millisSince(check) / 1000);
            }
        }
    }

    private static void dropTriggers(Handle handle) {
        handle.select("SELECT name FROM temp.sqlite_schema WHERE type = 'trigger'")
                .mapTo(String.class)
                .list()
                .forEach(name -> handle.execute("DROP TRIGGER temp." + name));
    }

    private static void prepare(LibraryDatabase database) {
        database.execute(handle -> {
            handle.execute("INSERT INTO recording VALUES (?, 'wav', 2)", "a".repeat(64));
            handle.execute("INSERT INTO lesson (title, description, position) VALUES ('3', '', 0)");
            handle.execute("INSERT INTO sentence (lesson_id, text, meaning, position) VALUES (1, 'a park', '', 0)");
            handle.execute("INSERT INTO learner (name, number, position, consent) VALUES ('Kim', '1', 0, 'NONE')");
        });
    }

    private static void write(Handle handle, int take) {
        handle.execute(
                "INSERT INTO take (sentence_id, learner_id, hash, number, recorded_at, device, source)"
                        + " VALUES (1, 1, ?, ?, 5, '', 'RECORDED')",
                "a".repeat(64),
                take);
        handle.execute(
                "INSERT INTO result (take_id, endpoint, text, language, json, service, engine, micro_dollars, at)"
                        + " VALUES (?, 'P', 'a park', 'ENGLISH', ?, 'embedded', '1', 0, 0)",
                take,
                "x".repeat(ANSWER_BYTES));
        handle.execute("INSERT INTO score VALUES (?, ?, 'ZERO_TO_HUNDRED', 80, 80)", take, take);
        for (int word = 0; word < WORDS; word++) {
            handle.execute("INSERT INTO word_score VALUES (?, ?, 'park', 80.5, 0.5, 1, 0)", take, word);
        }
    }

    private static double millisSince(long start) {
        return (now() - start) / 1e6;
    }

    // Of this thread's processor, so that other programs change little.
    private static long now() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private static void print(String what, double value) {
        System.out.println(String.format(Locale.ROOT, "%-90s %.3f", what, value));
    }
}
