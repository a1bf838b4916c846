package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.classroom.grid.CellState;
import app.saywell.desk.kit.axis.VoiceSide;
import app.saywell.desk.kit.lane.IntervalHit;
import app.saywell.desk.kit.tier.LaneTier;
import app.saywell.desk.school.learner.ScoreThresholds;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.school.mark.TeacherMark;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.take.ScoringResult;
import app.saywell.desk.school.take.Take;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What a teacher does with results: what to teach, calibration, progress.
class TeachingScreenTest {
    private static final String PASSAGE = "We went to the river. It was a warm day.";

    @TempDir
    Path folder;

    private ClassWindow school;

    @BeforeEach
    void open() {
        school = ClassWindow.withAssignedLesson(folder);
    }

    @AfterEach
    void close() {
        school.close();
    }

    @Test
    void saysWhatToTeachTomorrowAndMakesALessonOfItWithOneClick() {
        judge(List.of(school.take(0, 2), school.take(1, 2)));
        WindowRobot.click(school.scene(), "#page-teaching");
        WindowRobot.await("the sound", () -> school.shows("θ → s"));
        assertThat(WindowRobot.call(() -> school.shows("2 of 2 learners"))).isTrue();
        WindowRobot.run(() -> school.services.practice.settings().set(Setting.INTERFACE_LANGUAGE, "ko"));
        WindowRobot.await("Korean", () -> school.shows("학생 2명 중 2명"));
        WindowRobot.run(() -> school.services.practice.settings().set(Setting.INTERFACE_LANGUAGE, "en"));
        assertThat(WindowRobot.call(() -> school.shows("think – sink"))).isTrue();
        assertThat(WindowRobot.call(() -> school.shows("강민준"))).isFalse();
        WindowRobot.click(school.scene(), "#make-lesson");
        WindowRobot.await(
                "the lesson",
                () -> school.window
                                .classScreen()
                                .viewModel()
                                .assignedLessons()
                                .get()
                                .size()
                        == 2);
        Lesson lesson = school.window
                .classScreen()
                .viewModel()
                .selectedLesson()
                .get()
                .orElseThrow()
                .lesson();
        assertThat(lesson.title()).startsWith("Drill");
        assertThat(school.services.practice.lessons().sentenceStatuses(lesson.id(), 0))
                .extracting(state -> state.sentence().text())
                .contains("theme", "think", "sink");
    }

    @Test
    void ratesClipsBlindAndRefusesRatingsThatAreTooMuchAlike() {
        List<Take> takes = new ArrayList<>();
        for (int learner = 0; learner < 4; learner++) {
            takes.add(school.take(learner, 0));
            takes.add(school.take(learner, 1));
        }
        judge(takes);
        WindowRobot.click(school.scene(), "#page-calibration");
        WindowRobot.await("the refusal", () -> school.shows("at least 10 scored recordings"));
        assertThat(WindowRobot.call(
                        () -> school.scene().lookup("#begin-calibration").isDisabled()))
                .isTrue();
        WindowRobot.click(school.scene(), "#page-learners");
        judge(List.of(school.take(4, 0), school.take(4, 1), school.take(4, 2)));
        WindowRobot.click(school.scene(), "#page-calibration");
        WindowRobot.await("all recordings", () -> school.shows("Listen to 11 recordings"));
        WindowRobot.click(school.scene(), "#begin-calibration");
        WindowRobot.await("the first clip", () -> school.shows("Recording 1 of 11"));
        assertThat(WindowRobot.call(() -> school.shows("80"))).isFalse();
        for (int i = 0; i < 11; i++) {
            WindowRobot.press(KeyCode.DIGIT2);
        }
        WindowRobot.await("the refusal", () -> school.shows("too much alike"));
        assertThat(WindowRobot.call(() -> school.scene().lookup("#accept-borders")))
                .isNull();
        assertThat(borders()).isEqualTo(ScoreThresholds.DEFAULT);
        WindowRobot.click(school.scene(), "#calibrate-again");
        WindowRobot.await("all recordings", () -> school.shows("Listen to 11 recordings"));
        WindowRobot.click(school.scene(), "#begin-calibration");
        WindowRobot.await("the first clip", () -> school.shows("Recording 1 of 11"));
        for (int i = 0; i < 11; i++) {
            WindowRobot.press(i % 2 == 0 ? KeyCode.DIGIT1 : KeyCode.DIGIT3);
        }
        WindowRobot.await("the result", () -> school.scene().lookup("#accept-borders") != null);
        assertThat(WindowRobot.call(() -> school.shows("scored 80"))).isTrue();
    }

