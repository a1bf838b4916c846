package app.saywell.practice.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.library.lesson.Sentence;
import app.saywell.library.take.Mark;
import app.saywell.library.take.Result;
import app.saywell.library.take.Take;
import app.saywell.practice.Room;
import app.saywell.report.textgrid.TextGridException;
import app.saywell.report.textgrid.TextGridException.Kind;
import app.saywell.report.textgrid.TextGridWriter;
import app.saywell.speech.Word;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

class TextGridsTest {
    @TempDir Path folder;
    private Room room;
    private Take take;
    private Result result;

    @BeforeEach
    void open() {
        room = new Room(folder);
        Sentence sentence = room.sentence("the park");
        take = room.take(sentence);
        room.score(take);
        result = room.practice.scoring().latest(take.id()).orElseThrow();
    }

    @AfterEach
    void close() {
        room.close();
    }

    @Test
    void movedBoundariesAreStoredWithTheirScoresAndTheAnswerStaysAsItWas() throws IOException {
        Path file = written("0.25 \n", "0.31 \n");
        TextGrids.TakenIn in = room.practice.textGrids().takeIn(file);
        assertThat(in.moved()).isEqualTo(2);
        Result now = room.practice.scoring().latest(take.id()).orElseThrow();
        Word the = now.judgement().words().getFirst();
        assertThat(the.end()).isEqualTo(0.31);
        assertThat(the.score()).isEqualTo(result.judgement().words().getFirst().score());
        assertThat(now.json()).isEqualTo(result.json());
        assertThat(room.practice.textGrids().of(result.id()).intervals("words"))
                .hasValueSatisfying(
                        tier -> assertThat(tier.intervals().getFirst().end()).isEqualTo(0.31));
        assertThat(storedEnd()).isEqualTo(0.31);
        room.practice.history().undo();
        assertThat(room.practice.scoring().latest(take.id()).orElseThrow().judgement())
                .isEqualTo(result.judgement());
        assertThat(storedEnd()).isEqualTo(0.25);
        room.practice.history().redo();
        assertThat(storedEnd()).isEqualTo(0.31);
    }

    @Test
    void anUntouchedFileChangesNothingWhateverItIsCalled() throws IOException {
        Path file = written("0.25 \n", "0.25 \n");
        Path renamed = Files.move(file, folder.resolve("아무 이름.txt"));
        assertThat(room.practice.textGrids().takeIn(renamed).moved()).isZero();
        assertThat(room.practice.scoring().latest(take.id()).orElseThrow().moved()).isEmpty();
    }

    @Test
    void theTeachersMarksAreATierOfTheirOwn() {
        var place = new Mark.Place(Mark.Layer.TEACHER, Mark.Target.WORD, 0, 0);
        room.practice.classroom().marks().set(result.id(), place, 90, "잘 들려요");
        assertThat(room.practice.textGrids().of(result.id()).intervals("teacher"))
                .hasValueSatisfying(
                        tier ->
                                assertThat(tier.intervals().getFirst().label())
                                        .isEqualTo("90 잘 들려요"));
    }

    @Test
    void whatDoesNotFitIsRefusedAndChangesNothing() throws IOException {
        refuses(Kind.NAMELESS, "\"take\"", "\"mine\"");
        refuses(Kind.UNKNOWN_RECORDING, "recording ", "recording 0000000000000000 result 1\"\" ");
        refuses(Kind.OTHER_LABELS, "text = \"park\"", "text = \"dark\"");
        refuses(Kind.UNREADABLE, "IntervalTier", "Sound");
    }

    private void refuses(Kind kind, String from, String to) throws IOException {
        Path file = written(from, to);
        assertThatThrownBy(() -> room.practice.textGrids().takeIn(file))
                .isInstanceOfSatisfying(
                        TextGridException.class, e -> assertThat(e.kind()).isEqualTo(kind));
        assertThat(room.practice.scoring().latest(take.id()).orElseThrow().moved()).isEmpty();
    }

    private Path written(String from, String to) throws IOException {
        String text = TextGridWriter.text(room.practice.textGrids().of(result.id()));
        assertThat(text).contains(from);
        return Files.writeString(folder.resolve("x.TextGrid"), text.replace(from, to));
    }

    private double storedEnd() {
        return room.library
                .database()
                .read(
                        h ->
                                h.select(
                                                "SELECT \"end\" FROM word_score WHERE result_id = ?"
                                                        + " AND position = 0",
                                                result.id())
                                        .mapTo(Double.class)
                                        .one());
    }
}
