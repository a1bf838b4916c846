package app.saywell.desk.privacy.backup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.classes.RosterPreview.RosterEntry;
import app.saywell.desk.reports.pack.ExaminedPack;
import app.saywell.desk.reports.pack.PackProtection;
import app.saywell.desk.school.ReportSelection;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.shell.command.CommandRun;
import app.saywell.desk.store.ClosedLibrary;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.database.DatabaseFile;
import app.saywell.desk.store.database.LibraryException;
import app.saywell.desk.store.database.LibraryException.LibraryFailureKind;
import app.saywell.desk.store.integrity.UpdateCopies;
import app.saywell.desk.store.seal.LibraryKeys;
import app.saywell.speech.task.ProgressListener;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A newer version copies the database before it changes it, and the older one goes back to the
/// copy without losing what was recorded since.
class GoingBackTest {
    @TempDir
    private Path folder;

    private Learner learner;
    private Sentence sentence;
    private long classId;
    private Take before;
    private Take since;

    @Test
    void aLibraryIsCopiedBeforeItIsMigrated() throws IOException {
        Path database = folder.resolve("saywell.db");
        Flyway.configure()
                .dataSource("jdbc:sqlite:" + database, "", "")
                .locations("classpath:app/saywell/desk/store/migration")
                .target("9")
                .load()
                .migrate();
        DatabaseFile.changeCopy(
                database,
                handle ->
                        handle.execute("INSERT INTO lesson (title, description, position) VALUES ('3과'," + " '', 0)"));
        Library.open(folder).close();
        Path copy = onlyUpdateCopy();
        assertThat(copy.getFileName().toString()).startsWith("before-update-9-");
        DatabaseFile.changeCopy(copy, handle -> {
            assertThat(handle.select("SELECT title FROM lesson")
                            .mapTo(String.class)
                            .one())
                    .isEqualTo("3과");
            assertThat(handle.select("SELECT max(CAST(version AS INTEGER)) FROM" + " flyway_schema_history")
                            .mapTo(Integer.class)
                            .one())
                    .as("not migrated")
                    .isEqualTo(9);
        });
        Library.open(folder).close();
        assertThat(onlyUpdateCopy()).as("no second one").isEqualTo(copy);
        assertThat(UpdateCopies.newest(folder, 8)).as("too new for that one").isEmpty();
    }

    @Test
    void aNewLibraryHasNoCopy() throws IOException {
        Library.open(folder).close();
        assertThat(updateCopies()).isEmpty();
    }