    @Test
    void calibratesByKeysAloneAndSaysSo() {
        for (String language : List.of("en", "ko")) {
            judgeAllWith(50, 0);
            judgeAllWith(40, 1);
            WindowRobot.run(() -> school.services.practice.settings().set(Setting.INTERFACE_LANGUAGE, language));
            WindowRobot.tabTo(school.scene(), "#page-calibration");
            WindowRobot.press(KeyCode.ENTER);
            WindowRobot.await(
                    "enough recordings",
                    () -> !school.scene().lookup("#begin-calibration").isDisabled());
            WindowRobot.tabTo(school.scene(), "#begin-calibration");
            WindowRobot.press(KeyCode.ENTER);
            WindowRobot.await("the first clip", () -> school.scene().lookup("#play-blind") != null);
            WindowRobot.press(KeyCode.DIGIT1);
            WindowRobot.press(KeyCode.BACK_SPACE);
            for (int i = 0; i < 10; i++) {
                WindowRobot.press(school.shows("What about the bus") ? KeyCode.DIGIT1 : KeyCode.DIGIT3);
            }
            WindowRobot.await("the result", () -> school.scene().lookup("#accept-borders") != null);
            WindowRobot.tabTo(school.scene(), "#accept-borders");
            WindowRobot.press(KeyCode.ENTER);
            WindowRobot.await(
                    "that it is done",
                    () -> school.shows(
                            language.equals("ko") ? "이 학급의 기준 점수를 바꿨어요." : "New score levels of this class"));
            WindowRobot.await("new levels", () -> !borders().equals(ScoreThresholds.DEFAULT));
            WindowRobot.press(KeyCode.CONTROL, KeyCode.Z);
            WindowRobot.await("the levels before", () -> borders().equals(ScoreThresholds.DEFAULT));
            WindowRobot.press(KeyCode.ALT, KeyCode.DIGIT1);
            WindowRobot.press(KeyCode.ALT, KeyCode.DIGIT2);
        }
    }

    private void judgeAllWith(int score, int sentence) {
        school.services.embedded.simpleScore.set(score);
        List<Take> takes = new ArrayList<>();
        for (int learner = 0; learner < 5; learner++) {
            takes.add(school.take(learner, sentence));
        }
        judge(takes);
    }

    @Test
    void showsWordsCorrectPerMinuteOfAPassage() {
        school.services.practice.lessons().addPassages(school.lesson.id(), PASSAGE);
        WindowRobot.await("the passage", () -> school.board().cellCount() == 20);
        school.sentences = school.services.practice.lessons().sentences(school.lesson.id());
        school.services.embedded.refusesTranscriptions.set(false);
        school.services.embedded.heardText.set(Optional.of("We went to the river"));
        Take first = school.take(0, 3, 220);
        judgeAndHear(first);
        school.services.embedded.heardText.set(Optional.of(PASSAGE));
        Take second = school.take(0, 3, 251);
        judgeAndHear(second);
        double minutes = second.audio().seconds() / 60;
        int some = (int) Math.round(5 / minutes);
        int all = (int) Math.round(10 / minutes);
        WindowRobot.click(school.scene(), "#page-progress");
        WindowRobot.await("the class", () -> school.shows("words correct per minute: " + all));
        WindowRobot.run(() -> school.window
                .classScreen()
                .rosterViewModel()
                .selectLearner(school.learners.getFirst().id()));
        WindowRobot.await(
                "first and last",
                () -> school.shows("Words correct per minute: %d at first, %d now".formatted(some, all)));
        WindowRobot.run(() -> school.services.practice.settings().set(Setting.INTERFACE_LANGUAGE, "ko"));
        WindowRobot.await("Korean", () -> school.shows("1분에 바르게 읽은 단어: 처음 %d개, 지금 %d개".formatted(some, all)));
    }

    private void judgeAndHear(Take take) {
        school.services.practice.scoringQueue().enqueue(List.of(take.id()));
        WindowRobot.await(
                "what was heard",
                () -> school.services.library.heardTexts().find(take.id()).isPresent());
    }

    @Test
    void calibratesWithTakesOfOneEngineOnly() {
        judge(takesOfFour(0, 1));
        school.services.engine.set("odd");
        judge(takesOfFour(2));
        WindowRobot.click(school.scene(), "#page-calibration");
        WindowRobot.await("the refusal", () -> school.shows("at least 10 scored recordings"));
    }

    private List<Take> takesOfFour(int... sentences) {
        List<Take> takes = new ArrayList<>();
        for (int learner = 0; learner < 4; learner++) {
            for (int sentence : sentences) {
                takes.add(school.take(learner, sentence));
            }
        }
        return takes;
    }

