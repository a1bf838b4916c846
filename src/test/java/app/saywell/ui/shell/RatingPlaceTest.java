package app.saywell.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.library.people.Learner;
import app.saywell.library.take.OwnRating;
import app.saywell.library.take.Take;
import app.saywell.ui.Fx;
import app.saywell.ui.classroom.choice.Page;
import app.saywell.ui.classroom.rotation.Phase;
import app.saywell.ui.kit.Level;
import app.saywell.ui.practice.desk.Desk;

import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;

/// Pupils say first what they think; marks become grades, and slips, at the teacher's word.
class RatingPlaceTest {
    @TempDir Path folder;
    private SchoolRoom school;

    @BeforeEach
    void open() {
        school = SchoolRoom.furnished(folder);
    }

    @AfterEach
    void close() {
        school.close();
    }

    @Test
    void hidesTheScoreFromAPupilUntilItIsSaidHowItWent() {
        ask();
        Learner pupil = school.pupils.getFirst();
        school.room.practice.people().choose(pupil.id());
        Fx.click(school.scene(), "#go-practice");
        Fx.run(() -> mind().open(school.lesson.id()));
        Fx.await("the pupil", () -> desk().roll().get().rows().size() == 3);
        record();
        Fx.press(KeyCode.R);
        Fx.await("the question", () -> school.scene().lookup("#rating").isVisible());
        Fx.await("the judgement behind", () -> judged(0, 0));
        assertThat(Fx.call(() -> desk().verdict().get())).as("nothing is shown").isEmpty();
        assertThat(Fx.call(() -> desk().roll().get().rows().getFirst().level()))
                .isEqualTo(Level.MISSING);
        Fx.run(() -> ((Button) school.scene().lookup("#rate-nearly")).fire());
        Fx.await("the score", () -> desk().verdict().get().isPresent());
        Fx.await("what was thought", () -> school.shows("You thought: nearly"));
        assertThat(rating(0, 0)).contains(OwnRating.NEARLY);
        showsItInThePupilsProgress(pupil);
    }

    private void showsItInThePupilsProgress(Learner pupil) {
        Fx.click(school.scene(), "#go-class");
        Fx.run(() -> school.shell.classroom().roster().choose(pupil.id()));
        Fx.run(() -> school.shell.classroom().choice().page().set(Page.PROGRESS));
        Fx.await(
                "the own view",
                () -> school.shows("Own view: ~ · the same as the result in 0 of 1"));
    }

    @Test
    void asksAtTheClassMicrophoneWithoutHoldingAnybodyUp() {
        ask();
        record();
        Fx.press(KeyCode.ENTER);
        Fx.await("the next turn", () -> turn() == 2);
        Fx.await("the question", () -> school.scene().lookup("#rate-kept-good") != null);
        Fx.run(() -> ((ToggleButton) school.scene().lookup("#rate-kept-good")).fire());
        Fx.await(
                "what was thought",
                () -> rating(0, 0).equals(java.util.Optional.of(OwnRating.GOOD)));
        assertThat(turn()).isEqualTo(2);
    }

    @Test
    void marksBecomeGradesByOneButtonAndUndoTakesThemBack() {
        Take take = school.take(0, 0);
        school.room.practice.queue().add(List.of(take.id()));
        Fx.await("its score", () -> school.board().square(0, 0).number().equals("80"));
        Fx.await("the button", () -> !school.scene().lookup("#use-as-grades").isDisabled());
        assertThat(grade(take)).isEmpty();
        Fx.click(school.scene(), "#use-as-grades");
        Fx.await("the grades", () -> said("#grades").equals("Grades given: 1 of 1"));
        assertThat(grade(take)).contains(80.0);
        Fx.press(KeyCode.CONTROL, KeyCode.Z);
        Fx.await("none again", () -> said("#grades").equals("No grades yet"));
        assertThat(grade(take)).isEmpty();
    }

    @Test
    void leadsFromTheClassToItsSlips() {
        Fx.click(school.scene(), "#print-slips");
        Fx.await(
                "the page",
                () ->
                        school.scene().lookup("#paper-slips") instanceof ToggleButton one
                                && one.isSelected());
        Fx.await("its lesson", () -> shown("#report-lesson").contains("Unit 3"));
        assertThat(Fx.call(() -> shown("#report-class"))).contains("3-2");
    }

    private void ask() {
        Fx.run(() -> school.shell.classroom().choice().page().set(Page.CLASS));
        Fx.click(school.scene(), "#asks-rating");
        Fx.await(
                "the class to ask",
                () ->
                        ((CheckBox) school.scene().lookup("#asks-rating")).isSelected()
                                && school.room
                                        .practice
                                        .classroom()
                                        .ownRatings()
                                        .asked(school.schoolClass.id()));
        Fx.run(() -> school.shell.classroom().choice().page().set(Page.GRID));
        Fx.run(() -> school.scene().lookup("#grid").requestFocus());
    }

    private void record() {
        Fx.press(KeyCode.R);
        Fx.await("some speech", () -> school.sound.elapsedSeconds() > 0.6);
        assertThat(Fx.call(() -> school.shell.classroom().rotation().phase().get()))
                .isNotInstanceOf(Phase.Broken.class);
    }

    private String shown(String combo) {
        return String.valueOf(((ComboBox<?>) school.scene().lookup(combo)).getValue());
    }

    private String said(String selector) {
        return ((Labeled) school.scene().lookup(selector)).getText();
    }

    private int turn() {
        return school.shell.classroom().rotation().turn().get().orElseThrow().place();
    }

    private java.util.Optional<Double> grade(Take take) {
        return school.room.practice.classroom().marks().grade(take.id());
    }

    private boolean judged(int pupil, int sentence) {
        return takes(pupil, sentence).stream()
                .anyMatch(take -> school.room.practice.scoring().latest(take.id()).isPresent());
    }

    private java.util.Optional<OwnRating> rating(int pupil, int sentence) {
        return takes(pupil, sentence).stream()
                .findFirst()
                .flatMap(take -> school.room.practice.classroom().ownRatings().of(take.id()));
    }

    private List<Take> takes(int pupil, int sentence) {
        return school.room
                .practice
                .takes()
                .of(school.sentences.get(sentence).id(), school.pupils.get(pupil).id());
    }

    private app.saywell.ui.practice.work.PracticeViewModel mind() {
        return school.shell.practising().mind();
    }

    private Desk desk() {
        return mind().desk();
    }
}
