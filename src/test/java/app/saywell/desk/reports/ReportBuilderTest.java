package app.saywell.desk.reports;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.reports.pdf.ClassSheet;
import app.saywell.desk.reports.pdf.ConsentForm;
import app.saywell.desk.reports.pdf.PrintedLevel;
import app.saywell.desk.reports.pdf.ResultSlip;
import app.saywell.desk.reports.table.TableSheet;
import app.saywell.desk.school.NameVisibility;
import app.saywell.desk.school.ReportSelection;
import app.saywell.desk.school.TimePeriod;
import app.saywell.desk.school.learner.ScoreThresholds;
import app.saywell.desk.school.learner.SoundFocus;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.mark.TeacherMark;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.take.ScoreBand;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.SpeechJson;
import app.saywell.speech.Word;
import app.saywell.speech.language.lexicon.Phone;
import app.saywell.speech.task.ProgressListener;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What is printed and given out about a class.
class ReportBuilderTest {
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
    void eachLearnerWithATakeGetsASlipOfTheirOwn() {
        List<ResultSlip> slips = reports().slips(ReportSelection.of(classId, lessonId), "3-2");
        assertThat(slips).hasSize(1);
        ResultSlip slip = slips.getFirst();
        assertThat(slip.name()).isEqualTo("강민준");
        assertThat(slip.sentences().getFirst().words())
                .containsExactly(
                        new ResultSlip.MarkedWord("the", PrintedLevel.WEAK),
                        new ResultSlip.MarkedWord("park", PrintedLevel.GOOD));
        assertThat(slip.strengths()).isEqualTo("park");
        assertThat(slip.improvements()).containsExactly("the — /θ/ sounded like /s/.");
        assertThat(reports().slips(ReportSelection.of(classId, lessonId).withNames(NameVisibility.HIDDEN), "3-2"))
                .extracting(ResultSlip::name)
                .containsExactly("No. 1");
    }

    @Test
    void aScoreOfThreeWordsHasTheBandOfWhatPeopleWouldGive() {
        Sentence longer = fixture.useCases
                .lessons()
                .addSentences(lessonId, List.of("the park is here"))
                .getFirst();
        fixture.score(fixture.take(longer, take.owner().learnerId()));
        ReportSelection all = ReportSelection.of(classId, lessonId);
        List<ResultSlip.SlipSentence> printed =
                reports().slips(all, "3-2").getFirst().sentences();
        assertThat(printed.getFirst().total().orElseThrow().band())
                .as("too few words")
                .isEmpty();
        ResultSlip.SlipTotal total = printed.getLast().total().orElseThrow();
        ScoreBand band = total.band().orElseThrow();
        assertThat(total.figure()).isEqualTo(ScoreBand.figure(total.points(), Optional.of(band)));
        var headings = ResultTable.TableHeadings.in(Locale.ENGLISH);
        int from = headings.columns().indexOf("People would give from (0–10)");
        assertThat(reported.sheet(headings).rows().get(1).subList(from, from + 2))
                .containsExactly(
                        new TableSheet.SheetCell.NumberCell(band.lowest(), 1),
                        new TableSheet.SheetCell.NumberCell(band.highest(), 1));
        fixture.useCases
                .marks()
                .setMark(
                        fixture.useCases
                                .scoring()
                                .latest(fixture.useCases
                                        .takes()
                                        .findByOwner(longer.id(), take.owner().learnerId())
                                        .getFirst()
                                        .id())
                                .orElseThrow()
                                .id(),
                        new TeacherMark.MarkPosition(TeacherMark.MarkLayer.TEACHER, TeacherMark.MarkTarget.WHOLE, 0, 0),
                        61.5,
                        "");
        ResultSlip.SlipTotal given = reports()
                .slips(all, "3-2")
                .getFirst()
                .sentences()
                .getLast()
                .total()
                .orElseThrow();
        assertThat(given.band()).as("what the teacher gives is sure").isEmpty();
        assertThat(given.figure()).isEqualTo("61.5");
    }

