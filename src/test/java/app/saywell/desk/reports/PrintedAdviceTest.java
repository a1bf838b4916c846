package app.saywell.desk.reports;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.reports.pdf.ClassSheet;
import app.saywell.desk.school.ReportSelection;
import app.saywell.desk.school.learner.SoundFocus;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.mark.TeacherMark;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.SpeechJson;
import app.saywell.speech.Word;
import app.saywell.speech.language.lexicon.Phone;
import app.saywell.speech.task.ProgressListener;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What the printed pages advise a learner to work on.
class PrintedAdviceTest {
    @TempDir
    Path folder;

    private ReportedClass reported;
    private PracticeFixture fixture;
    private long classId;
    private long lessonId;
    private Take take;

    @BeforeEach
    void open() {
        reported = new ReportedClass(folder);
        fixture = reported.fixture;
        classId = reported.classId;
        lessonId = reported.lessonId;
        take = reported.take;
    }

    @AfterEach
    void close() {
        reported.close();
    }

    @Test
    void whatIsAdvisedAndListedBeginsWithTheSoundsThatCountNow() {
        ReportSelection all = reported.selection();
        long result = fixture.useCases.scoring().latest(take.id()).orElseThrow().id();
        var components = fixture.useCases
                .scoring()
                .latest(take.id())
                .orElseThrow()
                .serviceResult()
                .components();
        int park = components.indexOf(components.stream()
                .filter(one -> one instanceof Word word && word.word().equals("park"))
                .findFirst()
                .orElseThrow());
        fixture.useCases
                .marks()
                .setMark(
                        result,
                        new TeacherMark.MarkPosition(
                                TeacherMark.MarkLayer.TEACHER, TeacherMark.MarkTarget.PHONEME, park, 0),
                        60,
                        "");
        fixture.useCases.classroom().soundFocus().choose(classId, new SoundFocus(Set.of(Phone.TH)));
        assertThat(reported.reports().slips(all, "").getFirst().improvements())
                .hasSize(2)
                .first()
                .asString()
                .startsWith("the");
        fixture.useCases.classroom().soundFocus().choose(classId, new SoundFocus(Set.of(Phone.P)));
        assertThat(reported.reports().slips(all, "").getFirst().improvements())
                .first()
                .asString()
                .startsWith("park");
        for (int i = 0; i < 6; i++) {
            Sentence again = fixture.useCases
                    .lessons()
                    .addSentences(lessonId, List.of("the park"))
                    .getFirst();
            fixture.score(fixture.take(again, take.owner().learnerId()));
        }
        List<ClassSheet.SheetSound> sounds =
                reported.reports().classSheet(all, "").sounds();
        List<Boolean> counting =
                sounds.stream().map(ClassSheet.SheetSound::countsNow).toList();
        assertThat(counting).isSortedAccordingTo(Comparator.reverseOrder()).contains(true, false);
        assertThat(sounds)
                .filteredOn(ClassSheet.SheetSound::countsNow)
                .extracting(ClassSheet.SheetSound::sound)
                .as("a sign that no sound of English has counts always")
                .containsExactly("a");
    }

    @Test
    void everyWordToWorkOnSaysWhatIsWrongInEitherLanguage() {
        long result = fixture.useCases.scoring().latest(take.id()).orElseThrow().id();
        fixture.useCases
                .marks()
                .setMark(
                        result,
                        new TeacherMark.MarkPosition(TeacherMark.MarkLayer.TEACHER, TeacherMark.MarkTarget.WORD, 1, 0),
                        20,
                        "");
        for (Locale language : List.of(Locale.ENGLISH, Locale.KOREAN)) {
            assertThat(new ReportBuilder(fixture.context(), language, ProgressListener.NONE)
                            .slips(reported.selection(), "")
                            .getFirst()
                            .improvements())
                    .hasSize(2)
                    .allMatch(line -> line.matches("(the|park) — .+"));
        }
    }

    @Test
    void theFeedbackOnASlipIsInTheLanguageOfThePage() {
        ReportSelection selection = reported.selection();
        ReportBuilder korean = new ReportBuilder(fixture.context(), Locale.KOREAN, ProgressListener.NONE);
        assertThat(korean.slips(selection, "").getFirst().improvements())
                .as("the service was asked in Korean and wrote nothing about the word, which names its sound")
                .containsExactly("the — /θ/ 소리가 /s/처럼 들려요.");
        var result = fixture.useCases.scoring().latest(take.id()).orElseThrow();
        Word said = result.pronunciationResult().words().getFirst();
        fixture.context()
                .library()
                .feedbackTranslations()
                .store(
                        result.id(),
                        FeedbackLanguage.ENGLISH,
                        SpeechJson.write(new PronunciationResult(
                                List.of(new Word(
                                        said.word(),
                                        said.start(),
                                        said.end(),
                                        said.score(),
                                        said.correct(),
                                        said.stressed(),
                                        "Put the tongue out.",
                                        said.syllables(),
                                        said.phonemes())),
                                result.pronunciationResult().feedback())),
                        0,
                        Instant.EPOCH);
        assertThat(reported.reports().slips(selection, "").getFirst().improvements())
                .containsExactly("the — Put the tongue out.");
        TeacherMark.MarkPosition sound =
                new TeacherMark.MarkPosition(TeacherMark.MarkLayer.TEACHER, TeacherMark.MarkTarget.PHONEME, 0, 0);
        fixture.useCases.marks().setMark(result.id(), sound, 90, "");
        fixture.useCases
                .marks()
                .setMark(
                        result.id(),
                        new TeacherMark.MarkPosition(TeacherMark.MarkLayer.TEACHER, TeacherMark.MarkTarget.WORD, 0, 0),
                        20,
                        "");
        assertThat(reported.reports().slips(selection, "").getFirst().improvements())
                .as("the teacher hears that sound well")
                .containsExactly("the — This word was not clear yet.");
    }
}
