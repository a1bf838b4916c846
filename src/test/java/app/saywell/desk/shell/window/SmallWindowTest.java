package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.axis.VoiceSide;
import app.saywell.desk.kit.lane.LaneLayer;
import app.saywell.desk.kit.tier.LaneTier;
import app.saywell.desk.kit.wave.LanesView;
import app.saywell.desk.practice.SyntheticReading;
import app.saywell.desk.practice.state.PracticePhase;
import app.saywell.desk.practice.state.PracticeState;
import app.saywell.desk.school.lesson.ModelReading;
import app.saywell.desk.school.settings.Setting;
import app.saywell.speech.CallFailure;
import app.saywell.speech.audio.WavEncoder;
import app.saywell.speech.signal.Pcm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A laptop of 1366 x 768 pixels at 150 % has 911 x 512 logical pixels; a screen of 1920 x 1080 at
/// 200 % has 960 x 540. Nothing is cut or covered there, on any screen, in either language.
class SmallWindowTest {
    private static final List<Size> SIZES = List.of(new Size(911, 512), new Size(960, 540));

    /// All but practice, which has a test of its own.
    private static final List<String> SCREENS = Stream.of(ScreenRoute.values())
            .filter(route -> route != ScreenRoute.PRACTICE)
            .map(Enum::name)
            .toList();

    @TempDir
    Path folder;

    private record Size(double width, double height) {}

    @Test
    void showsPracticeWhole() {
        try (PracticeWindow window = new PracticeWindow(folder)) {
            List<String> faults = new ArrayList<>();
            WindowRobot.run(() -> showAllTiers(window.state()));
            window.record();
            WindowRobot.press(KeyCode.R);
            WindowRobot.await(
                    "a take that was scored or refused",
                    () -> window.state().phase().get() instanceof PracticePhase.TakeScored
                            || window.state().phase().get() instanceof PracticePhase.ScoringFailed);
            for (Size size : SIZES) {
                resize(window.stage, size);
                for (String language : List.of("en", "ko")) {
                    window.speak(language);
                    faults.addAll(faults("practice " + language, window.scene(), "practice-" + language));
                    assertThat(bottom(window, "#record")).isLessThan(size.height());
                    assertThat(bottom(window, "#next")).isLessThan(size.height());
                }
                LanesView lanes = (LanesView) window.scene().lookup(".lanes");
                double needed = WindowRobot.call(() -> lanes.minHeight(-1));
                assertThat(needed).isGreaterThan(190);
                assertThat(WindowRobot.call(lanes::getHeight)).isGreaterThan(needed - 1);
            }
            assertThat(faults).isEmpty();
        }
    }

    /// A laptop of 1366 x 768 pixels whose system takes a bar. The take is read too softly, so its
    /// row breaks into two lines, and perhaps another sentence was read.
    @ParameterizedTest
    @ValueSource(strings = {"en", "ko"})
    void twoLanesFitAboveTheChecksOfASoftTake(String language) throws IOException {
        Pcm spoken = SyntheticReading.learner().audio();
        UiTestServices services = new UiTestServices(folder.resolve("home"));
        try (PracticeWindow window = new PracticeWindow(
                services, 1366, 728, FakeAudioDevices.audioSession(WindowWork.ON_UI_THREAD, softly(spoken)))) {
            services.embedded.heardText.set(Optional.of("Mandy has a big arm."));
            window.speak(language);
            window.choose(7);
            addModel(window, spoken);
            for (int take = 1; take <= 2; take++) {
                int number = take;
                window.record();
                WindowRobot.press(KeyCode.R);
                WindowRobot.await(
                        "the result of the take",
                        () -> window.state().takes().get().size() == number
                                && window.state().phase().get() instanceof PracticePhase.TakeScored);
            }
            WindowRobot.await("what was heard", () -> window.shows("Mandy has a big arm."));
            List<String> faults = new ArrayList<>(faults("another sentence", window.scene(), "another-" + language));
            assertThat(height(window, "#take-checks")).as("its checks").isGreaterThan(10);
            assertThat(height(window, ".takes")).as("one row").isLessThan(60);
            ScrollPane middle = (ScrollPane)
                    window.scene().lookup(".middle").getParent().getParent().getParent();
            assertThat(WindowRobot.call(
                            () -> middle.getContent().getLayoutBounds().getHeight()))
                    .isLessThanOrEqualTo(
                            WindowRobot.call(() -> middle.getViewportBounds().getHeight()));
            for (Size size : SIZES) {
                resize(window.stage, size);
                faults.addAll(faults("another sentence", window.scene(), "another-" + language));
            }
            assertThat(faults).isEmpty();
        }
    }

