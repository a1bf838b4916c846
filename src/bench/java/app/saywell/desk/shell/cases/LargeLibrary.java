package app.saywell.desk.shell.cases;

import app.saywell.desk.lessons.voice.TextToSpeech;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.store.Library;
import app.saywell.speech.ScoreScale;
import app.saywell.speech.task.TaskRunner;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.jdbi.v3.core.Handle;

/// Measures a library of 40 classes, 1,000 learners and 100,000 scored takes: how long it takes to
/// open, and how long each list and grid takes.
///
/// Argument: the folder to create it in. Prints a table.
public final class LargeLibrary {
    private static final int CLASSES = 40;
    private static final int LEARNERS = 25;
    private static final int LESSONS = 10;
    private static final int SENTENCES = 10;
    private static final int ROUNDS = 200;

    private final Random random = new Random(7);

    private LargeLibrary() {}

    public static void main(String[] args) throws IOException {
        Path folder = Path.of(args[0]);
        fillIfMissing(folder);
        Path empty = Files.createTempDirectory("empty-library");
        Library.open(empty).close();
        System.out.printf("%-44s %10s %10s %10s %10s%n", "milliseconds", "p50", "p99", "p50 cpu", "p99 cpu");
        measure("open and close, empty", 20, () -> Library.open(empty).close());
        measure("open and close, large", 20, () -> Library.open(folder).close());
        try (Library library = Library.open(folder)) {
            new LargeLibrary().measureLists(library);
        }
    }

    /// Creates the library unless it is there.
    public static void fillIfMissing(Path folder) {
        if (!Files.exists(folder.resolve("saywell.db"))) {
            try (Library library = Library.open(folder)) {
                new LargeLibrary().fill(library);
            }
        }
    }

    private void measureLists(Library library) {
        ServiceGraph practice = new ServiceGraph(
                library,
                (kind, purpose, british, rule) -> {
                    throw new IllegalStateException("nothing is scored here");
                },
                new TaskRunner(Runnable::run, Runnable::run),
                InstantSource.system(),
                TextToSpeech.NONE);
        List<Long> classes =
                practice.classes().findAll().stream().map(c -> c.id()).toList();
        List<Long> lessons =
                practice.lessons().findAll().stream().map(l -> l.id()).toList();
        List<Long> learners = classes.stream()
                .flatMap(id -> practice.learners().ofClass(id).stream())
                .map(Learner::id)
                .toList();
        measure("lessons", ROUNDS, () -> practice.lessons().findAll());
        measure("classes", ROUNDS, () -> practice.classes().findAll());
        measure("learners of a class", ROUNDS, () -> practice.learners().ofClass(any(classes)));
        measure("sentences with the state of a learner", ROUNDS, () -> practice.lessons()
                .sentenceStatuses(any(lessons), any(learners)));
        measure("grid of a class and lesson", ROUNDS, () -> practice.classroom()
                .classGrids()
                .read(any(classes), any(lessons)));
        measure("grades of a class and lesson", ROUNDS, () -> practice.classroom()
                .grades()
                .state(any(classes), any(lessons)));
        measure("missed sounds of a class and lesson", ROUNDS, () -> practice.classroom()
                .teachingPriorities()
                .missedSounds(any(classes), any(lessons)));
        measure("missed sounds of a class in all lessons", ROUNDS, () -> practice.classroom()
                .teachingPriorities()
                .missedSounds(any(classes), 0));
        measure("measurement error of a class", ROUNDS, () -> practice.progressReports()
                .measurementError(any(classes), ScoreScale.HUNDRED, "embedded "));
        measure("progress of a learner and sentence", ROUNDS, () -> practice.progressReports()
                .scoreHistory(1 + random.nextInt(100), any(learners)));
        measure("the day of a learner", ROUNDS, () -> practice.progressReports().dailyPractice(any(learners)));
        measure("search for a learner", ROUNDS, () -> practice.learners().search("학생 7"));
        measure("search for a sentence", ROUNDS, () -> practice.lessons().search("number 4"));
        measure("bin", ROUNDS, () -> practice.takes().findInBin());
    }

