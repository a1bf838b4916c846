package app.saywell.desk.classes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import app.saywell.desk.classes.progress.SpacedRepetition;
import app.saywell.desk.privacy.maintenance.StartMaintenance;
import app.saywell.desk.reports.ReportBuilder;
import app.saywell.desk.reports.pdf.ResultSlip;
import app.saywell.desk.school.AnswerOrigin;
import app.saywell.desk.school.ReportSelection;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.mark.Miscue;
import app.saywell.desk.school.mark.TeacherMark;
import app.saywell.desk.school.mark.TeacherMark.MarkTarget;
import app.saywell.desk.school.take.HeardText;
import app.saywell.desk.school.take.ScoringResult;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.school.take.TakeScore;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.takes.spoken.SpokenText;
import app.saywell.desk.takes.spoken.SpokenWord;
import app.saywell.desk.takes.spoken.SpokenWord.WordFate;
import app.saywell.speech.Phoneme;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Word;
import app.saywell.speech.task.ProgressListener;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MarkServiceTest {
    @TempDir
    private Path folder;

    private PracticeFixture fixture;
    private long classId;
    private Sentence sentence;
    private Take take;

    @BeforeEach
    void open() {
        fixture = new PracticeFixture(folder);
        var classes = fixture.useCases.classes();
        classId = classes.create("3-2", Optional.empty()).id();
        long learner = classes.addLearners(
                        classId, List.of(new RosterPreview.RosterEntry("강민준", "1")), Consent.THIS_COMPUTER)
                .getFirst()
                .id();
        sentence = fixture.sentence("the park");
        take = fixture.take(sentence, learner);
        fixture.score(take);
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    @Test
    void aWordThatTheTeacherCallsRightIsRightEverywhere() {
        double before = score().total();
        assertThat(missedWords()).containsExactly("the");
        mark(MarkTarget.WORD, 85);
        Word the = result().pronunciationResult().words().getFirst();
        assertThat(the.isFaultless()).as("no sound of it is wrong either").isTrue();
        assertThat(the.feedback()).isNull();
        assertThat(score().percentCorrect()).isEqualTo(100);
        assertThat(score().total()).isGreaterThan(before);
        assertThat(missedWords()).isEmpty();
        assertThat(new TeachingPriorities(fixture.context()).missedSounds(classId, 0))
                .isEmpty();
        ResultSlip slip = new ReportBuilder(fixture.context(), Locale.ENGLISH, ProgressListener.NONE)
                .slips(ReportSelection.of(classId, sentence.lessonId()), "3-2")
                .getFirst();
        assertThat(slip.improvements()).isEmpty();
        assertThat(result().serviceResult().words().getFirst().isFaultless())
                .as("what the service said is kept")
                .isFalse();
        fixture.useCases.edits().history().undo();
        assertThat(score().total()).isEqualTo(before);
        assertThat(missedWords()).containsExactly("the");
    }

    @Test
    void aWordIsRightWhenTheTeacherCallsItsOnlyWrongSoundRight() {
        List<Phoneme> sounds = result().serviceResult().words().getFirst().phonemes();
        for (int part = 0; part < sounds.size(); part++) {
            if (!sounds.get(part).correct()) {
                mark(MarkTarget.PHONEME, part, 85);
            }
        }
        assertThat(missedWords()).isEmpty();
        mark(MarkTarget.PHONEME, 0, 20);
        assertThat(missedWords()).as("one wrong sound makes it wrong").containsExactly("the");
    }

    @Test
    void removingAMarkBringsTheScoreOfTheServiceBack() {
        TakeScore before = score();
        mark(MarkTarget.WORD, 85);
        fixture.useCases.marks().clearMark(result().id(), position(MarkTarget.WORD, 0));
        assertThat(score()).isEqualTo(before);
    }

    @Test
    void marksThatDidNotCountYetCountFromTheNextStart() {
        fixture.library
                .marks()
                .insert(
                        result().id(),
                        position(MarkTarget.WORD, 0),
                        TeacherMark.MarkContent.of(85, ""),
                        fixture.context().clock().instant());
        assertThat(missedWords()).as("as in a library of an earlier version").containsExactly("the");
        StartMaintenance.run(fixture.context());
        assertThat(missedWords()).isEmpty();
        assertThat(score().percentCorrect()).isEqualTo(100);
    }

    @Test
    void aWordThatWasLeftOutIsNotRightAndMissesNoSound() {
        int component = componentOf("park");
        fixture.useCases.marks().setMiscue(result().id(), component, Miscue.OMISSION, "");
        Word park = result().pronunciationResult().words().get(1);
        assertThat(park.isLeftOut()).isTrue();
        assertThat(park.isFaultless()).isFalse();
        assertThat(score().percentCorrect()).isZero();
        assertThat(new TeachingPriorities(fixture.context()).missedSounds(classId, 0))
                .extracting(TeachingPriorities.CommonMistake::expected)
                .as("sounds of the word that was said alone")
                .doesNotContain("p", "k");
        ResultSlip slip = slip();
        assertThat(slip.sentences().getFirst().words())
                .extracting(ResultSlip.MarkedWord::sign)
                .containsExactly("", "–");
        assertThat(slip.improvements()).anyMatch(line -> line.equals("park — left out"));
        assertThat(missedWords()).as("what was said and missed").containsExactly("the");
        assertThat(dueWords()).as("to repeat").containsExactly("the");
        fixture.useCases.edits().history().undo();
        assertThat(result().pronunciationResult().words().get(1).isFaultless()).isTrue();
    }

    @Test
    void aWordThatTheReaderCorrectedIsRightAndOneThatWasAddedChangesNoScore() {
        TakeScore before = score();
        fixture.useCases.marks().setMiscue(result().id(), componentOf("park"), Miscue.INSERTION, "green");
        assertThat(score()).isEqualTo(before);
        fixture.useCases.marks().setMiscue(result().id(), componentOf("the"), Miscue.SELF_CORRECTION, "");
        assertThat(score().percentCorrect()).isEqualTo(100);
        assertThat(slip().sentences().getFirst().words())
                .extracting(ResultSlip.MarkedWord::sign)
                .containsExactly("SC", "+");
    }

    @Test
    void whatTheTeacherSaysOfWordsWinsOverWhatWasHeard() {
        fixture.library
                .heardTexts()
                .store(take.id(), new HeardText("the park", new AnswerOrigin("embedded", "x", 0, PracticeFixture.NOW)));
        assertThat(spoken().isComplete()).isTrue();
        fixture.useCases.marks().setMiscue(result().id(), componentOf("the"), Miscue.OMISSION, "");
        fixture.useCases.marks().setMiscue(result().id(), componentOf("park"), Miscue.INSERTION, "green");
        assertThat(spoken().words())
                .extracting(SpokenWord::fate, SpokenWord::text)
                .containsExactly(
                        tuple(WordFate.MISSED, "the"), tuple(WordFate.SAID, "park"), tuple(WordFate.ADDED, "green"));
    }

    private SpokenText spoken() {
        return fixture.useCases.heardTexts().findSpokenText(take.id()).orElseThrow();
    }

    @Test
    void marksStayWhenATakeIsScoredAgainAndAreUndoneThere() {
        double before = score().percentCorrect();
        mark(MarkTarget.WORD, 85);
        long first = result().id();
        fixture.engine.set("even 2");
        fixture.score(take);
        assertThat(result().id()).isNotEqualTo(first);
        assertThat(result().marks()).singleElement().satisfies(mark -> assertThat(mark.value())
                .isEqualTo(85));
        assertThat(score().percentCorrect()).as("they count at once").isEqualTo(100);
        assertThat(fixture.library.marks().countLeftBehind(take.id())).isZero();
        fixture.useCases.edits().history().undo();
        assertThat(result().marks()).isEmpty();
        assertThat(score().percentCorrect()).isEqualTo(before);
    }

    @Test
    void aMarkWithoutAPlaceInTheNewResultIsCounted() {
        fixture.library
                .marks()
                .insert(
                        result().id(),
                        new TeacherMark.MarkPosition(TeacherMark.MarkLayer.TEACHER, MarkTarget.WORD, 99, 0),
                        TeacherMark.MarkContent.of(85, ""),
                        fixture.context().clock().instant());
        fixture.engine.set("even 2");
        fixture.score(take);
        assertThat(result().marks()).isEmpty();
        assertThat(fixture.library.marks().countLeftBehind(take.id())).isEqualTo(1);
    }

    private int componentOf(String word) {
        List<SpeechComponent> components = result().serviceResult().components();
        return IntStream.range(0, components.size())
                .filter(i ->
                        components.get(i) instanceof Word found && found.word().equals(word))
                .findFirst()
                .orElseThrow();
    }

    private ResultSlip slip() {
        return new ReportBuilder(fixture.context(), Locale.ENGLISH, ProgressListener.NONE)
                .slips(ReportSelection.of(classId, sentence.lessonId()), "3-2")
                .getFirst();
    }

    private void mark(MarkTarget target, double value) {
        mark(target, 0, value);
    }

    private void mark(MarkTarget target, int part, double value) {
        fixture.useCases.marks().setMark(result().id(), position(target, part), value, "");
    }

    private static TeacherMark.MarkPosition position(MarkTarget target, int part) {
        return new TeacherMark.MarkPosition(TeacherMark.MarkLayer.TEACHER, target, 0, part);
    }

    private ScoringResult result() {
        return fixture.useCases.scoring().latest(take.id()).orElseThrow();
    }

    private TakeScore score() {
        return fixture.library
                .classGrids()
                .findCells(classId, sentence.lessonId())
                .getFirst()
                .summary()
                .score()
                .orElseThrow();
    }

    private List<String> dueWords() {
        return fixture.useCases.progressReports().dueWords(take.owner().learnerId()).stream()
                .map(SpacedRepetition.DueWord::word)
                .toList();
    }

    private List<String> missedWords() {
        return new TeachingPriorities(fixture.context())
                .missedWords(classId, 0).stream()
                        .map(TeachingPriorities.CommonMistake::expected)
                        .toList();
    }
}
