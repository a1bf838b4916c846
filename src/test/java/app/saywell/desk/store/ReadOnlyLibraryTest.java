package app.saywell.desk.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.privacy.LibraryEncryption;
import app.saywell.desk.privacy.backup.LibraryBackup;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.policy.SchoolPolicy;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.shell.window.InMemoryLibraryKeys;
import app.saywell.desk.store.database.DataFolder;
import app.saywell.desk.store.database.DatabaseFile;
import app.saywell.desk.store.database.EncryptionState;
import app.saywell.desk.store.database.EncryptionState.EncryptionPhase;
import app.saywell.desk.store.database.LibraryException;
import app.saywell.desk.store.database.LibraryException.LibraryFailureKind;
import app.saywell.desk.store.database.RecordingFiles;
import app.saywell.desk.store.seal.LibraryKeys;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A library whose folder cannot be written.
@Timeout(180)
class ReadOnlyLibraryTest {
    private static final LibraryKeys KEYS = check -> Optional.of(PracticeFixture.KEY);

    @TempDir
    Path folder;

    private Path data() {
        return folder.resolve("data");
    }

    private long fill(boolean isEncrypted) {
        Library library = isEncrypted ? PracticeFixture.openEncrypted(data()) : Library.open(data());
        try (PracticeFixture fixture = new PracticeFixture(data(), library)) {
            fixture.take(fixture.sentence("the park"));
            return fixture.useCases.learners().current().id();
        }
    }

