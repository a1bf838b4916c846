package app.saywell.desk.takes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.speech.audio.UnreadableAudioException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TakeServiceTest {
    @TempDir
    Path folder;

    private PracticeFixture fixture;
    private TakeService takes;
    private Sentence sentence;
    private long learner;

    @BeforeEach
    void open() {
        fixture = new PracticeFixture(folder);
        takes = fixture.useCases.takes();
        sentence = fixture.sentence("We call it bear");
        learner = fixture.useCases.learners().current().id();
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    @Test
    void takeNumbersAreNeverReused() {
        Take first = fixture.take(sentence);
        Take second = fixture.take(sentence);
        takes.delete(second.id());
        Take third = fixture.take(sentence);
        assertThat(List.of(first.number(), second.number(), third.number())).containsExactly(1, 2, 3);
        assertThat(takes.findByOwner(sentence.id(), learner)).containsExactly(first, third);
        assertThat(takes.findInBin()).containsExactly(second);
        fixture.useCases.edits().history().undo();
        assertThat(takes.findByOwner(sentence.id(), learner)).containsExactly(first, second, third);
    }

    @Test
    void oldTakesInTheBinAreErased() {
        Take take = fixture.take(sentence);
        Path file = takes.file(take.audio());
        takes.delete(take.id());
        assertThat(takes.findDeletedAt(take.id())).contains(PracticeFixture.NOW);
        assertThat(fixture.useCases.erasure().emptyBin(PracticeFixture.NOW)).isZero();
        assertThat(fixture.useCases.erasure().emptyBin(PracticeFixture.NOW.plusSeconds(1)))
                .isEqualTo(1);
        assertThat(takes.find(take.id())).isEmpty();
        assertThat(file).doesNotExist();
        assertThat(fixture.useCases.edits().history().undoName())
                .as("no step names the take")
                .contains("edit.sentence.add");
    }

    @Test
    void aFinishedRecordingIsMovedIntoTheLibrary() throws IOException {
        Path finished =
                Files.copy(fixture.tone("r.wav", 321), takes.unfinishedFolder().resolve("r.wav"));
        Take take = PracticeFixture.answerOf(answer -> takes.keep(
                new Take.TakeOwner(sentence.id(), learner),
                finished,
                new Take.RecordingInfo(PracticeFixture.NOW, "USB", Take.TakeSource.RECORDED),
                answer));
        assertThat(finished).doesNotExist();
        assertThat(takes.file(take.audio())).hasSameBinaryContentAs(folder.resolve("r.wav"));
        assertThat(take.recordingInfo().device()).isEqualTo("USB");
    }

    @Test
    void oneTakeIsBestUntilAnotherIs() {
        Take first = fixture.take(sentence);
        Take second = fixture.take(sentence);
        takes.markBest(first.id());
        takes.markBest(second.id());
        assertThat(best()).containsExactly(second.id());
        fixture.useCases.edits().history().undo();
        assertThat(best()).containsExactly(first.id());
        fixture.useCases.edits().history().undo();
        assertThat(best()).isEmpty();
    }

    @Test
    void aTakeCanBeMovedToAnotherLearner() {
        long other = fixture.useCases
                .learners()
                .add("민지", "12", Optional.empty(), Consent.THIS_COMPUTER)
                .id();
        Take theirs = fixture.take(sentence, other);
        Take take = fixture.take(sentence);
        takes.moveTo(take.id(), other);
        assertThat(takes.findByOwner(sentence.id(), learner)).isEmpty();
        assertThat(takes.findByOwner(sentence.id(), other))
                .extracting(Take::id)
                .containsExactly(theirs.id(), take.id());
        fixture.useCases.edits().history().undo();
        assertThat(takes.findByOwner(sentence.id(), learner))
                .extracting(Take::id)
                .containsExactly(take.id());
    }

    @Test
    void theSameRecordingIsKeptOnceOnDisk() throws IOException {
        Path file = fixture.tone("twice.wav", 500);
        Take first = takes.importNow(new Take.TakeOwner(sentence.id(), learner), file);
        Take second = takes.importNow(new Take.TakeOwner(sentence.id(), learner), file);
        assertThat(second.audio()).isEqualTo(first.audio());
        try (var files = Files.walk(folder.resolve("recordings"))) {
            assertThat(files.filter(Files::isRegularFile)).hasSize(1);
        }
        assertThat(file).exists();
    }

    @Test
    void aFileWithoutSoundIsRefusedAndLeavesNothing() throws IOException {
        Path text = Files.writeString(folder.resolve("notes.wav"), "no sound");
        assertThatThrownBy(() -> takes.importNow(new Take.TakeOwner(sentence.id(), learner), text))
                .isInstanceOf(UnreadableAudioException.class);
        assertThat(takes.findByOwner(sentence.id(), learner)).isEmpty();
    }

    @Test
    void anInterruptedRecordingIsOfferedUntilItIsKept() throws IOException {
        RecordingRecovery recovery = fixture.useCases.recovery();
        Take.TakeOwner owner = new Take.TakeOwner(sentence.id(), learner);
        Path running = recovery.newRecordingFile(owner);
        byte[] whole = Files.readAllBytes(fixture.tone("whole.wav", 250));
        // The sizes in the header are those of a longer file, as after a crash.
        Files.write(running, Arrays.copyOf(whole, whole.length / 2));
        Path erased = running.resolveSibling(sentence.id() + "-999-1.wav");
        Files.write(erased, whole);
        Path empty = running.resolveSibling(sentence.id() + "-" + learner + "-1.wav");
        Files.write(empty, Arrays.copyOf(whole, 44));
        Files.writeString(running.resolveSibling("something else.txt"), "");
        assertThat(recovery.findInterrupted()).hasSize(1).isEqualTo(recovery.findInterrupted());

        Take take = recovery.keep(recovery.findInterrupted().getFirst());
        assertThat(take.owner()).isEqualTo(new Take.TakeOwner(sentence.id(), learner));
        assertThat(take.recordingInfo().source()).isEqualTo(Take.TakeSource.RECOVERED);
        assertThat(take.audio().seconds()).isBetween(0.24, 0.26);
        assertThat(recovery.findInterrupted()).isEmpty();
        assertThat(running).doesNotExist();
    }

    private List<Long> best() {
        return takes.findByOwner(sentence.id(), learner).stream()
                .filter(Take::best)
                .map(Take::id)
                .toList();
    }
}