    @Test
    void theOlderVersionRefusesAndOffersTheCopyAndTakesComeOverAsAPack() throws IOException {
        Path pack = workWithANewerVersion();
        assertThatThrownBy(() -> Library.open(folder))
                .isInstanceOfSatisfying(
                        LibraryException.class, e -> assertThat(e.kind()).isEqualTo(LibraryFailureKind.NEWER));
        Path copy = new ClosedLibrary(folder).copyBeforeUpdate().orElseThrow().file();
        BackupRestorer.prepareDatabase(copy, folder);
        Path newer =
                BackupRestorer.completePrepared(folder, PracticeFixture.NOW).orElseThrow();
        assertThat(newer.resolve("saywell.db")).as("the newer library is kept").exists();
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            fixture.useCases.tidyFolder();
            assertThat(fixture.useCases.takes().find(before.id())).isPresent();
            assertThat(takes(fixture)).hasSize(1);
            assertThat(fixture.useCases.takes().file(since.audio()))
                    .as("the sound of later takes is not swept away")
                    .exists();
            ExaminedPack examined = fixture.useCases.reports().recordingPacks().preview(pack, LibraryKeys.NONE);
            assertThat(fixture.useCases
                            .reports()
                            .recordingPacks()
                            .importPack(pack, examined.fingerprint())
                            .newTakes())
                    .isEqualTo(1);
            assertThat(takes(fixture)).hasSize(2);
        }
    }

    /// Whoever finds the key would only be told afterwards that it does not help.
    @Test
    void thatAVersionIsTooOldIsToldBeforeAMissingKey() throws IOException {
        Library library = Library.open(folder);
        library.encryptAtNextStart(PracticeFixture.KEY);
        library.close();
        new ClosedLibrary(folder).convert(check -> Optional.of(PracticeFixture.KEY), (done, all) -> {}, () -> false);
        assertThatThrownBy(() -> Library.open(folder))
                .isInstanceOfSatisfying(
                        LibraryException.class, e -> assertThat(e.kind()).isEqualTo(LibraryFailureKind.KEY_MISSING));
        DatabaseFile.changeCopy(folder.resolve("saywell.db"), handle -> handle.execute("PRAGMA user_version = 9999"));
        assertThatThrownBy(() -> Library.open(folder))
                .isInstanceOfSatisfying(
                        LibraryException.class, e -> assertThat(e.kind()).isEqualTo(LibraryFailureKind.NEWER));
    }

    @Test
    void theCommandGoesBackToo() throws IOException {
        workWithANewerVersion();
        CommandRun refused = CommandRun.of("lesson", "list", "--data", folder.toString());
        assertThat(refused.exitCode()).isEqualTo(1);
        assertThat(refused.err()).contains("newer version", "saywell restore --before-update");
        CommandRun back = CommandRun.of("restore", "--before-update", "--data", folder.toString());
        assertThat(back.err()).isEmpty();
        assertThat(back.exitCode()).isZero();
        assertThat(back.out()).contains("restored: ", "The previous data is in ");
        CommandRun again = CommandRun.of("restore", "--before-update", "FILE", "--data", folder.toString());
        assertThat(again.exitCode()).isEqualTo(1);
    }

    @Test
    void aDailyCopyIsNotTakenForTheOneBeforeAnUpdate() throws IOException {
        workWithANewerVersion();
        Files.delete(folder.resolve("saywell.db"));
        Files.copy(onlyUpdateCopy(), folder.resolve("backups/2026-11-20.db"));
        assertThat(BackupRestorer.newestGoodCopy(folder, LocalDate.now(ZoneId.systemDefault())))
                .contains(folder.resolve("backups/2026-11-20.db"));
    }

    @Test
    void oldCopiesAreSweptAndErasedWithTheLearners() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            Sentence any = fixture.sentence("the park");
            fixture.take(any);
            UpdateCopies.make(fixture.library.folder(), PracticeFixture.NOW);
            fixture.useCases.tidyFolder();
            assertThat(updateCopies()).hasSize(1);
            Files.setLastModifiedTime(
                    onlyUpdateCopy(),
                    java.nio.file.attribute.FileTime.from(PracticeFixture.NOW.minus(Duration.ofDays(40))));
            fixture.useCases.tidyFolder();
            assertThat(updateCopies()).isEmpty();
            UpdateCopies.make(fixture.library.folder(), PracticeFixture.NOW);
            fixture.useCases
                    .erasure()
                    .eraseLearner(fixture.useCases.learners().current().id());
            assertThat(updateCopies()).as("it holds what was erased").isEmpty();
        }
    }

    /// Takes before and after the update, and a pack of all that the newer version wrote.
    private Path workWithANewerVersion() throws IOException {
        Path pack = folder.resolve("takes.saywell");
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            fixture.useCases.tidyFolder(); // as at every start
            classId = fixture.useCases.classes().create("3-2", Optional.empty()).id();
            learner = fixture.useCases
                    .classes()
                    .addLearners(classId, List.of(new RosterEntry("강민준", "1")), Consent.THIS_COMPUTER)
                    .getFirst();
            sentence = fixture.sentence("the park");
            before = fixture.take(sentence, learner.id());
            fixture.score(before);
            UpdateCopies.make(fixture.library.folder(), PracticeFixture.NOW);
            since = fixture.take(sentence, learner.id());
            fixture.score(since);
            fixture.useCases
                    .reports()
                    .recordingPacks()
                    .export(
                            ReportSelection.of(classId, sentence.lessonId()),
                            pack,
                            PackProtection.PLAIN,
                            ProgressListener.NONE);
        }
        DatabaseFile.changeCopy(folder.resolve("saywell.db"), handle -> handle.execute("PRAGMA user_version = 9999"));
        return pack;
    }

    private List<Take> takes(PracticeFixture fixture) {
        return fixture.useCases.takes().findByOwner(sentence.id(), learner.id());
    }

    private Path onlyUpdateCopy() throws IOException {
        assertThat(updateCopies()).hasSize(1);
        return updateCopies().getFirst();
    }

    private List<Path> updateCopies() throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve("backups"))) {
            return files.filter(UpdateCopies::isCopy).toList();
        }
    }
}
