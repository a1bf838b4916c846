package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.classes.UnsureTake;
import app.saywell.desk.classes.UnsureTakes;
import app.saywell.desk.kit.PngEncoder;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.take.Take;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Ten minutes of a teacher's ear where it matters most.
class ListeningScreenTest {
    @TempDir
    Path folder;

    private ClassWindow school;
    private long classId;

    @BeforeEach
    void open() {
        school = ClassWindow.withAssignedLesson(folder);
        classId = school.services.practice.classes().findAll().getFirst().id();
    }

    @AfterEach
    void close() {
        school.close();
    }

    @Test
    void theLeastSureTakesComeFirstAndTheTeachersPointsCount() throws IOException {
        judge(List.of(school.take(0, 0), school.take(1, 2), school.take(2, 0)));
        List<UnsureTake> takes =
                school.services.practice.classroom().unsureTakes().find(classId, 600);
        assertThat(takes)
                .hasSize(3)
                .isSortedAccordingTo(
                        (a, b) -> Double.compare(b.band().width(), a.band().width()));
        assertThat(takes.getFirst().sentence().text()).contains("th");
        assertThat(school.services.practice.classroom().unsureTakes().find(classId, UnsureTakes.SECONDS_AROUND + 3))
                .hasSize(1);
        for (String language : List.of("ko", "en")) {
            WindowRobot.run(() -> school.services.practice.settings().set(Setting.INTERFACE_LANGUAGE, language));
            WindowRobot.click(school.scene(), "#page-listening");
            WindowRobot.await("the count", () -> school.shows(language.equals("en") ? "3 recordings" : "녹음 3개"));
            picture("listening-" + language);
        }
        WindowRobot.click(school.scene(), "#begin-listening");
        WindowRobot.await("the first take", () -> school.shows("Recording 1 of 3"));
        assertThat(WindowRobot.call(() -> school.shows("expected "))).isFalse();
        WindowRobot.await(
                "the keyboard to be there",
                () -> school.scene().getFocusOwner() != null
                        && "listening-play"
                                .equals(school.scene().getFocusOwner().getId()));
        picture("listening-take");
        WindowRobot.click(school.scene(), "#listening-play");
        long heard = takes.getFirst().take().owner().learnerId();
        WindowRobot.await(
                "a note that the learner was heard",
                () -> school.services.practice.reports().accessReport().read().stream()
                        .anyMatch(line -> line.entry().learnerId() == heard));
        WindowRobot.press(KeyCode.DIGIT3);
        WindowRobot.await("the second take", () -> school.shows("Recording 2 of 3"));
        WindowRobot.press(KeyCode.RIGHT);
        WindowRobot.await("the third take", () -> school.shows("Recording 3 of 3"));
        WindowRobot.click(school.scene(), "#points-9");
        WindowRobot.await("the end", () -> school.shows("2 recordings have your points"));
        picture("listening-end");
        assertThat(WindowRobot.call(() -> school.shows("you: 3"))).isTrue();
        WindowRobot.await(
                "both marks", () -> marks().values().stream().sorted().toList().equals(List.of(30.0, 90.0)));
        assertThat(marks()).containsEntry(takes.getFirst().score().resultId(), 30.0);
        WindowRobot.press(KeyCode.CONTROL, KeyCode.Z);
        WindowRobot.await("the list without what was undone", () -> school.shows("1 recording has your points"));
        assertThat(WindowRobot.call(() -> school.shows("you: 9"))).isFalse();
        assertThat(marks()).hasSize(1);
        WindowRobot.click(school.scene(), "#listening-again");
        WindowRobot.await("what is left", () -> school.shows("2 recordings, about"));
        WindowRobot.press(KeyCode.CONTROL, KeyCode.Z);
        WindowRobot.await("what may be heard again", () -> school.shows("3 recordings, about"));
    }

    @Test
    void pointsCountInTheNewestResultOfATakeThatWasScoredAgain() {
        Take take = school.take(1, 2);
        judge(List.of(take));
        long first = school.services
                .practice
                .scoring()
                .latest(take.id())
                .orElseThrow()
                .id();
        WindowRobot.click(school.scene(), "#page-listening");
        WindowRobot.await("the count", () -> school.shows("1 recording, about"));
        WindowRobot.click(school.scene(), "#begin-listening");
        WindowRobot.await("the take", () -> school.shows("Recording 1 of 1"));
        school.services.engine.set("even 2");
        school.services.practice.scoringQueue().enqueue(List.of(take.id()));
        WindowRobot.await(
                "the second result",
                () -> school.services
                                .practice
                                .scoring()
                                .latest(take.id())
                                .orElseThrow()
                                .id()
                        != first);
        WindowRobot.press(KeyCode.DIGIT4);
        WindowRobot.await("the end", () -> school.shows("1 recording has your points"));
        WindowRobot.await("the mark", () -> marks().values().stream().toList().equals(List.of(40.0)));
        assertThat(marks())
                .containsKey(school.services
                        .practice
                        .scoring()
                        .latest(take.id())
                        .orElseThrow()
                        .id());
    }

    @Test
    void withoutAScoredTakeThereIsNothingToHear() {
        WindowRobot.click(school.scene(), "#page-listening");
        WindowRobot.await("the explanation", () -> school.shows("Nothing to hear"));
        assertThat(WindowRobot.call(
                        () -> school.scene().lookup("#begin-listening").isDisabled()))
                .isTrue();
    }

    private Map<Long, Double> marks() {
        return school.services
                .practice
                .marks()
                .lessonMarks(classId, school.lesson.id())
                .totals();
    }

    private void judge(List<Take> takes) {
        school.services
                .practice
                .scoringQueue()
                .enqueue(takes.stream().map(Take::id).toList());
        WindowRobot.await("the scores", () -> takes.stream()
                .allMatch(take ->
                        school.services.practice.scoring().latest(take.id()).isPresent()));
    }

    /// Writes pictures where the system property asks for them.
    private void picture(String name) throws IOException {
        String pictures = System.getProperty("saywell.pictures", "");
        if (!pictures.isEmpty()) {
            byte[] png = WindowRobot.call(() -> PngEncoder.encode(school.scene().snapshot(null)));
            Files.write(Path.of(pictures, name + ".png"), png);
        }
    }
}