    @Test
    void whatIsAdvisedAndListedBeginsWithTheSoundsThatCountNow() {
        ReportSelection all = ReportSelection.of(classId, lessonId);
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
        assertThat(reports().slips(all, "").getFirst().improvements())
                .hasSize(2)
                .first()
                .asString()
                .startsWith("the");
        fixture.useCases.classroom().soundFocus().choose(classId, new SoundFocus(Set.of(Phone.P)));
        assertThat(reports().slips(all, "").getFirst().improvements())
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
        List<ClassSheet.SheetSound> sounds = reports().classSheet(all, "").sounds();
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
            assertThat(new ReportBuilder(fixture.context(), language)
                            .slips(ReportSelection.of(classId, lessonId), "")
                            .getFirst()
                            .improvements())
                    .hasSize(2)
                    .allMatch(line -> line.matches("(the|park) — .+"));
        }
    }

    @Test
    void newThresholdsChangeTheLevelsOfOldResultsWithoutACall() {
        int calls = fixture.embedded.calls.get();
        assertThat(level()).isEqualTo(PrintedLevel.GOOD);
        fixture.useCases.classes().setThresholds(classId, new ScoreThresholds(75, 95));
        assertThat(level()).isEqualTo(PrintedLevel.NEARLY);
        assertThat(fixture.embedded.calls).hasValue(calls);
    }

    @Test
    void everyPaperAndTableSaysByWhichRuleItsScoresWereGiven() {
        fixture.engine.set("even 1 strict ko");
        fixture.score(fixture.take(
                fixture.useCases.lessons().sentences(lessonId).getFirst(),
                take.owner().learnerId()));
        String expected = "strict; first language: Korean";
        ReportSelection all = ReportSelection.of(classId, lessonId);
        assertThat(reports().slips(all, "3-2").getFirst().rules()).isEqualTo("Scored: " + expected);
        assertThat(reports().classSheet(all, "3-2").rules()).isEqualTo("Scored: " + expected);
        assertThat(reports().letters(all, LocalDate.of(2026, 11, 25)).getFirst().rules())
                .isEqualTo("Scored: " + expected);
        var headings = ResultTable.TableHeadings.in(Locale.ENGLISH);
        assertThat(reported.sheet(headings)
                        .rows()
                        .getFirst()
                        .get(headings.columns().indexOf("Scoring rule")))
                .isEqualTo(new TableSheet.SheetCell.TextCell(expected));
    }

    @Test
    void aResultPageHoldsNothingOfAnyOtherLearner() throws IOException {
        Path pages = folder.resolve("pages");
        List<Path> written = fixture.useCases
                .reports()
                .resultPages()
                .writeAll(
                        ReportSelection.of(classId, lessonId),
                        Locale.ENGLISH,
                        ResultPages.PageVoices.NONE,
                        pages,
                        ProgressListener.NONE);
        assertThat(written).containsExactly(pages.resolve("3-2_01_A-lesson.html"));
        assertThat(Files.readString(written.getFirst()))
                .contains("강민준", "<span class=\"word weak\">the</span>", "Work on this next")
                .doesNotContain("Ann Lee")
                .doesNotContain("<audio");
        List<Path> again = fixture.useCases
                .reports()
                .resultPages()
                .writeAll(
                        ReportSelection.of(classId, lessonId),
                        Locale.KOREAN,
                        new ResultPages.PageVoices(false, true),
                        pages,
                        ProgressListener.NONE);
        assertThat(again).as("a page that is there stays").hasSize(1).isNotEqualTo(written);
        assertThat(Files.readString(again.getFirst())).contains("내 목소리", "<audio");
    }

    @Test
    void theTeachersMarksArePrintedAndExported() {
        long result = fixture.useCases.scoring().latest(take.id()).orElseThrow().id();
        var marks = fixture.useCases.marks();
        ReportSelection selection = ReportSelection.of(classId, lessonId);
        int faults = reports().slips(selection, "").getFirst().improvements().size();
        marks.setMark(
                result,
                new TeacherMark.MarkPosition(TeacherMark.MarkLayer.TEACHER, TeacherMark.MarkTarget.WHOLE, 0, 0),
                65,
                "");
        for (int word = 0; word < 2; word++) {
            marks.setMark(
                    result,
                    new TeacherMark.MarkPosition(TeacherMark.MarkLayer.TEACHER, TeacherMark.MarkTarget.WORD, word, 0),
                    95,
                    "");
        }
        ResultSlip slip = reports().slips(selection, "").getFirst();
        assertThat(slip.sentences().getFirst().total())
                .contains(new ResultSlip.SlipTotal(65, ResultSlip.TotalSource.TEACHER, Optional.empty()));
        assertThat(faults).isPositive();
        assertThat(slip.improvements()).as("what the teacher lets pass").isEmpty();
        assertThat(reports()
                        .classSheet(selection, "")
                        .rows()
                        .getFirst()
                        .cells()
                        .getFirst()
                        .score())
                .isEqualTo("65*");
        assertThat(reports().classSheet(selection, "").rows().getFirst().mean()).hasValue(65);
        assertThat(reported.sheet(ResultTable.TableHeadings.in(Locale.ENGLISH))
                        .rows()
                        .getFirst())
                .contains(new TableSheet.SheetCell.NumberCell(100, 1), new TableSheet.SheetCell.NumberCell(65, 1));
    }

    @Test
    void theClassSheetHasMeansAndTellsARecordingWithoutAScoreFromNone() {
        Sentence second = fixture.useCases
                .lessons()
                .addSentences(lessonId, List.of("a bear"))
                .getFirst();
        fixture.take(second, take.owner().learnerId());
        ClassSheet sheet = reports().classSheet(ReportSelection.of(classId, lessonId), "3-2");
        double score =
                Double.parseDouble(sheet.rows().getFirst().cells().getFirst().score());
        assertThat(sheet.rows().getFirst().cells().getLast())
                .isEqualTo(new ClassSheet.ClassSheetCell("", PrintedLevel.UNSCORED, true));
        assertThat(sheet.rows().getLast().cells().getLast().isRecorded()).isFalse();
        assertThat(sheet.rows().getFirst().mean()).hasValue(score);
        assertThat(sheet.rows().getLast().mean()).isEmpty();
        assertThat(sheet.means())
                .containsExactly(OptionalDouble.of(score), OptionalDouble.empty(), OptionalDouble.of(score));
    }

    @Test
    void theLetterIsSignedByWhomTheSchoolNames() {
        ReportSelection selection = ReportSelection.of(classId, lessonId);
        LocalDate day = LocalDate.of(2026, 11, 25);
        assertThat(reports().letters(selection, day).getFirst().details().teacher())
                .isEmpty();
        fixture.library.settings().set(ApprovalReport.CONTACT, "Kim Jiwon, 02-123-4567");
        assertThat(reports().letters(selection, day).getFirst().details().teacher())
                .isEqualTo("Kim Jiwon, 02-123-4567");
    }

    @Test
    void takesOutsideThePeriodAreLeftOut() {
        ReportSelection before = ReportSelection.of(classId, lessonId)
                .during(TimePeriod.ofDays(LocalDate.of(2026, 11, 1), LocalDate.of(2026, 11, 19), ZoneOffset.UTC));
        assertThat(reports().slips(before, "3-2")).isEmpty();
        assertThat(reports().letters(before, LocalDate.of(2026, 11, 21))).isEmpty();
    }

    @Test
    void learnersWithoutAClassHaveReportsToo() {
        Sentence sentence = fixture.sentence("a bear");
        fixture.score(fixture.take(sentence));
        assertThat(reports().slips(ReportSelection.of(0, sentence.lessonId()), "home"))
                .hasSize(1);
    }

    @Test
    void aConsentFormNamesAHostedServiceOnlyWhenOneIsUsed() {
        ReportSelection selection = ReportSelection.of(classId, lessonId);
        assertThat(reports().consentForms(selection)).hasSize(2).allMatch(form -> form.hostedService()
                .isEmpty());
        fixture.library.settings().set(Setting.SERVICE_KIND, ServiceKind.HOSTED);
        assertThat(reports().consentForms(selection.withNames(NameVisibility.HIDDEN)))
                .containsExactly(new ConsentForm(
                        new ConsentForm.ConsentFormLearner("3-2", "", ""),
                        Optional.empty(),
                        Optional.of("hosted.example"),
                        ConsentForm.ConsentFormContact.BLANK));
    }

    @Test
    void aResultBecomesTiersForPraat() {
        long result = fixture.useCases.scoring().latest(take.id()).orElseThrow().id();
        var grid = fixture.useCases.reports().textGrids().toTextGrid(result);
        assertThat(grid.end()).isEqualTo(0.5);
        assertThat(grid.intervals("words").orElseThrow().intervals())
                .extracting(interval -> interval.label())
                .containsExactly("the", "park");
    }

    @Test
    void theFeedbackOnASlipIsInTheLanguageOfThePage() {
        ReportSelection selection = ReportSelection.of(classId, lessonId);
        ReportBuilder korean = new ReportBuilder(fixture.context(), Locale.KOREAN);
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
        assertThat(reports().slips(selection, "").getFirst().improvements())
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
        assertThat(reports().slips(selection, "").getFirst().improvements())
                .as("the teacher hears that sound well")
                .containsExactly("the — This word was not clear yet.");
    }

    private ReportBuilder reports() {
        return new ReportBuilder(fixture.context(), Locale.ENGLISH);
    }

    private PrintedLevel level() {
        ClassSheet sheet = reports().classSheet(ReportSelection.of(classId, lessonId), "3-2");
        return sheet.rows().getFirst().cells().getFirst().level();
    }
}
