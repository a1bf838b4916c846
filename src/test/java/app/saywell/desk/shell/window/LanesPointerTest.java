package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.axis.TimeViewport;
import app.saywell.desk.kit.axis.VoiceSide;
import app.saywell.desk.kit.lane.IntervalHit;
import app.saywell.desk.kit.lane.LanesViewModel;
import app.saywell.desk.kit.lane.VoiceLane;
import app.saywell.desk.kit.tier.LaneTier;
import app.saywell.desk.kit.tier.TierInterval;
import app.saywell.desk.kit.wave.LanesView;
import app.saywell.desk.school.learner.Consent;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import javafx.geometry.Point2D;
import javafx.scene.control.ComboBox;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.PickResult;
import javafx.scene.input.ScrollEvent;
import javafx.util.Subscription;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The lanes of a take with the mouse: pointing, clicking, dragging, wheel.
class LanesPointerTest {
    private static final double ROUNDING = 1e-6;

    @TempDir
    static Path folder;

    private static PracticeWindow window;

    private LanesViewModel lanes;

    @BeforeAll
    static void open() {
        window = new PracticeWindow(folder);
        window.choose(0);
        window.recordAndWait();
    }

    @AfterAll
    static void close() {
        window.close();
    }

    @BeforeEach
    void wholeTake() {
        lanes = window.state().lanes();
        WindowRobot.run(() -> {
            lanes.fit();
            lanes.clearSelection();
            lanes.inspect(Optional.empty());
            window.audioSession.stopPlayback();
        });
        WindowRobot.await("silence", () -> !window.audioSession.isPlaying());
    }

    @Test
    void aClickOnAWordPlaysIt() {
        TierInterval word = marks(LaneTier.TierKind.WORDS).get(2);
        AtomicBoolean isInWord = new AtomicBoolean();
        Subscription subscription = WindowRobot.call(() -> lanes.playhead()
                .subscribe(shown -> shown.filter(now -> now >= word.start() && now <= word.end() + 0.05)
                        .ifPresent(now -> isInWord.set(true))));
        WindowRobot.click(point(word, LaneTier.TierKind.WORDS));
        WindowRobot.await("the playhead in the word", isInWord::get);
        WindowRobot.run(subscription::unsubscribe);
        assertThat(WindowRobot.call(() -> lanes.inspected().get()).orElseThrow().interval())
                .isEqualTo(word);
    }

    @Test
    void aClickOnASoundTellsHowItIsFormed() {
        TierInterval sound = marks(LaneTier.TierKind.PHONEMES).get(4);
        WindowRobot.click(point(sound, LaneTier.TierKind.PHONEMES));
        WindowRobot.await("how it is formed", () -> window.scene().lookup("#forming") != null);
        WindowRobot.await("the expected sound", () -> window.shows("θ"));
        window.speak("ko");
        WindowRobot.await("in Korean", () -> window.shows("혀"));
        window.speak("en");
    }

    @Test
    void aDoubleClickChoosesTheWordAndADragWhatItPasses() {
        TierInterval word = marks(LaneTier.TierKind.WORDS).get(1);
        WindowRobot.doubleClick(point(word, LaneTier.TierKind.WORDS));
        assertThat(selectedRange()).containsExactly(word.start(), word.end());
        TierInterval other = marks(LaneTier.TierKind.WORDS).get(3);
        Point2D from = point(word, LaneTier.TierKind.WORDS);
        Point2D to = point(other, LaneTier.TierKind.WORDS);
        WindowRobot.drag(from, from.midpoint(to), to);
        assertThat(selectedRange().getFirst()).isBetween(word.start(), word.end());
        assertThat(selectedRange().getLast()).isBetween(other.start(), other.end());
    }

