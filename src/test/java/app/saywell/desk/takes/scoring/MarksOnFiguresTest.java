package app.saywell.desk.takes.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.AnswerOrigin;
import app.saywell.desk.school.mark.Miscue;
import app.saywell.desk.school.mark.TeacherMark;
import app.saywell.desk.school.mark.TeacherMark.MarkContent;
import app.saywell.desk.school.mark.TeacherMark.MarkLayer;
import app.saywell.desk.school.mark.TeacherMark.MarkPosition;
import app.saywell.desk.school.mark.TeacherMark.MarkTarget;
import app.saywell.desk.school.take.ScoringResult;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.takes.spoken.MarkedSpokenText;
import app.saywell.desk.takes.spoken.SpokenText;
import app.saywell.desk.takes.spoken.SpokenWord;
import app.saywell.desk.takes.spoken.SpokenWord.WordFate;
import app.saywell.speech.DimensionScore;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.PronunciationFeedback;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.ServiceEndpoint;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.SpeechJson;
import app.saywell.speech.Word;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Marks on a figure, which one kind of service judges as one word and the other as several.
class MarksOnFiguresTest {
    private static final String TEXT = "Come at 10.30 now";

    @TempDir
    Path folder;

    private PracticeFixture fixture;
    private Take take;

    @BeforeEach
    void open() {
        fixture = new PracticeFixture(folder);
        take = fixture.take(fixture.sentence(TEXT));
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    @Test
    void areCarriedToEachOfItsWords() {
        ScoringResult figures = result(TEXT);
        mark(figures, MarkTarget.WORD, 2, MarkContent.of(Miscue.OMISSION, ""));
        mark(figures, MarkTarget.WORD, 3, MarkContent.of(50, "late"));
        mark(figures, MarkTarget.INSERTION, 2, MarkContent.of(Miscue.INSERTION, "please"));
        assertThat(carried(figures, "Come at ten thirty now"))
                .containsExactlyInAnyOrder("WORD 2", "WORD 3", "WORD 4", "INSERTION 3");
    }

    @Test
    void countOnceForEachOfItsWords() {
        ScoringResult figures = result(TEXT);
        mark(figures, MarkTarget.WORD, 2, MarkContent.of(Miscue.OMISSION, ""));
        carried(figures, "Come at ten thirty now");
        assertThat(latest().pronunciationResult().words())
                .filteredOn(Word::isLeftOut)
                .extracting(Word::word)
                .containsExactly("ten", "thirty");
        assertThat(latest().pronunciationResult().percentCorrect()).isEqualTo(60);
    }

    @Test
    void onItsWordsAreCarriedToTheFigureTheWorstOfThem() {
        ScoringResult words = result("Come at ten thirty now");
        mark(words, MarkTarget.WORD, 2, MarkContent.of(80, "good"));
        mark(words, MarkTarget.WORD, 3, MarkContent.of(20, "bad"));
        mark(words, MarkTarget.WORD, 4, MarkContent.of(90, ""));
        assertThat(carried(words, TEXT)).containsExactlyInAnyOrder("WORD 2", "WORD 3");
        assertThat(latest().marks()).extracting(TeacherMark::reason).containsExactlyInAnyOrder("bad", "");
        assertThat(fixture.library.marks().countLeftBehind(take.id())).isEqualTo(1);
    }

    @Test
    void whatTheTeacherSaysOfAWordOfAFigureCountsForTheFigure() {
        ScoringResult words = result("Come at ten thirty now");
        mark(words, MarkTarget.WORD, 3, MarkContent.of(Miscue.OMISSION, ""));
        SpokenText heard = new SpokenText(Stream.of(TEXT.split(" "))
                .map(word -> new SpokenWord(WordFate.SAID, word, word))
                .toList());
        assertThat(MarkedSpokenText.of(heard, latest()).with(WordFate.MISSED))
                .extracting(SpokenWord::text)
                .containsExactly("10.30");
    }

    private List<String> carried(ScoringResult earlier, String words) {
        ScoringResult marked = fixture.library.results().find(earlier.id()).orElseThrow();
        CarriedMarks.carry(fixture.library, marked, result(words));
        return latest().marks().stream()
                .map(mark -> mark.position().target() + " " + mark.position().component())
                .toList();
    }

    private ScoringResult latest() {
        return fixture.library.results().latest(take.id()).orElseThrow();
    }

    private void mark(ScoringResult result, MarkTarget target, int component, MarkContent content) {
        fixture.library
                .marks()
                .insert(
                        result.id(),
                        new MarkPosition(MarkLayer.TEACHER, target, component, 0),
                        content,
                        PracticeFixture.NOW);
    }

    private ScoringResult result(String words) {
        List<SpeechComponent> components = new ArrayList<>();
        for (String word : words.split(" ")) {
            double start = components.size();
            components.add(new Word(word, start, start + 1, 90, true, false, null, List.of(), List.of()));
        }
        PronunciationResult answer = new PronunciationResult(
                components, new PronunciationFeedback(new DimensionScore(90, ""), null, null, null));
        return fixture.library
                .results()
                .insert(
                        take.id(),
                        SpeechJson.write(answer),
                        new ScoringResult.ScoringRequest(
                                ServiceEndpoint.PRONUNCIATION_SIMPLE, TEXT, FeedbackLanguage.ENGLISH, Optional.empty()),
                        new AnswerOrigin("https://hosted.example", "", 0, PracticeFixture.NOW));
    }
}
