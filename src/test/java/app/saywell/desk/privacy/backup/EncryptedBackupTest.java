package app.saywell.desk.privacy.backup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.privacy.backup.BackupException.BackupFailureKind;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.store.seal.LibraryKey;
import app.saywell.desk.store.seal.LibraryKeys;
import app.saywell.desk.store.seal.RecoveryPhrase;
import app.saywell.desk.store.seal.SealedDisk;
import app.saywell.speech.task.ProgressListener;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Whoever has only the file of a backup reads nothing in it, and changes nothing unnoticed.
class EncryptedBackupTest {
    @TempDir
    Path folder;

    private Path file;
    private LibraryKey key;
    private Take take;

    @BeforeEach
    void backUp() {
        file = folder.resolve("all.saywell");
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("school"))) {
            take = fixture.take(fixture.sentence("a sentence nobody may read"));
            assertThat(fixture.useCases.backups().words()).isEmpty();
            PracticeFixture.<Path>answerOf(
                    answer -> fixture.useCases.backups().create(file, ProgressListener.NONE, answer));
            key = BackupKey.existing(fixture.library).orElseThrow();
        }
    }

    @Test
    void nothingOfTheLibraryCanBeReadInTheFile() throws IOException {
        String bytes = Files.readString(file, StandardCharsets.ISO_8859_1);
        for (String part : List.of("nobody may read", "saywell.db", take.audio().hash(), "PK\3\4")) {
            assertThat(bytes.contains(part)).as(part).isFalse();
        }
    }

    @Test
    void theWordsOpenItOnAnotherComputerAndNothingElseDoes() throws Exception {
        Path elsewhere = folder.resolve("elsewhere");
        for (LibraryKeys wrong : List.<LibraryKeys>of(LibraryKeys.NONE, check -> Optional.of(LibraryKey.random()))) {
            assertThatThrownBy(() -> LibraryBackup.restore(file, wrong, elsewhere, ProgressListener.NONE))
                    .isInstanceOfSatisfying(
                            BackupException.class, e -> assertThat(e.kind()).isEqualTo(BackupFailureKind.KEY_MISSING));
            assertThat(elsewhere).doesNotExist();
        }
        LibraryKey written = RecoveryPhrase.parse(String.join(" ", RecoveryPhrase.of(key)));
        LibraryBackup.restore(file, check -> Optional.of(written), elsewhere, ProgressListener.NONE);
        try (PracticeFixture restored = new PracticeFixture(elsewhere)) {
            assertThat(restored.useCases.takes().find(take.id())).contains(take);
            assertThat(BackupKey.existing(restored.library))
                    .as("goes on with it")
                    .contains(key);
        }
    }

    /// It cannot be decrypted any more, and keeps nothing else from being backed up.
    @Test
    void aRecordingOfAnEncryptedLibraryThatIsDamagedIsMissingInTheBackup() throws IOException {
        Path home = folder.resolve("sealed");
        try (PracticeFixture fixture = new PracticeFixture(home, PracticeFixture.openEncrypted(home))) {
            Sentence sentence = fixture.sentence("the theme park");
            Take whole = fixture.take(sentence);
            Take damaged = fixture.take(sentence);
            Path recording = SealedDisk.raw(fixture.useCases.takes().file(damaged.audio()));
            byte[] bytes = Files.readAllBytes(recording);
            bytes[bytes.length / 2] ^= 1;
            Files.write(recording, bytes);
            Path backup = folder.resolve("sealed.saywell");
            assertThatThrownBy(() -> LibraryBackup.create(fixture.library, backup, ProgressListener.NONE))
                    .isInstanceOfSatisfying(BackupException.class, e -> assertThat(e.missing())
                            .singleElement()
                            .asString()
                            .contains(damaged.audio().hash()));
            Path elsewhere = folder.resolve("elsewhere");
            LibraryBackup.restore(backup, check -> Optional.of(PracticeFixture.KEY), elsewhere, ProgressListener.NONE);
            String hash = whole.audio().hash();
            assertThat(elsewhere.resolve("recordings/" + hash.substring(0, 2) + "/" + hash + ".wav"))
                    .exists();
        }
    }

    @Test
    void everyChangedByteThatIsReadIsNoticed() throws IOException {
        byte[] whole = Files.readAllBytes(file);
        int refused = 0;
        for (int i = 0; i < 60; i++) {
            byte[] changed = whole.clone();
            changed[(int) ((long) whole.length * i / 60)] ^= 1;
            Path bad = Files.write(folder.resolve("bad"), changed);
            Path target = folder.resolve("restored" + i);
            try {
                LibraryBackup.restore(bad, check -> Optional.of(key), target, ProgressListener.NONE);
                try (PracticeFixture restored = new PracticeFixture(target)) { // a byte of the spare first frame
                    assertThat(restored.useCases.takes().find(take.id())).contains(take);
                }
            } catch (BackupException e) {
                refused++;
                assertThat(target).doesNotExist();
            }
        }
        assertThat(refused).isGreaterThan(40);
    }

    @Test
    void theWordsAreShownUntilTheUserHasThem() {
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("school"))) {
            BackupService backups = fixture.useCases.backups();
            assertThat(backups.wordsNotOnPaper()).hasSize(RecoveryPhrase.WORDS).isEqualTo(RecoveryPhrase.of(key));
            backups.confirmWords();
            assertThat(backups.wordsNotOnPaper()).isEmpty();
            assertThat(backups.words()).isEqualTo(RecoveryPhrase.of(key));
        }
    }

    @Test
    void aPlainBackupOfAnOlderVersionIsStillRestored() throws IOException {
        Path old = PracticeFixture.plain(file, folder.resolve("old.saywell"));
        assertThat(LibraryBackup.isEncrypted(old)).isFalse();
        Path elsewhere = folder.resolve("elsewhere");
        LibraryBackup.restore(old, LibraryKeys.NONE, elsewhere, ProgressListener.NONE);
        try (PracticeFixture restored = new PracticeFixture(elsewhere)) {
            assertThat(restored.useCases.takes().find(take.id())).contains(take);
        }
    }
}