    @Test
    void theWheelZoomsAtThePointerAndShiftScrolls() {
        TierInterval word = marks(LaneTier.TierKind.WORDS).get(4);
        TimeViewport whole = WindowRobot.call(() -> lanes.viewport().get());
        Point2D at = point(word, LaneTier.TierKind.WORDS);
        double under = secondsUnder(at);
        wheel(at, KeyCode.CONTROL, -3);
        WindowRobot.await("the zoom", () -> lanes.viewport().get().span() < whole.span());
        TimeViewport near = WindowRobot.call(() -> lanes.viewport().get());
        assertThat(secondsUnder(at)).isEqualTo(under, org.assertj.core.api.Assertions.within(0.01));
        wheel(at, KeyCode.SHIFT, 3);
        WindowRobot.await("the scrolling", () -> lanes.viewport().get().toSeconds(0) != near.toSeconds(0));
        wheel(at, KeyCode.CONTROL, 30);
        // The recordings are those of now, which may have come after the first look.
        WindowRobot.await(
                "everything", () -> Math.abs(lanes.viewport().get().span() - lanes.totalSeconds()) < ROUNDING);
    }

    @Test
    void theBestOfSeveralTakesIsMarked() {
        WindowRobot.run(() -> window.window.practiceScreen().viewModel().chooseSentence(0));
        window.record();
        WindowRobot.press(KeyCode.R);
        WindowRobot.await("two takes", () -> window.state().takes().get().size() == 2);
        chooseInTakeMenu("mark-best");
        WindowRobot.await(
                "the best", () -> window.state().takes().get().getLast().isBest());
        assertThat(window.takes(0)).filteredOn(take -> take.best()).hasSize(1);
    }

    private void chooseInTakeMenu(String item) {
        WindowRobot.await("the menu of the take", () -> window.scene().lookup("#take-menu") != null);
        WindowRobot.run(() -> ((MenuButton) window.scene().lookup("#take-menu"))
                .getItems().stream().filter(entry -> item.equals(entry.getId())).forEach(MenuItem::fire));
    }

    @Test
    void theWeakWordsBecomeADrillOfTheirOwn() {
        WindowRobot.await("the drill", () -> window.scene().lookup("#drill") != null);
        int lessons = window.services.practice.lessons().findAll().size();
        WindowRobot.scrollAndClick(window.scene(), "#drill");
        WindowRobot.await("its words on the desk", () -> window.state().sentenceList().get().rows().stream()
                .allMatch(row -> !row.text().contains(" ")));
        assertThat(window.services.practice.lessons().findAll()).hasSize(lessons + 1);
        WindowRobot.run(() -> window.window
                .practiceScreen()
                .viewModel()
                .open(window.services.practice.lessons().findAll().getFirst().id()));
        WindowRobot.await(
                "the lesson", () -> window.state().sentenceList().get().rows().size() > 10);
        WindowRobot.run(() -> window.window.practiceScreen().viewModel().chooseSentence(0));
        WindowRobot.await("the take", () -> window.state().result().get().isPresent());
    }

    @Test
    void loopAndSlowerHoldForWhatIsHeardNext() {
        WindowRobot.click(window.scene(), "#loop");
        WindowRobot.click(window.scene(), "#speed");
        assertThat(WindowRobot.call(() -> window.state().playback().speed().get()))
                .isEqualTo(0.9);
        WindowRobot.press(KeyCode.DIGIT2);
        double length = WindowRobot.call(() -> lanes.totalSeconds());
        long began = System.nanoTime();
        WindowRobot.await("it plays", window.audioSession::isPlaying);
        WindowRobot.await("a second round", () -> System.nanoTime() - began > (length + 0.6) * 1e9);
        assertThat(window.audioSession.isPlaying()).isTrue();
        WindowRobot.press(KeyCode.SPACE);
        WindowRobot.click(window.scene(), "#loop");
        for (int i = 0; i < 5; i++) {
            WindowRobot.click(window.scene(), "#speed");
        }
        assertThat(WindowRobot.call(() -> window.state().playback().speed().get()))
                .isEqualTo(1.0);
    }

    @Test
    void thePlayheadIsDrawnWithinThirtyMillisecondsOfWhatIsHeard() {
        List<Double> distances = new CopyOnWriteArrayList<>();
        Subscription subscription = WindowRobot.call(() -> lanes.playhead()
                .subscribe(shown -> shown.ifPresent(playheadSeconds -> addDistance(playheadSeconds, distances))));
        WindowRobot.press(KeyCode.DIGIT2);
        WindowRobot.await("it plays", () -> !distances.isEmpty());
        WindowRobot.await("its end", () -> !window.audioSession.isPlaying());
        WindowRobot.run(subscription::unsubscribe);
        assertThat(distances).hasSizeGreaterThan(10);
        assertThat(distances.stream().sorted().toList().get(distances.size() / 2))
                .isLessThan(0.03);
    }

