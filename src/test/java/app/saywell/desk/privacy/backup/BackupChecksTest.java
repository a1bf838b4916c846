package app.saywell.desk.privacy.backup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.privacy.backup.BackupException.BackupFailureKind;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.store.database.DatabaseFile;
import app.saywell.desk.store.database.RecordingFiles;
import app.saywell.speech.task.ProgressListener;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What is looked at before a backup is called a backup, and before it replaces anything.
class BackupChecksTest {
    @TempDir
    Path folder;

    private Path home;

    @BeforeEach
    void openHome() {
        home = folder.resolve("home");
        try (PracticeFixture fixture = new PracticeFixture(home)) {
            fixture.sentence("still here");
        }
    }

    @Test
    void aDatabaseOfANewerVersionIsRefused() throws IOException {
        refuses(
                backupOfDatabase(database ->
                        DatabaseFile.changeCopy(database, handle -> handle.execute("PRAGMA user_version = 999"))),
                BackupFailureKind.NEWER);
    }

    @Test
    void aDatabaseWithoutATableIsRefused() throws IOException {
        refuses(
                backupOfDatabase(
                        database -> DatabaseFile.changeCopy(database, handle -> handle.execute("DROP TABLE mark"))),
                BackupFailureKind.DAMAGED);
    }

    @Test
    void aDatabaseWithoutHistoryIsRefused() throws IOException {
        refuses(
                backupOfDatabase(database -> DatabaseFile.changeCopy(
                        database, handle -> handle.execute("DROP TABLE flyway_schema_history"))),
                BackupFailureKind.DAMAGED);
    }

