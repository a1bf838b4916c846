package app.saywell.desk.homework.handin;

import app.saywell.desk.homework.handin.CollectedFile.CollectedState;
import app.saywell.desk.school.QueuedTake;
import app.saywell.desk.shell.cases.ServiceGraph;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.locks.LockSupport;

/// Looks at hand-ins, stores them and scores their takes, and prints how long each part takes.
public final class HomeworkImport {
    private static final long PAUSE_NANOS = 200_000_000;

    private HomeworkImport() {}

    /// What came of the files.
    ///
    /// @param states how many files are what
    public record ImportedHomework(Map<CollectedState, Integer> states, int takes) {}

    /// Collects files and waits until their takes are scored.
    ///
    /// @param lesson of the class, for files that do not name theirs
    public static ImportedHomework run(ServiceGraph practice, List<Path> files, long classId, long lesson)
            throws IOException {
        long bytes = 0;
        for (Path file : files) {
            bytes += Files.size(file);
        }
        System.out.printf("%d files, %.1f MB%n", files.size(), bytes / 1e6);
        long begun = System.nanoTime();
        HandInCollection collection = practice.homework().collection();
        List<CollectedFile> seen = HandInCollection.inOrder(files.stream()
                .map(file -> collection.look(file, classId, lesson))
                .toList());
        double looking = since(begun);
        Map<CollectedState, Integer> states = new TreeMap<>();
        seen.forEach(file -> states.merge(file.state(), 1, Integer::sum));
        begun = System.nanoTime();
        int stored = 0;
        for (CollectedFile file : seen) {
            stored += practice.homework().handIns().store(file).takes();
        }
        double storing = since(begun);
        System.out.printf("looked in %.1f s %s, stored %d takes in %.1f s%n", looking, states, stored, storing);
        require(
                files.stream()
                        .map(file -> collection.look(file, classId, lesson))
                        .noneMatch(file -> file.state().isStorable()),
                "twice the same");
        score(practice, stored);
        return new ImportedHomework(states, stored);
    }

    private static void score(ServiceGraph practice, int takes) {
        long begun = System.nanoTime();
        practice.scoringQueue().resume();
        while (practice.scoringQueue().queuedTakes().stream()
                .anyMatch(take -> take.state() == QueuedTake.QueueState.WAITING
                        || take.state() == QueuedTake.QueueState.RUNNING)) {
            LockSupport.parkNanos(PAUSE_NANOS);
        }
        Map<String, Integer> failures = new TreeMap<>();
        practice.scoringQueue()
                .queuedTakes()
                .forEach(take -> failures.merge(String.valueOf(take.failure()), 1, Integer::sum));
        System.out.printf(
                "scored %d takes in %.1f s; not scored: %s%n",
                takes - failures.values().stream().mapToInt(Integer::intValue).sum(), since(begun), failures);
    }

    /// Stops the program if something does not hold.
    public static void require(boolean isTrue, String what) {
        if (!isTrue) {
            throw new IllegalStateException(what);
        }
    }

    private static double since(long nanos) {
        return (System.nanoTime() - nanos) / 1e9;
    }
}