    private long any(List<Long> ids) {
        return ids.get(random.nextInt(ids.size()));
    }

    // Processor time shows the cost of the work itself, even while the machine does other things.
    private static void measure(String what, int rounds, Runnable work) {
        for (int i = 0; i < rounds; i++) {
            work.run();
        }
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        double[] wall = new double[rounds];
        double[] own = new double[rounds];
        for (int i = 0; i < rounds; i++) {
            long begun = System.nanoTime();
            long used = threads.getCurrentThreadCpuTime();
            work.run();
            own[i] = (threads.getCurrentThreadCpuTime() - used) / 1e6;
            wall[i] = (System.nanoTime() - begun) / 1e6;
        }
        Arrays.sort(wall);
        Arrays.sort(own);
        System.out.printf(
                "%-44s %10.2f %10.2f %10.2f %10.2f%n",
                what, quantile(wall, 0.5), quantile(wall, 0.99), quantile(own, 0.5), quantile(own, 0.99));
    }

    // The smallest value that at least this share of the values does not exceed.
    private static double quantile(double[] sorted, double share) {
        int rank = (int) Math.ceil(share * sorted.length);
        return sorted[Math.max(0, rank - 1)];
    }

    private void fill(Library library) {
        for (int l = 0; l < LESSONS; l++) {
            long lesson = library.lessons().insert("Unit " + l, "");
            library.sentences()
                    .insert(
                            lesson,
                            IntStream.range(0, SENTENCES)
                                    .mapToObj(i -> "This is sentence number " + i)
                                    .toList());
        }
        for (int c = 0; c < CLASSES; c++) {
            long schoolClass =
                    library.classes().insert("Class " + c, Optional.empty()).id();
            library.database().write(handle -> {
                for (int probability = 0; probability < LEARNERS; probability++) {
                    fill(library, handle, schoolClass, probability);
                }
                return schoolClass;
            });
        }
    }

    private void fill(Library library, Handle handle, long schoolClass, int number) {
        long learner = library.learners()
                .insert(
                        "학생 " + number + "-" + schoolClass,
                        "" + number,
                        Optional.of(schoolClass),
                        Consent.THIS_COMPUTER)
                .id();
        for (int sentence = 1; sentence <= LESSONS * SENTENCES; sentence++) {
            String hash = String.format("%064x", learner * 1000 + sentence);
            handle.execute("INSERT INTO recording VALUES (?, 'wav', 3.5)", hash);
            long take = handle.select("""
                INSERT INTO take (sentence_id, learner_id, hash, number, recorded_at,
                    device, source) VALUES (?, ?, ?, 1, ?, '', 'RECORDED')
                RETURNING id
                """, sentence, learner, hash, 1_700_000_000_000L + sentence)
                    .mapTo(Long.class)
                    .one();
            judge(handle, take);
        }
    }

    private void judge(Handle handle, long take) {
        double total = 40 + random.nextInt(60);
        handle.execute("""
            INSERT INTO result (take_id, endpoint, text, language, json, service, engine,
                micro_dollars, at) VALUES (?, 'PRONUNCIATION_SIMPLE', 't', 'ko', ?, 'embedded', '', 0, 0)
            """, take, "x".repeat(6_000));
        handle.execute("INSERT INTO score SELECT max(id), ?, 'HUNDRED', ?, ? FROM result", take, total, total);
        for (int word = 0; word < 6; word++) {
            handle.execute(
                    "INSERT INTO word_score SELECT max(id), ?, ?, ?, 0, 1, 0 FROM result",
                    word,
                    "word" + random.nextInt(200),
                    40 + random.nextInt(60));
        }
        for (int sound = 0; sound < 3; sound++) {
            handle.execute(
                    "INSERT INTO missed_sound SELECT max(id), ?, ?, ?, ?, 30, 0, 1 FROM result",
                    sound,
                    "word" + random.nextInt(200),
                    "θðrlfv".substring(sound, sound + 1),
                    "s");
        }
    }
}