    private static void addDistance(double playheadSeconds, List<Double> distances) {
        window.audioSession
                .playbackSeconds()
                .ifPresent(audioSeconds -> distances.add(Math.abs(audioSeconds - playheadSeconds)));
    }

    @Test
    void theLearnerIsFoundByTypingAPartOfTheName() {
        var people = window.services.practice.learners();
        String before = people.current().name();
        long other =
                people.add("Bora", "", Optional.empty(), Consent.THIS_COMPUTER).id();
        WindowRobot.await("the button", () -> window.scene().lookup("#learner") != null);
        WindowRobot.tabTo(window.scene(), "#learner");
        WindowRobot.press(KeyCode.SPACE);
        WindowRobot.await("the list", () -> ((ComboBox<?>) window.scene().lookup("#learner")).isShowing());
        WindowRobot.write("bor");
        WindowRobot.press(KeyCode.ENTER);
        WindowRobot.await("her name", () -> window.shows("Bora"));
        assertThat(people.current().name()).isEqualTo("Bora");
        people.delete(other);
        WindowRobot.await("one person", () -> window.state().learners().get().size() == 1);
        assertThat(people.current().name()).isEqualTo(before);
        WindowRobot.run(() -> window.window.practiceScreen().viewModel().chooseSentence(0));
        WindowRobot.await("the take", () -> window.state().result().get().isPresent());
    }

    private List<TierInterval> marks(LaneTier.TierKind kind) {
        VoiceLane lane = WindowRobot.call(() -> lanes.lane(VoiceSide.LEARNER)).orElseThrow();
        return lane.tiers().of(kind).intervals();
    }

    private List<Double> selectedRange() {
        return WindowRobot.call(() -> lanes.selection().get())
                .map(selected -> List.of(selected.start(), selected.end()))
                .orElse(List.of());
    }

    private static LanesView picture() {
        return (LanesView) window.scene().lookup(".lanes");
    }

    /// The centre of an interval on the screen.
    private Point2D point(TierInterval mark, LaneTier.TierKind kind) {
        return WindowRobot.call(() -> {
            LanesView picture = picture();
            double middle = (mark.start() + mark.end()) / 2;
            double x = lanes.viewport().get().toX(middle) + picture.snappedLeftInset();
            for (double y = 0; y < picture.getHeight(); y++) {
                Optional<IntervalHit> hit = picture.hitAt(x, y);
                if (hit.filter(found -> found.kind() == kind && found.interval().equals(mark))
                        .isPresent()) {
                    return picture.localToScreen(x, y + 3);
                }
            }
            throw new AssertionError("nowhere in the picture: " + mark);
        });
    }

    private double secondsUnder(Point2D screen) {
        return WindowRobot.call(
                () -> picture().secondsAt(picture().screenToLocal(screen).getX()));
    }

    /// The headless robot cannot hold a key while it turns the wheel.
    private static void wheel(Point2D at, KeyCode held, int steps) {
        WindowRobot.run(() -> {
            Point2D inside = picture().localToScene(picture().screenToLocal(at));
            for (int i = 0; i < Math.abs(steps); i++) {
                picture().fireEvent(turned(inside, at, held, Integer.signum(steps)));
            }
        });
    }

    private static ScrollEvent turned(Point2D inside, Point2D at, KeyCode held, int step) {
        return new ScrollEvent(
                ScrollEvent.SCROLL,
                inside.getX(),
                inside.getY(),
                at.getX(),
                at.getY(),
                held == KeyCode.SHIFT,
                held == KeyCode.CONTROL,
                false,
                false,
                false,
                false,
                0,
                -40.0 * step,
                0,
                -40.0 * step,
                ScrollEvent.HorizontalTextScrollUnits.NONE,
                0,
                ScrollEvent.VerticalTextScrollUnits.NONE,
                0,
                0,
                new PickResult(picture(), inside.getX(), inside.getY()));
    }
}