    @Test
    void showsWhereTheEngineChanged() {
        judge(List.of(school.take(0, 0, 220), school.take(0, 0, 251), school.take(0, 0, 282)));
        school.services.engine.set("odd");
        judge(List.of(school.take(0, 0, 313)));
        WindowRobot.click(school.scene(), "#page-progress");
        WindowRobot.run(() -> school.window
                .classScreen()
                .rosterViewModel()
                .selectLearner(school.learners.getFirst().id()));
        WindowRobot.await("the facts", () -> school.shows("1 take, "));
        assertThat(WindowRobot.call(() -> school.shows("3 scores of another engine")))
                .isTrue();
    }

    @Test
    void showsHowALearnerGetsOnOnOneScaleWithinItsWobble() {
        List<Take> takes = new ArrayList<>();
        for (int i = 0; i < 7; i++) {
            takes.add(school.take(0, 0, 220 + 31 * i));
        }
        judge(takes);
        WindowRobot.click(school.scene(), "#page-progress");
        WindowRobot.await("the class at first", () -> school.shows("1 steady"));
        WindowRobot.run(() -> school.window
                .classScreen()
                .rosterViewModel()
                .selectLearner(school.learners.getFirst().id()));
        WindowRobot.await("the verdict", () -> school.shows("Steady"));
        assertThat(WindowRobot.call(() -> school.shows("scale 0–100, without a model")))
                .isTrue();
        WindowRobot.run(() -> school.window
                .classScreen()
                .rosterViewModel()
                .selectLearner(school.learners.get(1).id()));
        WindowRobot.await("nothing yet", () -> school.shows("No scored take of this lesson yet"));
        WindowRobot.click(school.scene(), "#progress-class");
        WindowRobot.await("the class again", () -> school.shows("1 steady") && school.shows("Show progress"));
    }

    @Test
    void overrulesAWordAndTheWholeBesideTheMachine() {
        Take take = school.take(0, 2);
        judge(List.of(take, school.take(1, 2)));
        WindowRobot.run(() -> school.window.practiceScreen().viewModel().open(take));
        WindowRobot.run(() -> school.window.navigateTo("PRACTICE"));
        WindowRobot.await("the card", () -> school.shows("Teacher's mark"));
        var lanes = school.window.practiceScreen().viewModel().state().lanes();
        WindowRobot.await("the words", () -> lanes.lane(VoiceSide.LEARNER).isPresent());
        WindowRobot.run(() -> lanes.inspect(Optional.of(new IntervalHit(
                VoiceSide.LEARNER,
                LaneTier.TierKind.WORDS,
                lanes.lane(VoiceSide.LEARNER)
                        .orElseThrow()
                        .tiers()
                        .words()
                        .intervals()
                        .get(4)))));
        WindowRobot.await("the word", () -> school.shows("theme · scored 40"));
        WindowRobot.run(() -> ((TextField) school.scene().lookup("#mark-reason")).setText("clear enough"));
        WindowRobot.scrollAndClick(school.scene(), "#mark-good");
        WindowRobot.await("the mark", () -> school.shows("theme · scored 40 · clear enough"));
        assertThat(WindowRobot.call(() -> school.scene()
                        .lookup("#mark-good")
                        .getPseudoClassStates()
                        .toString()))
                .as("the word stays in view, and its mark is seen to be chosen")
                .contains("selected");
        WindowRobot.run(() -> ((TextField) school.scene().lookup("#mark-whole")).setText("95"));
        WindowRobot.scrollAndClick(school.scene(), "#set-whole");
        WindowRobot.await("the big number", () -> school.shows("With teacher’s marks · scored 80"));
        WindowRobot.run(() -> ((TextField) school.scene().lookup("#mark-whole")).setText("4060"));
        assertThat(WindowRobot.call(() -> ((TextField) school.scene().lookup("#mark-whole")).getText()))
                .isEqualTo("95");
        ScoringResult result =
                school.services.practice.scoring().latest(take.id()).orElseThrow();
        assertThat(result.serviceResult().words().get(4).score()).isEqualTo(40);
        assertThat(result.pronunciationResult().words().get(4).isFaultless()).isTrue();
        assertThat(school.services.practice.marks().findByResult(result.id()))
                .extracting(mark -> mark.position().target())
                .containsExactlyInAnyOrder(TeacherMark.MarkTarget.WORD, TeacherMark.MarkTarget.WHOLE);
        WindowRobot.run(() -> school.window.navigateTo("CLASS"));
        WindowRobot.await(
                "the grid", () -> school.board().cellState(0, 2).label().equals("95✎"));
        WindowRobot.run(() -> school.services.practice.edits().history().undo());
        WindowRobot.await(
                "the total with the mark on the word",
                () -> school.board().cellState(0, 2).label().equals("100✎"));
        WindowRobot.run(() -> school.services.practice.edits().history().undo());
        WindowRobot.await(
                "the machine's", () -> school.board().cellState(0, 2).label().equals("80"));
    }