    /// What to do after a refused take is in sight below the two lanes and above the transport.
    @ParameterizedTest
    @ValueSource(strings = {"en", "ko"})
    void aRefusedTakeLeavesItsMessageInSight(String language) throws IOException {
        try (PracticeWindow window = new PracticeWindow(folder.resolve("home"), 1366, 768)) {
            window.speak(language);
            window.choose(7);
            addModel(window, SyntheticReading.learner().audio());
            recordRefused(window);
            List<String> faults = faults("refused", window.scene(), "refused-" + language);
            assertThat(faults).isEmpty();
            WindowRobot.await(
                    "its message above the transport",
                    () -> bottom(window, ".middle .notice") <= top(window, ".transport"));
        }
    }

    /// Tall lanes push it below the fold, so that it is scrolled to.
    @Test
    void aRefusedTakeIsToldInSightWhenTheLanesAreTall() throws IOException {
        try (PracticeWindow window = new PracticeWindow(folder.resolve("home"), 1366, 768)) {
            window.choose(7);
            addModel(window, SyntheticReading.learner().audio());
            WindowRobot.run(() -> window.state().lanes().visibility().toggle(LaneLayer.SPECTROGRAM));
            recordRefused(window);
            WindowRobot.await(
                    "its message above the transport",
                    () -> bottom(window, ".middle .notice") <= top(window, ".transport"));
        }
    }

    private static void recordRefused(PracticeWindow window) {
        window.services.embedded.refusal.set(
                Optional.of(CallFailure.of(CallFailure.FailureKind.NOT_ALL_WORDS_SPOKEN, "test")));
        window.record();
        WindowRobot.press(KeyCode.R);
        WindowRobot.await("the refusal", () -> window.state().phase().get() instanceof PracticePhase.ScoringFailed);
    }

    private static double top(PracticeWindow window, String selector) {
        Node node = window.scene().lookup(selector);
        return WindowRobot.call(() -> node.localToScene(node.getLayoutBounds()).getMinY());
    }

    private static Pcm softly(Pcm spoken) {
        float[] samples = spoken.samples().clone();
        for (int i = 0; i < samples.length; i++) {
            samples[i] *= 0.03f;
        }
        return new Pcm(samples, spoken.sampleRate());
    }

    private void addModel(PracticeWindow window, Pcm spoken) throws IOException {
        Path voice = folder.resolve("voice.wav");
        Files.write(voice, WavEncoder.encode(spoken));
        WindowRobot.run(() -> window.services
                .practice
                .readings()
                .add(
                        window.state().sentenceDetail().get().orElseThrow().sentenceId(),
                        voice,
                        new ModelReading.ReadingSpeaker("Ann", ""),
                        outcome -> {}));
        WindowRobot.await(
                "the model", () -> window.state().lanes().lane(VoiceSide.MODEL).isPresent());
    }

    private static double height(PracticeWindow window, String selector) {
        return WindowRobot.call(
                () -> window.scene().lookup(selector).getLayoutBounds().getHeight());
    }

