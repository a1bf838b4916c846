package app.saywell.desk.privacy;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.policy.SchoolPolicy;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.store.ClosedLibrary;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.seal.LibraryKey;
import app.saywell.desk.store.seal.SealedDisk;
import app.saywell.desk.takes.RecordingRecovery;
import app.saywell.desk.takes.RecordingRecovery.InterruptedRecording;
import app.saywell.speech.audio.WavEncoder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Unfinished recordings that are encrypted with the key of another library are shown and kept, and
/// hinder nothing.
class ForeignRecordingsTest {
    @TempDir
    private Path folder;

    @Test
    void theyAreListedAndKeptAndTheOthersAreOffered() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder, PracticeFixture.openEncrypted(folder))) {
            checkOffers(fixture);
        }
    }

    @Test
    void alsoWhenTheLibraryItselfIsPlain() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder, Library.open(folder))) {
            checkOffers(fixture);
        }
    }

    private void checkOffers(PracticeFixture fixture) throws IOException {
        Sentence sentence = fixture.sentence("See you");
        long learner = fixture.useCases.learners().current().id();
        RecordingRecovery recovery = fixture.useCases.recovery();
        Path foreign = foreign(sentence.id() + "-" + learner + "-1000.wav");
        Path reading = foreign("reading-" + sentence.id() + "-1000.wav");
        byte[] before = Files.readAllBytes(foreign);
        Path own = recovery.newRecordingFile(new Take.TakeOwner(sentence.id(), learner));
        WavEncoder.write(own, PracticeFixture.tone(250));

        List<InterruptedRecording> found = recovery.findInterrupted();
        assertThat(found).extracting(InterruptedRecording::canBeOpened).containsExactly(false, true);
        assertThat(recovery.keep(found.getLast()).audio().seconds()).isEqualTo(0.5);
        fixture.useCases.readings().recoverInterrupted();
        assertThat(fixture.library.readings().findBySentence(sentence.id())).isEmpty();
        fixture.useCases.tidyFolder();
        assertThat(foreign).hasBinaryContent(before);
        assertThat(reading).exists();

        recovery.discard(recovery.findInterrupted().getFirst());
        assertThat(foreign).doesNotExist();
    }

    @Test
    void aLibraryIsDecryptedBesideThem() throws IOException {
        PracticeFixture.openEncrypted(folder).close();
        Path foreign = foreign("1-1-1000.wav");
        byte[] before = Files.readAllBytes(foreign);
        Path copy = folder.resolve("backups/2026-11-20.db");
        try (Library other = Library.open(Files.createDirectory(folder.resolve("other")))) {
            other.encryptAtNextStart(LibraryKey.of(otherKey()));
        }
        new ClosedLibrary(folder.resolve("other"))
                .convert(check -> Optional.of(LibraryKey.of(otherKey())), (done, all) -> {}, () -> false);
        Files.move(folder.resolve("other/saywell.db"), copy);

        try (Library library = Library.open(folder, SchoolPolicy.NONE, check -> Optional.of(PracticeFixture.KEY))) {
            library.decryptAtNextStart();
        }
        assertThat(new ClosedLibrary(folder)
                        .convert(check -> Optional.of(PracticeFixture.KEY), (done, all) -> {}, () -> false))
                .isTrue();
        Library.open(folder).close();
        assertThat(foreign).hasBinaryContent(before);
        assertThat(copy).exists();
    }

    private Path foreign(String name) throws IOException {
        Path file = folder.resolve("unfinished").resolve(name);
        SealedDisk disk = new SealedDisk(LibraryKey.of(otherKey()), anyFile -> true, SealedDisk.NewFiles.ENCRYPTED);
        WavEncoder.write(disk.path(file), PracticeFixture.tone(300));
        assertThat(SealedDisk.isSealed(file)).isTrue();
        return file;
    }

    private static byte[] otherKey() {
        byte[] bytes = new byte[LibraryKey.BYTES];
        bytes[0] = 1;
        return bytes;
    }
}