    private Library read() {
        return Library.openReadOnly(data(), SchoolPolicy.NONE, KEYS);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void isReadAndBackedUpToAnotherDiskWithoutAWriteInTheFolder(boolean isEncrypted) throws IOException {
        long learner = fill(isEncrypted);
        Map<String, String> before = contents(data());
        Path backup = folder.resolve("elsewhere.saywell");
        try (Library library = read();
                PracticeFixture fixture = new PracticeFixture(data(), library)) {
            assertThat(fixture.useCases.learners().current().id()).isEqualTo(learner);
            assertThat(library.damagedRows().check().isWhole()).isTrue();
            LibraryBackup.create(library, backup, (done, all) -> {});
            fixture.useCases.tidyFolder();
            fixture.useCases.start();
            LibraryBackup.restore(
                    backup,
                    check -> KEYS.find(check).or(() -> PracticeFixture.BACKUP_KEYS.candidate(check)),
                    folder.resolve("restored"),
                    (done, all) -> {});
        }
        assertThat(contents(data())).isEqualTo(before);
        try (Library restored = Library.open(folder.resolve("restored"), SchoolPolicy.NONE, KEYS)) {
            assertThat(restored.learners().find(learner)).isPresent();
            assertThat(restored.contents().recordings()).hasSize(1);
        }
    }

    @Test
    void everyChangeIsRefusedAndSettingsHoldForTheSession() {
        long learner = fill(false);
        try (Library library = read()) {
            assertThat(library.isReadOnly()).isTrue();
            assertThatThrownBy(() -> library.learners().update(learner, "Other", "", Optional.empty()))
                    .isInstanceOfSatisfying(
                            LibraryException.class, e -> assertThat(e.kind()).isEqualTo(LibraryFailureKind.READ_ONLY));
            library.settings().set(Setting.INTERFACE_LANGUAGE, "ko");
            assertThat(library.settings().get(Setting.INTERFACE_LANGUAGE)).isEqualTo("ko");
        }
        try (Library library = Library.open(data())) {
            assertThat(library.settings().get(Setting.INTERFACE_LANGUAGE)).isNotEqualTo("ko");
            assertThat(library.learners().find(learner).map(Learner::name)).isNotEqualTo(Optional.of("Other"));
        }
    }

    @Test
    void whatACrashLeftInTheWalIsRead() throws IOException {
        long learner = fill(false);
        try (Library crashed = Library.open(data())) {
            crashed.learners().update(learner, "Written last", "", Optional.empty());
            Path copy = Files.createDirectories(folder.resolve("crashed"));
            for (String name : new String[] {"saywell.db", "saywell.db-wal"}) {
                Files.copy(data().resolve(name), copy.resolve(name));
            }
            assertThat(copy.resolve("saywell.db-wal")).isNotEmptyFile();
            Map<String, String> before = contents(copy);
            try (Library library = Library.openReadOnly(copy, SchoolPolicy.NONE, KEYS)) {
                assertThat(library.learners().find(learner).map(Learner::name)).contains("Written last");
            }
            assertThat(contents(copy)).isEqualTo(before);
        }
    }

    @Test
    void howItIsEncryptedIsReadFromWhatIsOpen() throws IOException {
        fill(true);
        Path copy = Files.createDirectories(folder.resolve("crashed"));
        try (Library crashed = Library.open(data(), SchoolPolicy.NONE, KEYS)) {
            crashed.decryptAtNextStart();
            for (String name : new String[] {"saywell.db", "saywell.db-wal"}) {
                Files.copy(data().resolve(name), copy.resolve(name));
            }
        }
        try (Library library = Library.openReadOnly(copy, SchoolPolicy.NONE, KEYS)) {
            assertThat(library.encryption().map(EncryptionState::phase)).contains(EncryptionPhase.DECRYPTING);
        }
        assertThat(Files.exists(copy.resolve("saywell.db-shm"))).isFalse();
        assertThatThrownBy(() -> Library.openReadOnly(copy, SchoolPolicy.NONE, LibraryKeys.NONE))
                .isInstanceOfSatisfying(
                        LibraryException.class, e -> assertThat(e.kind()).isEqualTo(LibraryFailureKind.KEY_MISSING));
    }

    @Test
    void aTakeOfAnOlderVersionAndAnUnnamedLearnerAreShownAndNotStored() {
        Take take;
        try (PracticeFixture fixture = new PracticeFixture(data(), Library.open(data()))) {
            take = fixture.take(fixture.sentence("the park"));
            fixture.library.database().execute(handle -> handle.execute("UPDATE take SET quality = NULL"));
            fixture.useCases.learners().delete(take.owner().learnerId());
        }
        try (PracticeFixture fixture = new PracticeFixture(data(), read())) {
            assertThat(fixture.context().quality(take).level()).isNotNull();
            assertThat(fixture.library.takes().findQuality(take.id())).isEmpty();
            assertThat(fixture.useCases.learners().current())
                    .isEqualTo(new Learner(0, "", "", Optional.empty(), Consent.THIS_COMPUTER));
        }
    }

    @Test
    void noKeyIsStoredForALibraryThatCannotBeEncrypted() {
        fill(false);
        InMemoryLibraryKeys keys = new InMemoryLibraryKeys();
        try (Library library = read()) {
            LibraryEncryption encryption = new LibraryEncryption(library, keys);
            assertThatThrownBy(() -> encryption.encrypt(PracticeFixture.KEY))
                    .isInstanceOfSatisfying(
                            LibraryException.class, e -> assertThat(e.kind()).isEqualTo(LibraryFailureKind.READ_ONLY));
        }
        assertThat(keys.stored).isEmpty();
    }

    @Test
    void anOlderLibraryIsMigratedInACopy() throws IOException {
        long learner = fill(false);
        DatabaseFile.changeCopy(data().resolve("saywell.db"), handle -> handle.execute("PRAGMA user_version = 0"));
        Map<String, String> before = contents(data());
        try (Library library = read()) {
            assertThat(library.learners().find(learner)).isPresent();
            assertThat(library.damagedRows().check().isWhole()).isTrue();
        }
        assertThat(contents(data())).isEqualTo(before);
    }

    @Test
    void isNotOpenedWhileAnotherWritesThere() {
        fill(false);
        try (Library _ = Library.open(data())) {
            assertThatThrownBy(this::read).isInstanceOfSatisfying(LibraryException.class, e -> assertThat(e.kind())
                    .isEqualTo(LibraryFailureKind.IN_USE));
        }
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aFolderWithoutTheRightToWriteIsFound() throws IOException {
        fill(false);
        assertThat(DataFolder.isReadOnly(data())).isFalse();
        Files.setPosixFilePermissions(data(), PosixFilePermissions.fromString("r-xr-xr-x"));
        try {
            Assumptions.assumeFalse(Files.isWritable(data()), "this user may write anywhere");
            assertThat(DataFolder.isReadOnly(data())).isTrue();
            read().close();
        } finally {
            Files.setPosixFilePermissions(data(), PosixFilePermissions.fromString("rwx------"));
        }
    }

    @Test
    void anEmptyFolderIsNoLibraryToRead() throws IOException {
        assertThat(DataFolder.isReadOnly(Files.createDirectories(data()))).isFalse();
    }

    private static Map<String, String> contents(Path root) throws IOException {
        Map<String, String> contents = new TreeMap<>();
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                contents.put(root.relativize(file).toString(), RecordingFiles.sha256Of(file));
            }
        }
        return contents;
    }
}