    /// Letters of twice the size on a laptop of 1366 x 768 pixels leave the least room of all.
    @ParameterizedTest
    @ValueSource(ints = {100, 150, 200})
    void showsTheOtherScreensWhole(int textPercent) {
        List<Size> sizes = textPercent == 100
                ? List.of(new Size(911, 512), new Size(960, 540), new Size(1024, 600))
                : List.of(new Size(1366, 768));
        try (ClassWindow window = ClassWindow.withAssignedLesson(folder)) {
            List<String> faults = new ArrayList<>();
            WindowRobot.run(() -> window.services.practice.settings().set(Setting.TEXT_SIZE_PERCENT, textPercent));
            resize(window.stage, sizes.getFirst());
            for (String language : List.of("en", "ko")) {
                WindowRobot.run(() -> window.services.practice.settings().set(Setting.INTERFACE_LANGUAGE, language));
                for (String screen : SCREENS) {
                    WindowRobot.run(() -> window.window.navigateTo(screen));
                    WindowRobot.awaitAllParts(window.scene());
                    faults.addAll(faultsOfTabs(window, sizes, screen + " " + language + " " + textPercent));
                    // To and fro, so that screens are entered in small windows and in large ones.
                    sizes = sizes.reversed();
                }
            }
            assertThat(faults).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "ko"})
    void aFailedTakeOfAClassLeavesTheWindowWhole(String language) {
        try (ClassWindow window = ClassWindow.withAssignedLesson(folder)) {
            resize(window.stage, SIZES.getFirst());
            WindowRobot.run(() -> window.services.practice.settings().set(Setting.INTERFACE_LANGUAGE, language));
            window.services.embedded.refusal.set(
                    Optional.of(CallFailure.of(CallFailure.FailureKind.NOT_ALL_WORDS_SPOKEN, "test")));
            window.services
                    .practice
                    .scoringQueue()
                    .enqueue(List.of(window.take(0, 0).id()));
            WindowRobot.await("what can be done", () -> window.scene().lookup("#leave-failed") instanceof ButtonBase);
            WindowRobot.await(
                    "the notice at the foot of the grid",
                    () -> window.scene()
                                    .lookup("#class-trouble")
                                    .getLayoutBounds()
                                    .getHeight()
                            > 0);
            assertThat(faults("class-trouble " + language, window.scene(), "class-trouble"))
                    .isEmpty();
            assertThat(WindowRobot.call(() -> window.scene()
                            .lookup("#class-trouble")
                            .getLayoutBounds()
                            .getHeight()))
                    .isLessThan(160);
        }
    }

    private static List<String> faultsOfTabs(ClassWindow window, List<Size> sizes, String where) {
        Scene scene = window.scene();
        List<String> faults = new ArrayList<>();
        int tabs = WindowRobot.call(() -> tabs(scene).size());
        List<Size> order = sizes;
        for (int tab = 0; tab < Math.max(1, tabs); tab++) {
            int number = tab;
            if (tabs > 0) {
                WindowRobot.run(() -> tabs(scene).get(number).fire());
            }
            for (Size size : order) {
                resize(window.stage, size);
                WindowRobot.awaitAllParts(scene);
                String name = "%s %d %.0f".formatted(where, tab, size.width());
                faults.addAll(faults(name, scene, name.replace(' ', '-')));
            }
            order = order.reversed();
        }
        resize(window.stage, sizes.getLast());
        return faults;
    }

    private static double bottom(PracticeWindow window, String control) {
        Node node = window.scene().lookup(control);
        return WindowRobot.call(() -> node.localToScene(node.getLayoutBounds()).getMaxY());
    }

    private static void showAllTiers(PracticeState state) {
        for (LaneTier.TierKind kind : LaneTier.TierKind.values()) {
            if (!state.lanes().visibility().tiers().get().contains(kind)) {
                state.lanes().visibility().toggle(kind);
            }
        }
    }

    private static List<ButtonBase> tabs(Scene scene) {
        return scene.getRoot().lookupAll(".tab-button").stream()
                .filter(app.saywell.desk.kit.NodeFactory::isVisibleInTree)
                .map(ButtonBase.class::cast)
                .toList();
    }

    private static void resize(Stage stage, Size size) {
        WindowRobot.run(() -> {
            stage.setWidth(size.width());
            stage.setHeight(size.height());
        });
        WindowRobot.await("the size", () -> stage.getScene().getWidth() == size.width());
    }

    private static List<String> faults(String where, Scene scene, String picture) {
        WindowRobot.call(() -> 0);
        Pictures.keep(scene, picture);
        return WindowRobot.call(() -> LayoutFaults.of(scene)).stream()
                .map(fault -> where + ": " + fault)
                .toList();
    }
}