    /// A trigger would run with the first table that is used, in the library of whoever restores it.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "CREATE TRIGGER renamed AFTER INSERT ON take BEGIN UPDATE learner SET name = 'x'; END",
                "CREATE VIEW learners AS SELECT * FROM learner",
                "CREATE VIRTUAL TABLE found USING fts5(text)",
                "CREATE TABLE more (id INTEGER)",
                "CREATE INDEX by_name ON learner (name) WHERE length(name) > 3",
                "ALTER TABLE learner ADD COLUMN twin TEXT AS (upper(name))"
            })
    void aDatabaseWithPartsThatAreNotOfSaywellIsRefused(String part) throws IOException {
        refuses(
                backupOfDatabase(database -> DatabaseFile.changeCopy(database, handle -> handle.execute(part))),
                BackupFailureKind.DAMAGED);
    }

    /// SQLite lets nobody give such a name, but a file may bring it.
    @Test
    void anIndexWithANameOfSqliteIsRefused() throws IOException {
        refuses(
                backupOfDatabase(database -> DatabaseFile.changeCopy(database, handle -> {
                    handle.execute("CREATE UNIQUE INDEX more ON learner (length(name))");
                    handle.execute("PRAGMA writable_schema = ON");
                    handle.execute("UPDATE sqlite_master SET name = 'sqlite_more',"
                            + " sql = replace(sql, 'more', 'sqlite_more') WHERE name = 'more'");
                })),
                BackupFailureKind.DAMAGED);
    }

    /// What makes the list of migrations has an index of this name, on that list.
    @Test
    void anIndexWithANameOfTheListOfMigrationsIsRefused() throws IOException {
        refuses(
                backupOfDatabase(database -> DatabaseFile.changeCopy(database, handle -> {
                    handle.execute("DROP INDEX flyway_schema_history_s_idx");
                    handle.execute("CREATE UNIQUE INDEX flyway_schema_history_s_idx ON learner (length(name))");
                })),
                BackupFailureKind.DAMAGED);
    }

    /// It names a file, which is read, and erased.
    @Test
    void aRecordingWhoseNameLeadsElsewhereIsRefused() throws IOException {
        String elsewhere = "/home/" + "x".repeat(58);
        refuses(
                backupOfDatabase(database -> DatabaseFile.changeCopy(
                        database, handle -> handle.execute("INSERT INTO recording VALUES (?, 'wav', 1)", elsewhere))),
                BackupFailureKind.DAMAGED);
    }

    @Test
    void aFileThatBackupsDoNotHaveIsRefused() throws IOException {
        refuses(backupWith("ready", "before-restore-x".getBytes(StandardCharsets.UTF_8)), BackupFailureKind.CHANGED);
    }

    @Test
    void aListWithoutEndIsRefused() throws IOException {
        Path backup = folder.resolve("long.saywell");
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(backup))) {
            zip.putNextEntry(new ZipEntry("sha256.txt"));
            byte[] part = new byte[1 << 20];
            for (int i = 0; i < 65; i++) {
                zip.write(part);
            }
            zip.closeEntry();
        }
        refuses(backup, BackupFailureKind.DAMAGED);
    }

    @Test
    void aRestoreThatIsStoppedLeavesNothing() throws IOException {
        Path backup = backupOfDatabase(database -> {});
        assertThatThrownBy(() -> BackupRestorer.prepare(
                        backup, PracticeFixture.BACKUP_KEYS, home, Optional.empty(), (done, all) -> {
                            throw new CancellationException();
                        }))
                .isInstanceOf(CancellationException.class);
        assertNothingIsLeft();
    }

    @Test
    void filesThatNothingRefersToAreNotInABackup() throws IOException {
        Path file = folder.resolve("backup.saywell");
        try (PracticeFixture fixture = new PracticeFixture(home)) {
            Take take = fixture.take(fixture.sentence("kept"));
            Path recordings = fixture.library.folder().recordingsFolder();
            String name = "ab" + "0".repeat(62) + ".wav";
            Files.createDirectories(recordings.resolve("ab"));
            for (Path orphan : new Path[] {
                recordings.resolve("ab").resolve(name),
                recordings.resolve("copy123.part"),
                fixture.library.folder().cacheFolder().resolve("peaks"),
                fixture.library.folder().unfinishedFolder().resolve("1-1-1.wav"),
                fixture.library.folder().backupsFolder().resolve("inspect1")
            }) {
                Files.createDirectories(orphan.getParent());
                Files.writeString(orphan, "nobody's");
            }
            LibraryBackup.create(fixture.library, file, ProgressListener.NONE);
            try (ZipFile zip = new ZipFile(
                    PracticeFixture.plain(file, folder.resolve("plain.zip")).toFile())) {
                String hash = take.audio().hash();
                assertThat(zip.stream().map(ZipEntry::getName))
                        .containsExactlyInAnyOrder(
                                "saywell.db",
                                "recordings/" + hash.substring(0, 2) + "/" + hash + ".wav",
                                "sha256.txt",
                                "missing.txt");
            }
        }
    }

    @Test
    void garbageIsRefused() throws IOException {
        refuses(
                backupOfDatabase(database -> {
                    try {
                        Files.writeString(database, "no database ".repeat(999));
                    } catch (IOException e) {
                        throw new AssertionError(e);
                    }
                }),
                BackupFailureKind.DAMAGED);
    }

    @Test
    void aBackupNamesRecordingsThatAreMissingOrChanged() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("school"))) {
            Take lost = fixture.take(fixture.sentence("the park"));
            Take changed = fixture.take(fixture.sentence("the zoo"), learner(fixture));
            Files.delete(fixture.useCases.takes().file(lost.audio()));
            Files.writeString(fixture.useCases.takes().file(changed.audio()), "overwritten");
            Path file = folder.resolve("all.saywell");
            assertThatThrownBy(() -> LibraryBackup.create(fixture.library, file, ProgressListener.NONE))
                    .isInstanceOfSatisfying(BackupException.class, e -> {
                        assertThat(e.kind()).isEqualTo(BackupFailureKind.INCOMPLETE);
                        assertThat(e.missing()).hasSize(2);
                    })
                    .hasMessageContaining(lost.audio().hash())
                    .hasMessageContaining(changed.audio().hash());
            // What is left can be restored, because the backup says what is missing.
            BackupRestorer.prepare(file, PracticeFixture.BACKUP_KEYS, home, Optional.empty(), ProgressListener.NONE);
            assertThat(BackupRestorer.isPrepared(home)).isTrue();
            assertThat(LibraryBackup.missingIn(file, PracticeFixture.BACKUP_KEYS))
                    .hasSize(2);
        }
    }

    @Test
    void aBackupThatLacksARecordingReplacesNoneThatHasIt() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("school"))) {
            Take lost = fixture.take(fixture.sentence("the park"));
            Take lostLater = fixture.take(fixture.sentence("the zoo"), learner(fixture));
            Path file = folder.resolve("all.saywell");
            LibraryBackup.create(fixture.library, file, ProgressListener.NONE);
            byte[] whole = Files.readAllBytes(file);

            Files.delete(fixture.useCases.takes().file(lost.audio()));
            assertThat(writtenBeside(fixture, file)).contains(folder.resolve("all-2.saywell"));
            assertThat(writtenBeside(fixture, file)).as("it lacks the same").contains(folder.resolve("all-2.saywell"));
            Files.delete(fixture.useCases.takes().file(lostLater.audio()));
            assertThat(writtenBeside(fixture, file)).as("it lacks more").contains(folder.resolve("all-3.saywell"));

            assertThat(Files.readAllBytes(file)).isEqualTo(whole);
            assertThat(LibraryBackup.missingIn(folder.resolve("all-2.saywell"), PracticeFixture.BACKUP_KEYS))
                    .hasSize(1);
            assertThat(writtenBeside(fixture, folder.resolve("all-3.saywell")))
                    .as("the chosen one lacks the same")
                    .isEmpty();
            Path another = Files.writeString(folder.resolve("notes"), "no backup");
            assertThat(writtenBeside(fixture, another)).contains(folder.resolve("notes-2"));
            assertThat(another).hasContent("no backup");
        }
    }

    private static Optional<Path> writtenBeside(PracticeFixture fixture, Path file) throws IOException {
        try {
            LibraryBackup.create(fixture.library, file, ProgressListener.NONE);
            throw new AssertionError("it is complete");
        } catch (BackupException e) {
            assertThat(e.kind()).isEqualTo(BackupFailureKind.INCOMPLETE);
            return e.writtenBeside();
        }
    }

    @Test
    void aRestoreThatTheDiskEndsLeavesNothing() throws IOException {
        Path backup = folder.resolve("clash.saywell");
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(backup))) {
            StringBuilder hashes = new StringBuilder();
            for (String name :
                    new String[] {"saywell.db", "recordings/a", "recordings/a/b"}) { // no file is a folder as well
                zip.putNextEntry(new ZipEntry(name));
                zip.write(name.getBytes(StandardCharsets.UTF_8));
                zip.closeEntry();
                Path same = Files.writeString(folder.resolve("same"), name);
                hashes.append(RecordingFiles.sha256Of(same))
                        .append("  ")
                        .append(name)
                        .append('\n');
            }
            zip.putNextEntry(new ZipEntry("sha256.txt"));
            zip.write(hashes.toString().getBytes(StandardCharsets.UTF_8));
            zip.closeEntry();
        }
        assertThatThrownBy(() -> BackupRestorer.prepare(
                        backup, PracticeFixture.BACKUP_KEYS, home, Optional.empty(), ProgressListener.NONE))
                .isInstanceOf(IOException.class);
        assertNothingIsLeft();
    }

    @Test
    void aRecordingsFolderBehindALinkIsBackedUp() throws IOException {
        Path school = folder.resolve("school");
        try (PracticeFixture fixture = new PracticeFixture(school)) {
            fixture.take(fixture.sentence("the park"));
        }
        Path elsewhere = Files.move(school.resolve("recordings"), folder.resolve("big disk"));
        Files.createSymbolicLink(school.resolve("recordings"), elsewhere);
        try (PracticeFixture fixture = new PracticeFixture(school)) {
            fixture.useCases.tidyFolder();
            Path file = folder.resolve("all.saywell");
            LibraryBackup.create(fixture.library, file, ProgressListener.NONE);
            BackupRestorer.prepare(file, PracticeFixture.BACKUP_KEYS, home, Optional.empty(), ProgressListener.NONE);
            try (var files = Files.walk(home.resolve("restored/recordings"))) {
                assertThat(files.filter(Files::isRegularFile)).hasSize(1);
            }
        }
    }

    private void assertNothingIsLeft() {
        assertThat(home.resolve("restored")).doesNotExist();
        assertThat(home.resolve("saywell.restored")).doesNotExist();
    }

    private void refuses(Path backup, BackupFailureKind kind) throws IOException {
        assertThatThrownBy(() -> BackupRestorer.prepare(
                        backup, PracticeFixture.BACKUP_KEYS, home, Optional.empty(), ProgressListener.NONE))
                .isInstanceOfSatisfying(BackupException.class, e -> {
                    assertThat(e.kind()).isEqualTo(kind);
                    assertThat(e.getMessage())
                            .doesNotContain("SQLITE", "Exception")
                            .doesNotContainPattern("L\\d");
                });
        assertNothingIsLeft();
        BackupRestorer.completePrepared(home, PracticeFixture.NOW);
        try (PracticeFixture fixture = new PracticeFixture(home)) {
            assertThat(fixture.useCases.lessons().search("still here")).hasSize(1);
        }
    }

    /// A backup with correct hashes around a changed database.
    private Path backupOfDatabase(Consumer<Path> change) throws IOException {
        return PlainBackups.write(folder, change);
    }

    private Path backupWith(String name, byte[] content) throws IOException {
        return PlainBackups.write(folder, database -> {}, name, content);
    }

    private static long learner(PracticeFixture fixture) {
        return fixture.useCases
                .learners()
                .add("이하나", "1", java.util.Optional.empty(), app.saywell.desk.school.learner.Consent.THIS_COMPUTER)
                .id();
    }
}
