package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.practice.SyntheticReading;
import app.saywell.desk.school.lesson.ModelReading;
import app.saywell.desk.school.settings.Setting;
import app.saywell.speech.audio.WavEncoder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ScrollPane;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What a learner looks for after a take is in sight without scrolling: the figure, what to improve,
/// the own wave and the button for the next take. A netbook has 1024 x 600 pixels; a laptop of
/// 1366 x 768 at 150 % has 911 x 512, at 130 % 1051 x 591, and with larger letters its own 1366 x 768.
class LowWindowTest {
    static final List<String> SOUGHT = List.of("#record", ".big-number", "#feedback-card .fix", "#next", "#open");

    private static final double OWN_WAVE_PIXELS = 40 + 8;
    /// The caption and the signs above the wave.
    static final double WAVE_TEXT_PIXELS = 27 + 15;

    /// With the words below it.
    static final double WAVE_AND_WORDS_TEXT_PIXELS = WAVE_TEXT_PIXELS + 27;

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({
        "1024, 600, 100, en",
        "1024, 600, 100, ko",
        "911, 512, 100, en",
        "911, 512, 100, ko",
        "1051, 591, 100, en",
        "1051, 591, 100, ko",
        "1366, 768, 130, en",
        "1366, 768, 130, ko",
        "1366, 768, 150, en",
        "1366, 768, 150, ko",
        "1366, 768, 200, en",
        "1366, 768, 200, ko",
        "1366, 728, 100, ko",
    })
    void whatALearnerLooksForIsInSight(double width, double height, int textPercent, String language)
            throws IOException {
        try (PracticeWindow window = new PracticeWindow(folder.resolve("home"), width, height)) {
            window.speak(language);
            WindowRobot.run(() -> window.services.practice.settings().set(Setting.TEXT_SIZE_PERCENT, textPercent));
            addModel(window);
            window.recordAndWait();
            WindowRobot.await("the result", () -> window.scene().lookup("#feedback-card .fix") != null);
            Pictures.keep(window.scene(), "low-%.0f-%s-%d".formatted(width, language, textPercent));
            List<String> faults = new ArrayList<>(WindowRobot.call(() -> LayoutFaults.of(window.scene())));
            SOUGHT.forEach(sought -> faults.addAll(hiddenParts(window.scene(), sought)));
            faults.addAll(hiddenPartOfOwnWave(window.scene(), WAVE_AND_WORDS_TEXT_PIXELS * textPercent / 100));
            assertThat(faults).isEmpty();
        }
    }

    /// Why something is not wholly in sight; empty where it is.
    static List<String> hiddenParts(Scene scene, String selector) {
        return WindowRobot.call(() -> {
            Node node = scene.lookup(selector);
            if (node == null || !NodeFactory.isVisibleInTree(node)) {
                return List.of("is not shown: " + selector);
            }
            Bounds bounds = node.localToScene(node.getLayoutBounds());
            Bounds seen = visiblePart(scene, node, bounds);
            return seen.getHeight() < bounds.getHeight() - 1 || seen.getWidth() < bounds.getWidth() - 1
                    ? List.of("%s: %.0f of %.0f pixels are seen"
                            .formatted(selector, Math.max(0, seen.getHeight()), bounds.getHeight()))
                    : List.<String>of();
        });
    }

    /// The learner's lane is the lower half; its caption, signs, wave and words are sought, the rows of
    /// sounds below them may be scrolled to.
    static List<String> hiddenPartOfOwnWave(Scene scene, double textPixels) {
        return WindowRobot.call(() -> {
            Node lanes = scene.lookup(".lanes");
            Bounds bounds = lanes.localToScene(lanes.getLayoutBounds());
            double sought = bounds.getHeight() / 2 + OWN_WAVE_PIXELS + textPixels;
            double seen = visiblePart(scene, lanes, bounds).getHeight();
            return seen < sought
                    ? List.of("own wave: %.0f of %.0f pixels are seen".formatted(seen, sought))
                    : List.<String>of();
        });
    }

    private static Bounds visiblePart(Scene scene, Node node, Bounds bounds) {
        Bounds seen = common(bounds, new BoundingBox(0, 0, scene.getWidth(), scene.getHeight()));
        for (Node around = node.getParent(); around != null; around = around.getParent()) {
            if (around instanceof ScrollPane pane && pane.lookup(".viewport") instanceof Node viewport) {
                seen = common(seen, viewport.localToScene(viewport.getLayoutBounds()));
            }
        }
        return seen;
    }

    private static Bounds common(Bounds a, Bounds b) {
        double x = Math.max(a.getMinX(), b.getMinX());
        double y = Math.max(a.getMinY(), b.getMinY());
        return new BoundingBox(x, y, Math.min(a.getMaxX(), b.getMaxX()) - x, Math.min(a.getMaxY(), b.getMaxY()) - y);
    }

    private void addModel(PracticeWindow window) throws IOException {
        Path voice = folder.resolve("voice.wav");
        Files.write(voice, WavEncoder.encode(SyntheticReading.learner().audio()));
        WindowRobot.run(() -> window.services
                .practice
                .readings()
                .add(
                        window.state().sentenceDetail().get().orElseThrow().sentenceId(),
                        voice,
                        new ModelReading.ReadingSpeaker("Ann", ""),
                        outcome -> {}));
        WindowRobot.await("the model", () -> window.state()
                .lanes()
                .lane(app.saywell.desk.kit.axis.VoiceSide.MODEL)
                .isPresent());
    }
}
