package app.saywell.desk.classroom.progress;

import app.saywell.desk.lessons.voice.TextToSpeech;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.shell.cases.LargeLibrary;
import app.saywell.desk.shell.cases.ServiceGraph;
import app.saywell.desk.store.Library;
import app.saywell.speech.task.ProgressListener;
import app.saywell.speech.task.TaskRunner;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/// Measures how long the progress of a class of 400 takes to read in a library of 100,000 takes, as
/// the window reads it, and beside it how long it takes to read the histories of the same learners
/// one by one.
///
/// Argument: a folder of its own; the library is created in it, and 16 classes become one.
public final class ClassProgressMain {
    private static final int LEARNERS = 400;
    private static final int FEW = 5;
    private static final int ROUNDS = 7;

    private ClassProgressMain() {}

    public static void main(String[] args) throws InterruptedException {
        Path folder = Path.of(args[0]);
        LargeLibrary.fillIfMissing(folder);
        try (Library library = Library.open(folder)) {
            ServiceGraph practice = new ServiceGraph(
                    library,
                    (kind, purpose, british, rule) -> {
                        throw new IllegalStateException("nothing is scored here");
                    },
                    new TaskRunner(Runnable::run, Runnable::run),
                    InstantSource.system(),
                    TextToSpeech.NONE);
            long classId = practice.classes().findAll().getFirst().id();
            library.database()
                    .execute(handle -> handle.execute(
                            "UPDATE learner SET class_id = ? WHERE id IN (SELECT id FROM learner ORDER BY"
                                    + " class_id = ? DESC, id LIMIT ?)",
                            classId,
                            classId,
                            LEARNERS));
            long lessonId = practice.lessons().findAll().getFirst().id();
            measure(library, practice, new ProgressPlace(classId, lessonId));
        }
    }

    private static void measure(Library library, ServiceGraph practice, ProgressPlace place)
            throws InterruptedException {
        ProgressRead read = new ProgressRead(practice.lessons(), practice.progressReports(), practice.selfRatings());
        List<Learner> learners = practice.learners().ofClass(place.classId());
        AtomicInteger queries = new AtomicInteger();
        library.database().forbidOn(() -> queries.incrementAndGet() < 0);
        double[] whole = new double[ROUNDS];
        for (int i = 0; i < ROUNDS; i++) {
            long begun = System.nanoTime();
            read.trends(place, learners, ProgressListener.NONE);
            whole[i] = (System.nanoTime() - begun) / 1e6;
        }
        Arrays.sort(whole);
        System.out.printf(
                "%d learners at once: %.0f ms (median of %d), %d queries%n",
                learners.size(), whole[ROUNDS / 2], ROUNDS, queries.getAndSet(0) / ROUNDS);
        long begun = System.nanoTime();
        learners.stream().limit(FEW).forEach(learner -> read.learner(place, learner.id()));
        double each = (System.nanoTime() - begun) / 1e6 / FEW;
        System.out.printf("one by one: %.0f ms and %d queries a learner%n", each, queries.get() / FEW);
    }
}
