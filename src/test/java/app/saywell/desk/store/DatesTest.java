package app.saywell.desk.store;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.privacy.backup.ScheduledDatabaseBackup;
import app.saywell.desk.school.daily.PlannedStep;
import app.saywell.desk.school.daily.StepKind;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.store.audio.DecodedAudioCache;
import app.saywell.desk.store.change.ChangePublisher;
import app.saywell.desk.store.change.UndoHistory;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.task.TaskRunner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.TimeZone;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Days that people chose are days: where the computer is, what its clock says and whether it is summer changes none.
class DatesTest {
    /// The day on which clocks in Berlin go forward.
    private static final LocalDate DAY = LocalDate.of(2026, 3, 29);

    private static final List<String> ZONES =
            List.of("Asia/Seoul", "Europe/Berlin", "America/New_York", "Pacific/Kiritimati", "Pacific/Niue");

    @TempDir
    private Path folder;

    private final TimeZone before = TimeZone.getDefault();
    private long classId;
    private long learnerId;
    private Instant started = Instant.EPOCH;

    @BeforeEach
    void write() {
        TimeZone.setDefault(TimeZone.getTimeZone("Asia/Seoul"));
        started = Instant.parse("2026-03-28T15:00:00Z"); // midnight in Seoul
        try (Library library = Library.open(folder)) {
            classId = library.classes().insert("3-2", Optional.of(DAY)).id();
            learnerId = library.learners()
                    .insert("강민준", "1", Optional.of(classId), Consent.THIS_COMPUTER)
                    .id();
            long lesson = library.lessons().insert("3과", "");
            library.assignments().insert(classId, lesson, Optional.of(DAY));
            library.dailySessions()
                    .insert(learnerId, DAY, started, List.of(PlannedStep.reading(StepKind.PLACEMENT, List.of(1L))));
        }
    }

    @AfterEach
    void restore() {
        TimeZone.setDefault(before);
    }

    @Test
    void aComputerInAnotherZoneHasTheSameDays() {
        for (String zone : ZONES) {
            TimeZone.setDefault(TimeZone.getTimeZone(zone));
            try (Library library = Library.open(folder)) {
                assertThat(library.classes().find(classId).orElseThrow().eraseOn())
                        .as(zone)
                        .contains(DAY);
                assertThat(library.assignments().findByClass(classId).getFirst().dueOn())
                        .as(zone)
                        .contains(DAY);
                var session = library.dailySessions().findByLearner(learnerId).getFirst();
                assertThat(session.day()).as(zone).isEqualTo(DAY);
                assertThat(session.startedAt()).as(zone).isEqualTo(started);
                // Due on the day itself, wherever that is.
                assertThat(library.classes().findDueForErasure(DAY)).as(zone).hasSize(1);
                assertThat(library.classes().findDueForErasure(DAY.minusDays(1)))
                        .as(zone)
                        .isEmpty();
            }
        }
    }

    @Test
    void aClockThatIsSetBackAndTheHourThatIsMissingInSpringMakeNoSecondCopyOfADay() throws IOException {
        TimeZone.setDefault(TimeZone.getTimeZone("Europe/Berlin"));
        try (Library library = Library.open(folder.resolve("other"))) {
            copyAt(library, "2026-03-29T00:30:00Z"); // half past one, before the clocks go forward
            copyAt(library, "2026-03-29T01:30:00Z"); // half past three
            copyAt(library, "2026-03-29T21:59:59Z"); // the last second of the day
            assertThat(copies(library)).containsExactly("2026-03-29.db");
            copyAt(library, "2026-03-29T22:00:00Z");
            assertThat(copies(library)).containsExactly("2026-03-29.db", "2026-03-30.db");
            copyAt(library, "2026-03-29T10:00:00Z"); // set back
            assertThat(copies(library)).containsExactly("2026-03-29.db", "2026-03-30.db");
        }
    }

    private static void copyAt(Library library, String now) throws IOException {
        TaskRunner tasks = new TaskRunner(Runnable::run, Runnable::run);
        ChangePublisher changes = new ChangePublisher(tasks);
        new ScheduledDatabaseBackup(new UseCaseContext(
                        library,
                        tasks,
                        changes,
                        new UndoHistory(changes),
                        () -> Instant.parse(now),
                        new DecodedAudioCache(file -> new Pcm(new float[1], 16_000))))
                .createIfDue();
    }

    private static List<String> copies(Library library) throws IOException {
        try (Stream<Path> files = Files.list(library.folder().backupsFolder())) {
            return files.map(file -> String.valueOf(file.getFileName()))
                    .filter(name -> name.endsWith(".db"))
                    .sorted()
                    .toList();
        }
    }
}
