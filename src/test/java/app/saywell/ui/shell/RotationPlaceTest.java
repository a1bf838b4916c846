package app.saywell.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.library.people.Consent;
import app.saywell.library.take.Take;
import app.saywell.ui.Fx;
import app.saywell.ui.classroom.rotation.Order;
import app.saywell.ui.classroom.rotation.Phase;
import app.saywell.ui.classroom.rotation.Turn;

import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;

/// The rotation gone through with the keyboard, before a microphone that hears somebody read.
class RotationPlaceTest {
    @TempDir Path folder;
    private SchoolRoom school;

    @BeforeEach
    void open() {
        school = SchoolRoom.furnished(folder);
        Fx.await("the first turn", () -> turn().pupil().number().equals("1"));
    }

    @AfterEach
    void close() {
        school.close();
    }

    @Test
    void recordsAPupilAndGoesOnWithOneKeyEachWhileTheTakeIsJudged() {
        record();
        Fx.press(KeyCode.ENTER);
        Fx.await("the next sentence", () -> turn().place() == 2);
        assertThat(turn().pupil().name()).isEqualTo("강민준");
        Fx.await("a score in the grid", () -> school.board().square(0, 0).number().equals("80"));
        record();
        Fx.press(KeyCode.ENTER);
        Fx.await("the third sentence", () -> turn().place() == 3);
        record();
        Fx.press(KeyCode.ENTER);
        Fx.await("the next pupil", () -> turn().pupil().name().equals("김서연"));
        assertThat(takes(0, 1)).hasSize(1);
    }

    @Test
    void callsPupilsByTheirNumberAndByTheirName() {
        Fx.press(KeyCode.DIGIT3);
        Fx.await("number 3", () -> turn().pupil().name().equals("김도윤"));
        Fx.press(KeyCode.DIGIT1);
        Fx.press(KeyCode.DIGIT5);
        Fx.await("number 15", () -> turn().pupil().name().equals("남지호"));
        Fx.press(KeyCode.DIGIT1);
        Fx.await("number 1 after a moment", () -> turn().pupil().name().equals("강민준"));
        Fx.press(KeyCode.SLASH);
        Fx.await("the field", () -> school.scene().getFocusOwner() instanceof TextField);
        Fx.run(() -> ((TextField) school.scene().lookup("#find-pupil")).setText("하은"));
        Fx.press(KeyCode.ENTER);
        Fx.await("the name", () -> turn().pupil().name().equals("김하은"));
        record();
        Fx.press(KeyCode.R);
        Fx.await("the take", () -> takes(3, 0).size() == 1);
    }

    @Test
    void movesATakeThatWasRecordedUnderTheWrongNameAndBringsItBack() {
        record();
        Fx.press(KeyCode.R);
        Fx.await("the take", () -> takes(0, 0).size() == 1);
        Fx.await("what was kept", () -> school.shows("Kept: 1 · 강민준"));
        Fx.press(KeyCode.M);
        Fx.await("the field", () -> school.scene().getFocusOwner() instanceof TextField);
        Fx.run(() -> ((TextField) school.scene().lookup("#find-pupil")).setText("4"));
        Fx.press(KeyCode.ENTER);
        Fx.await("the take with number 4", () -> takes(3, 0).size() == 1);
        assertThat(takes(0, 0)).isEmpty();
        Fx.press(KeyCode.CONTROL, KeyCode.Z);
        Fx.await("the take back", () -> takes(0, 0).size() == 1);
    }

    @Test
    void putsATakeIntoTheBinAndStaysWithThePupil() {
        record();
        Fx.press(KeyCode.ESCAPE);
        Fx.await("the bin", () -> school.room.practice.takes().bin().size() == 1);
        assertThat(turn().place()).isEqualTo(1);
        assertThat(takes(0, 0)).isEmpty();
    }

    @Test
    void leavesEverythingAsItWasInAPause() {
        Fx.press(KeyCode.DIGIT3);
        Fx.await("number 3", () -> turn().pupil().name().equals("김도윤"));
        Fx.press(KeyCode.ALT, KeyCode.DOWN);
        Fx.await("the second sentence", () -> turn().place() == 2);
        record();
        Fx.click(school.scene(), "#go-lessons");
        Fx.await("the take", () -> takes(2, 1).size() == 1);
        Fx.click(school.scene(), "#go-class");
        assertThat(Fx.call(this::turn).pupil().name()).isEqualTo("김도윤");
        assertThat(Fx.call(this::turn).place()).isEqualTo(2);
        assertThat(
                        school.room.practice.get(
                                app.saywell.library.settings.Setting.text("classroom.turn", "")))
                .isEqualTo(school.sentences.get(1).id() + "-" + school.pupils.get(2).id());
    }

    @Test
    void callsOnlyThoseWhoAreMissing() {
        school.take(0, 0);
        school.take(0, 1);
        school.take(0, 2);
        Fx.await("the takes", () -> school.board().recorded() == 3);
        Fx.click(school.scene(), "#classroom-order-missing");
        Fx.press(KeyCode.ENTER);
        Fx.await("number 2", () -> turn().pupil().name().equals("김서연"));
        Fx.run(() -> school.shell.classroom().rotation().order().set(Order.LISTED));
    }

    @Test
    void recordsNobodyWhoseGuardiansHaveAgreedToNothing() {
        school.room.practice.people().consent(school.pupils.getFirst().id(), Consent.NONE, "", "");
        Fx.await("the refusal", () -> phase() instanceof Phase.NoConsent);
        Fx.press(KeyCode.R);
        Fx.press(KeyCode.R);
        assertThat(phase()).isInstanceOf(Phase.NoConsent.class);
        assertThat(takes(0, 0)).isEmpty();
        assertThat(Fx.call(() -> school.shows("Nobody has agreed yet"))).isTrue();
    }

    @Test
    void showsTheClassNeitherNamesNorScores() {
        Fx.press(KeyCode.P);
        Fx.await("the wall", () -> school.scene().lookup("#projector-pane").isVisible());
        assertThat(Fx.call(() -> school.shows("강민준"))).isFalse();
        assertThat(Fx.call(() -> ((Label) school.scene().lookup("#projector-sentence")).getText()))
                .isEqualTo("We call it bear");
        record();
        Fx.press(KeyCode.ENTER);
        Fx.await("the next sentence", () -> turn().place() == 2);
        Fx.press(KeyCode.ESCAPE);
        Fx.await("the grid", () -> !school.scene().lookup("#projector-pane").isVisible());
    }

    private void record() {
        Fx.press(KeyCode.R);
        Fx.await("the recording", () -> phase() instanceof Phase.Recording);
        Fx.await("some speech", () -> school.sound.elapsedSeconds() > 0.6);
    }

    private Turn turn() {
        return school.shell.classroom().rotation().turn().get().orElseThrow();
    }

    private Phase phase() {
        return school.shell.classroom().rotation().phase().get();
    }

    private List<Take> takes(int pupil, int sentence) {
        return school.room
                .practice
                .takes()
                .of(school.sentences.get(sentence).id(), school.pupils.get(pupil).id());
    }
}
