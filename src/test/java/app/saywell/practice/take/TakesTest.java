package app.saywell.practice.take;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.audio.UnreadableAudioException;
import app.saywell.library.lesson.Sentence;
import app.saywell.library.people.Consent;
import app.saywell.library.take.Take;
import app.saywell.practice.Room;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

class TakesTest {
    @TempDir Path folder;
    private Room room;
    private Takes takes;
    private Sentence sentence;
    private long learner;

    @BeforeEach
    void open() {
        room = new Room(folder);
        takes = room.practice.takes();
        sentence = room.sentence("We call it bear");
        learner = room.practice.people().current().id();
    }

    @AfterEach
    void close() {
        room.close();
    }

    @Test
    void takesAreNumberedAndANumberIsNeverGivenTwice() {
        Take first = room.take(sentence);
        Take second = room.take(sentence);
        takes.delete(second.id());
        Take third = room.take(sentence);
        assertThat(List.of(first.number(), second.number(), third.number()))
                .containsExactly(1, 2, 3);
        assertThat(takes.of(sentence.id(), learner)).containsExactly(first, third);
        assertThat(takes.bin()).containsExactly(second);
        room.practice.history().undo();
        assertThat(takes.of(sentence.id(), learner)).containsExactly(first, second, third);
    }

    @Test
    void theBinIsEmptiedOfWhatLayThereLongEnough() {
        Take take = room.take(sentence);
        Path file = takes.file(take.audio());
        takes.delete(take.id());
        assertThat(takes.deletedAt(take.id())).contains(Room.NOW);
        assertThat(room.practice.erasure().emptyBin(Room.NOW)).isZero();
        assertThat(room.practice.erasure().emptyBin(Room.NOW.plusSeconds(1))).isEqualTo(1);
        assertThat(takes.find(take.id())).isEmpty();
        assertThat(file).doesNotExist();
        assertThat(room.practice.history().undoName()).isEmpty();
    }

    @Test
    void aFinishedRecordingIsMovedIn() throws IOException {
        Path finished =
                Files.copy(room.tone("r.wav", 321), takes.unfinishedFolder().resolve("r.wav"));
        Take take =
                Room.value(
                        answer ->
                                takes.keep(
                                        new Take.Owner(sentence.id(), learner),
                                        finished,
                                        new Take.Circumstances(
                                                Room.NOW, "USB", Take.Source.RECORDED),
                                        answer));
        assertThat(finished).doesNotExist();
        assertThat(takes.file(take.audio())).hasSameBinaryContentAs(folder.resolve("r.wav"));
        assertThat(take.circumstances().device()).isEqualTo("USB");
    }

    @Test
    void oneTakeIsBestUntilAnotherIs() {
        Take first = room.take(sentence);
        Take second = room.take(sentence);
        takes.markBest(first.id());
        takes.markBest(second.id());
        assertThat(best()).containsExactly(second.id());
        room.practice.history().undo();
        assertThat(best()).containsExactly(first.id());
        room.practice.history().undo();
        assertThat(best()).isEmpty();
    }

    @Test
    void aTakeUnderTheWrongNameIsMoved() {
        long other =
                room.practice
                        .people()
                        .add("민지", "12", Optional.empty(), Consent.THIS_COMPUTER)
                        .id();
        Take theirs = room.take(sentence, other);
        Take take = room.take(sentence);
        takes.moveTo(take.id(), other);
        assertThat(takes.of(sentence.id(), learner)).isEmpty();
        assertThat(takes.of(sentence.id(), other))
                .extracting(Take::id)
                .containsExactly(theirs.id(), take.id());
        room.practice.history().undo();
        assertThat(takes.of(sentence.id(), learner))
                .extracting(Take::id)
                .containsExactly(take.id());
    }

    @Test
    void theSameRecordingIsKeptOnceOnDisk() throws IOException {
        Path file = room.tone("twice.wav", 500);
        Take first = takes.importNow(new Take.Owner(sentence.id(), learner), file);
        Take second = takes.importNow(new Take.Owner(sentence.id(), learner), file);
        assertThat(second.audio()).isEqualTo(first.audio());
        try (var files = Files.walk(folder.resolve("recordings"))) {
            assertThat(files.filter(Files::isRegularFile)).hasSize(1);
        }
        assertThat(file).exists();
    }

    @Test
    void whatHoldsNoSoundIsRefusedAndLeavesNothing() throws IOException {
        Path text = Files.writeString(folder.resolve("notes.wav"), "no sound");
        assertThatThrownBy(() -> takes.importNow(new Take.Owner(sentence.id(), learner), text))
                .isInstanceOf(UnreadableAudioException.class);
        assertThat(takes.of(sentence.id(), learner)).isEmpty();
    }

    @Test
    void anInterruptedRecordingIsOfferedUntilItIsKept() throws IOException {
        Recovery recovery = room.practice.recovery();
        Take.Owner owner = new Take.Owner(sentence.id(), learner);
        Path running = recovery.begin(owner);
        byte[] whole = Files.readAllBytes(room.tone("whole.wav", 250));
        // The sizes in the header are still those of a longer file, as after a crash.
        Files.write(running, Arrays.copyOf(whole, whole.length / 2));
        Path erased = running.resolveSibling(sentence.id() + "-999-1.wav");
        Files.write(erased, whole);
        Path empty = running.resolveSibling(sentence.id() + "-" + learner + "-1.wav");
        Files.write(empty, Arrays.copyOf(whole, 44));
        Files.writeString(running.resolveSibling("something else.txt"), "");
        assertThat(recovery.found()).hasSize(1).isEqualTo(recovery.found());

        Take take = recovery.keep(recovery.found().getFirst());
        assertThat(take.owner()).isEqualTo(new Take.Owner(sentence.id(), learner));
        assertThat(take.circumstances().source()).isEqualTo(Take.Source.RECOVERED);
        assertThat(take.audio().seconds()).isBetween(0.24, 0.26);
        assertThat(recovery.found()).isEmpty();
        assertThat(running).doesNotExist();
    }

    private List<Long> best() {
        return takes.of(sentence.id(), learner).stream().filter(Take::best).map(Take::id).toList();
    }
}
