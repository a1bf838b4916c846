package app.saywell.desk.privacy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.privacy.backup.BackupRestorer;
import app.saywell.desk.privacy.backup.LibraryBackup;
import app.saywell.desk.school.policy.SchoolPolicy;
import app.saywell.desk.shell.cases.FolderCopy;
import app.saywell.desk.shell.cases.HaltingProgram;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.store.ClosedLibrary;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.conversion.LibraryConversion;
import app.saywell.desk.store.database.EncryptionState.EncryptionPhase;
import app.saywell.desk.store.database.LibraryException;
import app.saywell.desk.store.database.LibraryException.LibraryFailureKind;
import app.saywell.desk.store.database.SealedColumns;
import app.saywell.desk.store.seal.LibraryKey;
import app.saywell.desk.store.seal.LibraryKeys;
import app.saywell.desk.store.seal.RecoveryPhrase;
import app.saywell.speech.audio.AudioDecoder;
import app.saywell.speech.audio.UnfinishedRecordings;
import app.saywell.speech.task.ProgressListener;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EncryptedLibraryTest {
    private static final LibraryKeys KEYS = check -> Optional.of(PracticeFixture.KEY);

    /// Columns that hold no names, texts or answers: choices, ids, digests, times, file names that
    /// Saywell gives, numbers as text, and failures in words of Saywell.
    private static final Set<String> READABLE_TEXTS = Set.of(
            "setting.name",
            "recording.hash",
            "recording.extension",
            "reading.hash",
            "analysis.service",
            "analysis.engine",
            "school_class.erase_on",
            "learner.consent",
            "learner.strictness",
            "learner.first_language",
            "school_class.strictness",
            "school_class.first_language",
            "consent_given.consent",
            "lesson.shared_id",
            "lesson.digest_here",
            "lesson.digest_there",
            "school_class.sound_focus",
            "take.hash",
            "take.source",
            "take.quality",
            "result.endpoint",
            "result.language",
            "result.service",
            "result.engine",
            "score.scale",
            "mark.layer",
            "mark.target",
            "mark.miscue",
            "assignment.due_on",
            "waiting.service",
            "waiting.state",
            "waiting.failure",
            "answer.digest",
            "answer.audio_digest",
            "answer.service",
            "answer.endpoint",
            "ledger.digest",
            "ledger.audio_digest",
            "ledger.service",
            "ledger.endpoint",
            "ledger.purpose",
            "ledger.outcome",
            "self_rating.rating",
            "ear_answer.voice",
            "daily_session.day",
            "daily_session.steps",
            "dialogue_run.path",
            "free_speech.task",
            "free_speech.hash",
            "row_checksum.table_name",
            "access_record.action",
            "pending_deletion.kind",
            "pending_deletion.target",
            "sent_audio.hash",
            "sent_audio.digest",
            "opening.token",
            "opening.previous",
            "unclaimed_file.name",
            "heard_text.service",
            "heard_text.engine",
            "feedback_translation.language",
            "class_key.key_id",
            "class_key.public_point",
            "homework.id",
            "homework.due_on",
            "homework_hand_in.digest",
            "homework_hand_in.homework_id",
            "homework_hand_in.hand_in",
            "homework_take.homework_id",
            "homework_take.sha256",
            "encryption.phase",
            "encryption.key_check");

    @TempDir
    private static Path made;

    private static SeededLibrary seeded;
    private static String contents;

    @TempDir
    private Path folder;

    private Path data;

    @BeforeAll
    static void makePlainLibrary() throws IOException {
        Path plain = made.resolve("data");
        seeded = new SeededLibrary("plain");
        try (PracticeFixture fixture = new PracticeFixture(plain, Library.open(plain))) {
            seeded.fill(fixture);
            contents = SeededLibrary.contents(fixture.library);
        }
        assertThat(seeded.traces).hasSizeGreaterThanOrEqualTo(100);
        assertThat(seeded.readable(plain)).hasSizeGreaterThan(100);
    }

    /// Each test has a copy.
    @BeforeEach
    void copyPlainLibrary() throws IOException {
        data = folder.resolve("data");
        FolderCopy.make(made.resolve("data"), data);
    }

    private void encrypt() throws IOException {
        try (Library library = Library.open(data)) {
            library.encryptAtNextStart(PracticeFixture.KEY);
        }
        assertThat(convert()).isTrue();
    }

    private boolean convert() throws IOException {
        return new ClosedLibrary(data).convert(KEYS, (done, all) -> {}, () -> false);
    }

    @Test
    void noneOfAHundredNamesTextsAndSoundsCanBeRead() throws IOException {
        encrypt();
        assertThat(seeded.readable(data)).isEmpty();

        SeededLibrary later = new SeededLibrary("later");
        try (PracticeFixture fixture = new PracticeFixture(data, Library.open(data, SchoolPolicy.NONE, KEYS))) {
            assertThat(SeededLibrary.contents(fixture.library)).isEqualTo(contents);
            Path backups = fixture.library.folder().backupsFolder();
            for (int i = 1; i <= 3; i++) {
                Files.delete(backups.resolve("2026-10-0" + i + ".db"));
            }
            later.fill(fixture);
            LibraryBackup.create(fixture.library, data.resolve("whole.saywell"), ProgressListener.NONE);
            LibraryBackup.verify(data.resolve("whole.saywell"), PracticeFixture.BACKUP_KEYS);
            assertThat(unpacked(data.resolve("whole.saywell"))).isNotEmpty();
            assertThat(later.readable(data)).isEmpty(); // with the WAL still there
            assertThat(later.readable(folder.resolve("unpacked"))).isEmpty();
        }
        assertThat(later.readable(data)).isEmpty();
    }

    private List<Path> unpacked(Path zip) throws IOException {
        Path target = Files.createDirectories(folder.resolve("unpacked"));
        LibraryBackup.restore(zip, PracticeFixture.BACKUP_KEYS, target, ProgressListener.NONE);
        try (Stream<Path> files = Files.walk(target)) {
            return files.filter(Files::isRegularFile).toList();
        }
    }

    @Test
    void decryptedItIsAsItWas() throws IOException {
        encrypt();
        try (Library library = Library.open(data, SchoolPolicy.NONE, KEYS)) {
            library.decryptAtNextStart();
        }
        assertThat(convert()).isTrue();

        try (Library library = Library.open(data)) {
            assertThat(SeededLibrary.contents(library)).isEqualTo(contents);
            assertThat(library.encryption()).isEmpty();
        }
        assertThat(seeded.readable(data)).hasSizeGreaterThan(100);
    }

    /// Killed at a step, it leaves a library that opens and is the same, and the next start carries on.
    @ParameterizedTest
    @ValueSource(strings = {"columns", "cache", "replace *", "overwrite *", "file 4", "file 7", "end"})
    void aKilledConversionIsCarriedOn(String step) throws Exception {
        try (Library library = Library.open(data)) {
            library.encryptAtNextStart(PracticeFixture.KEY);
        }
        data = leftWhenKilledAt(step, "encrypting");
        assertSame();
        assertThat(convert()).isTrue();
        assertSame();
        assertThat(seeded.readable(data)).isEmpty();

        try (Library library = Library.open(data, SchoolPolicy.NONE, KEYS)) {
            assertThat(library.encryption().orElseThrow().phase()).isEqualTo(EncryptionPhase.ENCRYPTED);
            library.decryptAtNextStart();
        }
        if (!List.of("columns", "overwrite *").contains(step)) {
            data = leftWhenKilledAt(step, "decrypting");
            assertSame();
        }
        assertThat(convert()).isTrue();
        try (Library library = Library.open(data)) {
            assertThat(SeededLibrary.contents(library)).isEqualTo(contents);
        }
    }

    /// A copy of the files as they are at a step: what the disk has of a process that is killed there.
    private Path leftWhenKilledAt(String step, String name) throws IOException {
        Path left = folder.resolve(name);
        LibraryConversion.run(
                data, "classpath:app/saywell/desk/store/migration", KEYS, (done, all) -> {}, () -> false, now -> {
                    if (HaltingProgram.isAt(step, now) && !Files.exists(left)) {
                        copy(left);
                    }
                });
        assertThat(left).as("it comes to the step").isDirectory();
        return left;
    }

    private void copy(Path to) {
        try {
            FolderCopy.make(data, to);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private void assertSame() {
        try (Library library = Library.open(data, SchoolPolicy.NONE, KEYS)) {
            assertThat(SeededLibrary.contents(library)).isEqualTo(contents);
        }
    }

    @Test
    void aStoppedConversionGoesOnAndMayBeTurnedBack() throws IOException {
        try (Library library = Library.open(data)) {
            library.encryptAtNextStart(PracticeFixture.KEY);
        }
        int[] asked = {0};
        assertThat(new ClosedLibrary(data).convert(KEYS, (done, all) -> {}, () -> asked[0]++ > 2))
                .isFalse();
        assertSame();
        try (Library library = Library.open(data, SchoolPolicy.NONE, KEYS)) {
            library.decryptAtNextStart();
        }
        assertThat(convert()).isTrue();
        try (Library library = Library.open(data)) {
            assertThat(SeededLibrary.contents(library)).isEqualTo(contents);
        }
    }

    @Test
    void whatWasNotBegunIsTakenBack() {
        try (Library library = Library.open(data)) {
            library.encryptAtNextStart(PracticeFixture.KEY);
            library.decryptAtNextStart();
            assertThat(library.encryption()).isEmpty();
        }
    }

    @Test
    void aWrongKeyIsNoticedAndChangesNothing() throws IOException {
        encrypt();
        Map<String, String> before = hashes();

        for (LibraryKeys keys : List.<LibraryKeys>of(LibraryKeys.NONE, check -> Optional.of(LibraryKey.random()))) {
            assertThatThrownBy(() -> Library.open(data, SchoolPolicy.NONE, keys).close())
                    .isInstanceOfSatisfying(LibraryException.class, e -> assertThat(e.kind())
                            .isEqualTo(LibraryFailureKind.KEY_MISSING));
        }
        assertThat(hashes()).isEqualTo(before);
        assertSame();
    }

    @Test
    void aLostKeychainIsOpenedByThePhrase() throws Exception {
        encrypt();
        String written = String.join(" ", RecoveryPhrase.of(PracticeFixture.KEY));

        LibraryKey entered = RecoveryPhrase.parse(written);
        try (Library library = Library.open(data, SchoolPolicy.NONE, check -> Optional.of(entered))) {
            assertThat(SeededLibrary.contents(library)).isEqualTo(contents);
        }
    }

    @Test
    void aBackupIsRestoredAndOpenedWithTheKey() throws IOException {
        encrypt();
        Path backup = folder.resolve("backup.saywell");
        try (Library library = Library.open(data, SchoolPolicy.NONE, KEYS)) {
            LibraryBackup.create(library, backup, ProgressListener.NONE);
        }
        Path other = folder.resolve("other computer");
        Library.open(other).close();
        BackupRestorer.prepare(backup, KEYS, other, Optional.empty(), ProgressListener.NONE);
        BackupRestorer.completePrepared(other, PracticeFixture.NOW);

        assertThatThrownBy(() -> Library.open(other).close()).isInstanceOf(LibraryException.class);
        try (Library library = Library.open(other, SchoolPolicy.NONE, KEYS)) {
            assertThat(SeededLibrary.contents(library)).isEqualTo(contents);
        }
        assertThat(seeded.readable(other)).isEmpty();
    }

    @Test
    void aKilledTakeOpensUpToItsLastFrame() throws Exception {
        encrypt();
        assertThat(HaltingProgram.run(KilledRecordingProgram.class, data.toString()))
                .isEqualTo(HaltingProgram.HALTED);

        try (Library library = Library.open(data, SchoolPolicy.NONE, KEYS)) {
            Path take = library.folder().unfinishedFolder().resolve("1-1-1.wav");
            UnfinishedRecordings.repair(take);
            float[] samples = new AudioDecoder().decode(take).samples();
            assertThat(samples).hasSize(48_000);
            assertThat(samples[47_999]).isEqualTo(1009 / 32768f);
            assertThat(samples[0]).isEqualTo(1000 / 32768f);
        }
        assertThat(data.resolve("unfinished/1-1-1.wav"))
                .content(java.nio.charset.StandardCharsets.ISO_8859_1)
                .doesNotContain("RIFF", "Saywell: finished");
    }

    /// Who adds a column with texts decides here or in [SealedColumns] what becomes of it.
    @Test
    void everyColumnWithTextIsEncryptedOrKnownToBeReadable() {
        try (Library library = Library.open(data)) {
            List<String> columns = library.database().read(handle -> handle.select("SELECT t.name || '.' || c.name FROM"
                            + " sqlite_master t,"
                            + " pragma_table_info(t.name) c"
                            + " WHERE t.type = 'table' AND"
                            + " c.type IN ('TEXT', 'BLOB') AND"
                            + " t.name NOT LIKE 'sqlite%' AND"
                            + " t.name NOT LIKE 'flyway%'")
                    .mapTo(String.class)
                    .list());
            List<String> sealed = SealedColumns.BY_TABLE.entrySet().stream()
                    .flatMap(table -> table.getValue().stream().map(column -> table.getKey() + "." + column))
                    .toList();
            assertThat(columns).containsAll(sealed);
            assertThat(columns).filteredOn(column -> !sealed.contains(column)).allMatch(READABLE_TEXTS::contains);
        }
    }

    @Test
    void aTextThatWasNotEncryptedIsRefused() throws IOException {
        encrypt();
        try (Library library = Library.open(data, SchoolPolicy.NONE, KEYS)) {
            for (String change : List.of(
                    "UPDATE learner SET name = 'plain'",
                    "INSERT INTO lesson (title, description, position) VALUES ('p', 'p'," + " 1)")) {
                assertThatThrownBy(() -> library.database().write(handle -> handle.execute(change)))
                        .isInstanceOf(LibraryException.class);
            }
        }
        assertSame();
    }

    private Map<String, String> hashes() throws IOException {
        Map<String, String> hashes = new TreeMap<>();
        try (Stream<Path> files = Files.walk(data)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                hashes.put(
                        data.relativize(file).toString(),
                        app.saywell.desk.store.database.RecordingFiles.sha256Of(file));
            }
        }
        return hashes;
    }
}
