package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.articulation.EnglishSound;
import app.saywell.desk.practice.state.LearnerFeedback;
import app.saywell.desk.school.learner.SoundFocus;
import java.nio.file.Path;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The first card of the feedback says how the sound is made that it names, without a click.
class FeedbackCardScreenTest {
    private static final int WITH_WRONG_SOUND = 8;

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({"en, Let its tip show between them.", "ko, 혀끝을 이 사이로 보이게 내밀어"})
    void howTheFirstSoundIsMadeStandsInTheFirstCard(String language, String words) {
        try (PracticeWindow window = new PracticeWindow(folder)) {
            window.speak(language);
            window.choose(WITH_WRONG_SOUND);
            window.recordAndWait();
            WindowRobot.await("the card", () -> window.scene().lookup("#feedback-card .how-to") != null);
            List<LearnerFeedback.WordToImprove> named = WindowRobot.call(() -> LearnerFeedback.of(
                            window.state()
                                    .result()
                                    .get()
                                    .orElseThrow()
                                    .pronunciationResult()
                                    .words(),
                            SoundFocus.ALL)
                    .wordsToImprove());
            assertThat(named.getFirst().sound().flatMap(sound -> EnglishSound.of(sound.phoneme())))
                    .contains(EnglishSound.TH);
            assertThat(WindowRobot.call(() -> window.shows(words))).isTrue();
            Pictures.keep(window.scene(), "feedback-card-" + language);
            assertThat(WindowRobot.call(() -> bounds(window, "#feedback-card .how-to"))
                            .getMinY())
                    .as("begins in sight")
                    .isLessThan(768 - 60);
        }
    }

    @Test
    void aMissedSoundGetsAnotherHintEachTimeAndItsMouth() {
        try (PracticeWindow window = new PracticeWindow(folder)) {
            window.speak("en");
            window.choose(WITH_WRONG_SOUND);
            for (String hint : List.of(
                    "Let its tip show between them.", "Tongue: Its tip shows between the teeth", "Say a long s")) {
                window.recordAndWait();
                WindowRobot.await(hint, () -> window.shows(hint));
                assertThat(WindowRobot.call(() -> window.scene().lookup("#feedback-card #mouth")))
                        .isNotNull();
            }
        }
    }

    /// Whoever studies alone hears what was heard where it is told.
    @Test
    void theFirstCardPlaysWhatWasHeardBesideWhatIsExpected() {
        try (PracticeWindow window = new PracticeWindow(folder)) {
            window.speak("en");
            window.choose(WITH_WRONG_SOUND);
            window.recordAndWait();
            WindowRobot.await("the button", () -> window.scene().lookup(".fix-example") != null);
            LearnerFeedback.WordToImprove fix = WindowRobot.call(() -> LearnerFeedback.of(
                            window.state()
                                    .result()
                                    .get()
                                    .orElseThrow()
                                    .pronunciationResult()
                                    .words(),
                            SoundFocus.ALL)
                    .wordsToImprove()
                    .getFirst());
            WindowRobot.click(window.scene(), ".fix-example");
            WindowRobot.await("both", () -> window.services.voice.said.size() == 2);
            assertThat(window.services.voice.said.getFirst()).contains("θ");
            assertThat(window.services.voice.said.getLast())
                    .doesNotContain("θ")
                    .contains(String.valueOf(fix.sound().orElseThrow().userPhoneme()));
        }
    }

    private static Bounds bounds(PracticeWindow window, String selector) {
        Node node = window.scene().lookup(selector);
        return node.localToScene(node.getLayoutBounds());
    }
}