    @Test
    void saysThatAWordWasLeftOutAndTakesItBack() {
        Take take = school.take(0, 2);
        judge(List.of(take, school.take(1, 2)));
        WindowRobot.run(() -> school.window.practiceScreen().viewModel().open(take));
        WindowRobot.run(() -> school.window.navigateTo("PRACTICE"));
        var lanes = school.window.practiceScreen().viewModel().state().lanes();
        WindowRobot.await("the words", () -> lanes.lane(VoiceSide.LEARNER).isPresent());
        WindowRobot.run(() -> lanes.inspect(Optional.of(new IntervalHit(
                VoiceSide.LEARNER,
                LaneTier.TierKind.WORDS,
                lanes.lane(VoiceSide.LEARNER)
                        .orElseThrow()
                        .tiers()
                        .words()
                        .intervals()
                        .get(4)))));
        WindowRobot.await("the word", () -> school.shows("theme · scored 40"));
        WindowRobot.scrollAndClick(school.scene(), "#mark-omission");
        WindowRobot.await("the mark", () -> school.shows("theme · left out"));
        WindowRobot.await("what was heard gives way", () -> school.shows("Missed: theme"));
        WindowRobot.scrollAndClick(school.scene(), "#mark-insertion");
        WindowRobot.await("the second mark", () -> school.shows("theme · word added after it"));
        for (String language : List.of("ko", "en")) {
            WindowRobot.run(() -> school.services.practice.settings().set(Setting.INTERFACE_LANGUAGE, language));
            WindowRobot.await(
                    "the language", () -> school.shows(language.equals("ko") ? "theme · 빠뜨림" : "theme · left out"));
            Pictures.keep(school.scene(), "miscues-" + language);
        }
        WindowRobot.scrollAndClick(school.scene(), "#mark-omission");
        WindowRobot.await("no mark", () -> !school.shows("theme · left out"));
        WindowRobot.run(() -> school.window.navigateTo("CLASS"));
        WindowRobot.await(
                "its sign in the grid",
                () -> school.board().cellState(0, 2).label().contains("✎"));
    }

    @Test
    void asksToEraseTheVoicesOnTheirDayAndErasesThem() {
        Take take = school.take(0, 0);
        school.services
                .practice
                .classes()
                .editClass(school.schoolClass.id(), "3-2", Optional.of(LocalDate.of(2026, 1, 1)));
        WindowRobot.await("the notice", () -> school.shows("are to be erased today"));
        WindowRobot.click(school.scene(), "#erase-voices");
        WindowRobot.await("the question", () -> school.shows("This cannot be undone."));
        assertThat(school.services.practice.takes().find(take.id())).isPresent();
        WindowRobot.click(school.scene(), "#erase-voices");
        WindowRobot.await("the end", () -> school.shows("Erased: 1 recording and no results"));
        school.services.practice.classes().editClass(school.schoolClass.id(), "3-3", Optional.empty());
        WindowRobot.await("the class read anew", () -> school.shows("3-3"));
        assertThat(WindowRobot.call(() -> school.shows("Erased: 1 recording"))).isTrue();
        assertThat(school.services.practice.takes().find(take.id())).isEmpty();
        assertThat(school.services.practice.learners().ofClass(school.schoolClass.id()))
                .hasSize(5);
    }

    @Test
    void saysWhatTheHostedServiceWouldCostBeforeAnybodySpeaks() {
        WindowRobot.run(() -> school.services.practice.settings().set(Setting.SERVICE_KIND, ServiceKind.HOSTED));
        WindowRobot.await("the price", () -> school.shows("about 15 calls"));
        WindowRobot.run(() -> school.services.practice.settings().set(Setting.SERVICE_KIND, ServiceKind.EMBEDDED));
        WindowRobot.await("no price", () -> !school.shows("about 15 calls"));
    }

    private ScoreThresholds borders() {
        return school.services.practice.classes().findAll().getFirst().thresholds();
    }

    private void judge(List<Take> takes) {
        school.services
                .practice
                .scoringQueue()
                .enqueue(takes.stream().map(Take::id).toList());
        WindowRobot.await(
                "the scores",
                () -> school.services.practice.scoringQueue().queuedTakes().isEmpty()
                        && school.board().waitingCount() == 0
                        && school.board()
                                        .cellState(0, takes.size() == 2 ? 2 : 0)
                                        .status()
                                == CellState.CellStatus.JUDGED);
    }
}
