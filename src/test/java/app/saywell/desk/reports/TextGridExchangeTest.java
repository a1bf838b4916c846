package app.saywell.desk.reports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.mark.TeacherMark;
import app.saywell.desk.school.take.ScoringResult;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.store.textgrid.TextGridException;
import app.saywell.desk.store.textgrid.TextGridException.TextGridProblem;
import app.saywell.desk.store.textgrid.TextGridWriter;
import app.saywell.speech.Word;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TextGridExchangeTest {
    @TempDir
    Path folder;

    private PracticeFixture fixture;
    private Take take;
    private ScoringResult result;

    @BeforeEach
    void open() {
        fixture = new PracticeFixture(folder);
        Sentence sentence = fixture.sentence("the park");
        take = fixture.take(sentence);
        fixture.score(take);
        result = fixture.useCases.scoring().latest(take.id()).orElseThrow();
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    @Test
    void movedBoundariesAreStoredAndTheAnswerIsUnchanged() throws IOException {
        Path file = written("0.25 \n", "0.31 \n");
        TextGridExchange.ImportedBoundaries in =
                fixture.useCases.reports().textGrids().importTextGrid(file);
        assertThat(in.moved()).isEqualTo(2);
        ScoringResult now = fixture.useCases.scoring().latest(take.id()).orElseThrow();
        Word the = now.pronunciationResult().words().getFirst();
        assertThat(the.end()).isEqualTo(0.31);
        assertThat(the.score())
                .isEqualTo(result.pronunciationResult().words().getFirst().score());
        assertThat(now.json()).isEqualTo(result.json());
        assertThat(fixture.useCases
                        .reports()
                        .textGrids()
                        .toTextGrid(result.id())
                        .intervals("words"))
                .hasValueSatisfying(
                        tier -> assertThat(tier.intervals().getFirst().end()).isEqualTo(0.31));
        assertThat(storedEnd()).isEqualTo(0.31);
        fixture.useCases.edits().history().undo();
        assertThat(fixture.useCases.scoring().latest(take.id()).orElseThrow().pronunciationResult())
                .isEqualTo(result.pronunciationResult());
        assertThat(storedEnd()).isEqualTo(0.25);
        fixture.useCases.edits().history().redo();
        assertThat(storedEnd()).isEqualTo(0.31);
    }

    @Test
    void anUnchangedFileChangesNothingUnderAnyName() throws IOException {
        Path file = written("0.25 \n", "0.25 \n");
        Path renamed = Files.move(file, folder.resolve("아무 이름.txt"));
        assertThat(fixture.useCases
                        .reports()
                        .textGrids()
                        .importTextGrid(renamed)
                        .moved())
                .isZero();
        assertThat(fixture.useCases.scoring().latest(take.id()).orElseThrow().movedComponents())
                .isEmpty();
    }

    @Test
    void theTeachersMarksAreATierOfTheirOwn() {
        var place = new TeacherMark.MarkPosition(TeacherMark.MarkLayer.TEACHER, TeacherMark.MarkTarget.WORD, 0, 0);
        fixture.useCases.marks().setMark(result.id(), place, 90, "잘 들려요");
        assertThat(fixture.useCases
                        .reports()
                        .textGrids()
                        .toTextGrid(result.id())
                        .intervals("teacher"))
                .hasValueSatisfying(
                        tier -> assertThat(tier.intervals().getFirst().label()).isEqualTo("90 잘 들려요"));
    }

    @Test
    void aTextGridThatDoesNotFitIsRefused() throws IOException {
        refuses(TextGridProblem.NAMELESS, "\"take\"", "\"mine\"");
        refuses(TextGridProblem.UNKNOWN_RECORDING, "recording ", "recording 0000000000000000 result 1\"\" ");
        refuses(TextGridProblem.OTHER_LABELS, "text = \"park\"", "text = \"dark\"");
        refuses(TextGridProblem.UNREADABLE, "IntervalTier", "Sound");
    }

    private void refuses(TextGridProblem kind, String from, String to) throws IOException {
        Path file = written(from, to);
        assertThatThrownBy(() -> fixture.useCases.reports().textGrids().importTextGrid(file))
                .isInstanceOfSatisfying(
                        TextGridException.class, e -> assertThat(e.kind()).isEqualTo(kind));
        assertThat(fixture.useCases.scoring().latest(take.id()).orElseThrow().movedComponents())
                .isEmpty();
    }

    private Path written(String from, String to) throws IOException {
        String text = TextGridWriter.text(fixture.useCases.reports().textGrids().toTextGrid(result.id()));
        assertThat(text).contains(from);
        return Files.writeString(folder.resolve("x.TextGrid"), text.replace(from, to));
    }

    private double storedEnd() {
        return fixture.library.database().read(handle -> handle.select(
                        "SELECT \"end\" FROM word_score WHERE result_id = ?" + " AND position = 0", result.id())
                .mapTo(Double.class)
                .one());
    }
}
