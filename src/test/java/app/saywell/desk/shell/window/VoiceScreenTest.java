package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.school.lesson.ModelReading;
import app.saywell.desk.school.lesson.Sentence;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The computer voice, used with the keyboard in the window.
class VoiceScreenTest {
    @TempDir
    private Path folder;

    private PracticeWindow window;
    private Lesson lesson;

    @BeforeEach
    void open() {
        window = new PracticeWindow(new UiTestServices(folder), 1366, 768);
        lesson = window.services.practice.lessons().create("Unit 1");
        window.services.practice.lessons().addSentences(lesson.id(), List.of("Good morning.", "See you ~ soon.", "안녕"));
        WindowRobot.run(() -> window.window.navigateTo("LESSONS"));
        WindowRobot.await("the lesson", () -> row("Unit 1").isPresent());
        WindowRobot.click(WindowRobot.call(() -> row("Unit 1").orElseThrow()));
        WindowRobot.await("its voices", () -> window.shows("Voices: Low"));
    }

    @AfterEach
    void close() {
        window.close();
    }

    @Test
    void oneButtonMakesReadingsAndNamesWhatCouldNotBeRead() {
        press("#make-readings");
        WindowRobot.await("what was made", () -> window.shows("Readings made: 2."));
        assertThat(window.shows("could not be read as English: 2.")).isTrue();
        assertThat(reading(0).speaker().name()).isEqualTo("computer voice, Low");
        WindowRobot.await("its chip", () -> window.shows("computer voice, Low"));
        window.speak("ko");
        WindowRobot.await("in Korean", () -> window.shows("컴퓨터 음성, Low"));
    }

    @Test
    void aWordOfTheResultIsHeardAsItShouldSoundAndSoundBySound() {
        inspectFirstWord();
        press("#example-word");
        WindowRobot.await("the word", () -> window.services.voice.said.size() == 1);
        press("#example-slowly");
        WindowRobot.await("slowly", () -> window.services.voice.said.size() == 2);
    }

    @Test
    void aWordIsMadeWhileItsButtonHasTheKeyboardAndThenPlayedAtOnce() {
        inspectFirstWord();
        WindowRobot.await("the button", () -> window.scene().lookup("#example-word") != null);
        WindowRobot.tabTo(window.scene(), "#example-word");
        WindowRobot.await("the word", () -> window.services.voice.said.size() == 1);
        assertThat(window.audioSession.isPlaying()).isFalse();
        window.awaitSound("its sound", () -> WindowRobot.press(KeyCode.SPACE));
        assertThat(window.services.voice.said).hasSize(1);
    }

    /// On a laptop at 150 % the take stays in sight while the word is heard.
    @Test
    void anExampleLeavesTheTakeWhereItIs() {
        WindowRobot.run(() -> {
            window.stage.setWidth(911);
            window.stage.setHeight(512);
        });
        inspectFirstWord();
        WindowRobot.await("the button", () -> window.scene().lookup("#example-word") != null);
        double before = topOfLanes();
        window.awaitSound("the word", () -> WindowRobot.scrollAndClick(window.scene(), "#example-word"));
        assertThat(topOfLanes()).isEqualTo(before);
        assertThat(before).isBetween(0.0, 300.0);
    }

    private double topOfLanes() {
        return WindowRobot.call(
                () -> window.scene().lookup(".lanes").localToScene(0, 0).getY());
    }

    private void inspectFirstWord() {
        window.choose(0);
        window.recordAndWait();
        WindowRobot.run(() -> {
            var lanes = window.state().lanes();
            var lane = lanes.lane(app.saywell.desk.kit.axis.VoiceSide.LEARNER).orElseThrow();
            lanes.inspect(Optional.of(new app.saywell.desk.kit.lane.IntervalHit(
                    app.saywell.desk.kit.axis.VoiceSide.LEARNER,
                    app.saywell.desk.kit.tier.LaneTier.TierKind.WORDS,
                    lane.tiers().words().intervals().getFirst())));
        });
    }

    private void press(String selector) {
        WindowRobot.await(selector, () -> window.scene().lookup(selector) != null);
        WindowRobot.tabTo(window.scene(), selector);
        WindowRobot.press(KeyCode.SPACE);
    }

    private List<Sentence> sentences() {
        return window.services.library.sentences().findByLesson(lesson.id());
    }

    private ModelReading reading(int position) {
        return window.services
                .practice
                .readings()
                .primaryReading(sentences().get(position).id())
                .orElseThrow();
    }

    private Optional<Button> row(String title) {
        return window.scene().getRoot().lookupAll(".roll .row").stream()
                .filter(Button.class::isInstance)
                .map(Button.class::cast)
                .filter(row -> row.getText().equals(title))
                .findFirst();
    }
}
