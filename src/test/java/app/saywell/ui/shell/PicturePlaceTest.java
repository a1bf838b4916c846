package app.saywell.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.library.people.Consent;
import app.saywell.ui.Fx;
import app.saywell.ui.kit.wave.Hit;
import app.saywell.ui.kit.wave.Lane;
import app.saywell.ui.kit.wave.Lanes;
import app.saywell.ui.kit.wave.LanesModel;
import app.saywell.ui.kit.wave.Mark;
import app.saywell.ui.kit.wave.Side;
import app.saywell.ui.kit.wave.Tier;
import app.saywell.ui.kit.wave.Viewport;

import javafx.geometry.Point2D;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.PickResult;
import javafx.scene.input.ScrollEvent;
import javafx.scene.robot.Robot;
import javafx.stage.Window;
import javafx.util.Subscription;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/// The picture of a take under the hand: pointing, clicking, dragging, the wheel.
class PicturePlaceTest {
    @TempDir static Path folder;

    private static Opened window;

    private LanesModel lanes;

    @BeforeAll
    static void open() {
        window = new Opened(folder);
        window.choose(0);
        window.recordAndWait();
    }

    @AfterAll
    static void close() {
        window.close();
    }

    @BeforeEach
    void wholeTake() {
        lanes = window.desk().lanes();
        Fx.run(
                () -> {
                    lanes.fit();
                    lanes.clearSelection();
                    lanes.point(Optional.empty());
                    window.sound.silence();
                });
        Fx.await("silence", () -> !window.sound.isPlaying());
    }

    @Test
    void aClickOnAWordPlaysIt() {
        Mark word = marks(Tier.Kind.WORDS).get(2);
        at(word, Tier.Kind.WORDS, robot -> robot.mouseClick(MouseButton.PRIMARY));
        Fx.await("the word", window.sound::isPlaying);
        Fx.await(
                "the playhead in the word",
                () ->
                        lanes.playhead()
                                .get()
                                .filter(now -> now >= word.start() && now <= word.end() + 0.05)
                                .isPresent());
        assertThat(Fx.call(() -> lanes.pointed().get()).orElseThrow().mark()).isEqualTo(word);
    }

    @Test
    void aClickOnASoundTellsHowItIsFormed() {
        Mark sound = marks(Tier.Kind.PHONEMES).get(4);
        at(sound, Tier.Kind.PHONEMES, robot -> robot.mouseClick(MouseButton.PRIMARY));
        Fx.await("how it is formed", () -> window.scene().lookup("#forming") != null);
        Fx.await("the expected sound", () -> window.shows("θ"));
        window.speak("ko");
        Fx.await("in Korean", () -> window.shows("혀"));
        window.speak("en");
    }

    @Test
    void aDoubleClickChoosesTheWordAndADragWhatItPasses() {
        Mark word = marks(Tier.Kind.WORDS).get(1);
        at(word, Tier.Kind.WORDS, PicturePlaceTest::doubleClick);
        assertThat(chosen()).containsExactly(word.start(), word.end());
        Mark other = marks(Tier.Kind.WORDS).get(3);
        Point2D from = point(word, Tier.Kind.WORDS);
        Point2D to = point(other, Tier.Kind.WORDS);
        Fx.run(
                () -> {
                    Robot robot = new Robot();
                    robot.mouseMove(from);
                    robot.mousePress(MouseButton.PRIMARY);
                    robot.mouseMove(from.midpoint(to));
                    robot.mouseMove(to);
                    robot.mouseRelease(MouseButton.PRIMARY);
                });
        assertThat(chosen().getFirst()).isBetween(word.start(), word.end());
        assertThat(chosen().getLast()).isBetween(other.start(), other.end());
    }

    @Test
    void theWheelZoomsAtThePointerAndShiftScrolls() {
        Mark word = marks(Tier.Kind.WORDS).get(4);
        Viewport whole = Fx.call(() -> lanes.viewport().get());
        Point2D at = point(word, Tier.Kind.WORDS);
        double under = secondsUnder(at);
        wheel(at, KeyCode.CONTROL, -3);
        Viewport near = Fx.call(() -> lanes.viewport().get());
        assertThat(near.span()).isLessThan(whole.span());
        assertThat(secondsUnder(at)).isEqualTo(under, org.assertj.core.api.Assertions.within(0.01));
        wheel(at, KeyCode.SHIFT, 3);
        assertThat(Fx.call(() -> lanes.viewport().get()).seconds(0)).isNotEqualTo(near.seconds(0));
        wheel(at, KeyCode.CONTROL, 30);
        assertThat(Fx.call(() -> lanes.viewport().get()).span()).isEqualTo(whole.span());
    }

    @Test
    void theBestOfSeveralTakesIsMarked() {
        Fx.run(() -> window.shell.practising().mind().choose(0));
        window.record();
        Fx.press(KeyCode.R);
        Fx.await("two takes", () -> window.desk().takes().get().size() == 2);
        Fx.await("the star", () -> window.scene().lookup("#mark-best") != null);
        Fx.click(window.scene(), "#mark-best");
        Fx.await("the best", () -> window.desk().takes().get().getLast().best());
        assertThat(window.takes(0)).filteredOn(take -> take.best()).hasSize(1);
    }

    @Test
    void theWeakWordsBecomeADrillOfTheirOwn() {
        Fx.await("the drill", () -> window.scene().lookup("#drill") != null);
        int lessons = window.room.practice.lessons().all().size();
        Fx.run(() -> ((javafx.scene.control.Button) window.scene().lookup("#drill")).fire());
        Fx.await(
                "its words on the desk",
                () ->
                        window.desk().roll().get().rows().stream()
                                .allMatch(row -> !row.text().contains(" ")));
        assertThat(window.room.practice.lessons().all()).hasSize(lessons + 1);
        Fx.run(
                () ->
                        window.shell
                                .practising()
                                .mind()
                                .open(window.room.practice.lessons().all().getFirst().id()));
        Fx.await("the lesson", () -> window.desk().roll().get().rows().size() > 10);
        Fx.run(() -> window.shell.practising().mind().choose(0));
        Fx.await("the take", () -> window.desk().verdict().get().isPresent());
    }

    @Test
    void loopAndSlowerHoldForWhatIsHeardNext() {
        Fx.click(window.scene(), "#loop");
        Fx.click(window.scene(), "#speed");
        assertThat(Fx.call(() -> window.desk().speed().get())).isEqualTo(0.9);
        Fx.press(KeyCode.DIGIT2);
        double length = Fx.call(() -> lanes.total());
        long began = System.nanoTime();
        Fx.await("it plays", window.sound::isPlaying);
        Fx.await("a second round", () -> System.nanoTime() - began > (length + 0.6) * 1e9);
        assertThat(window.sound.isPlaying()).isTrue();
        Fx.press(KeyCode.SPACE);
        Fx.click(window.scene(), "#loop");
        for (int i = 0; i < 5; i++) {
            Fx.click(window.scene(), "#speed");
        }
        assertThat(Fx.call(() -> window.desk().speed().get())).isEqualTo(1.0);
    }

    @Test
    void thePlayheadIsDrawnWithinThirtyMillisecondsOfWhatIsHeard() {
        List<Double> apart = new CopyOnWriteArrayList<>();
        Subscription each =
                Fx.call(
                        () ->
                                lanes.playhead()
                                        .subscribe(
                                                shown ->
                                                        shown.ifPresent(
                                                                at -> heardApart(at, apart))));
        Fx.press(KeyCode.DIGIT2);
        Fx.await("it plays", window.sound::isPlaying);
        Fx.await("its end", () -> !window.sound.isPlaying());
        Fx.run(each::unsubscribe);
        assertThat(apart).hasSizeGreaterThan(10);
        assertThat(apart.stream().sorted().toList().get(apart.size() / 2)).isLessThan(0.03);
    }

    private static void heardApart(double shown, List<Double> apart) {
        window.sound.position().ifPresent(heard -> apart.add(Math.abs(heard - shown)));
    }

    @Test
    void thePupilIsChosenFromAMenuByKeyboard() {
        var people = window.room.practice.people();
        String before = people.current().name();
        long other = people.add("Bora", "", Optional.empty(), Consent.THIS_COMPUTER).id();
        Fx.await("the button", () -> window.scene().lookup("#pupil") != null);
        Fx.tabTo(window.scene(), "#pupil");
        Fx.press(KeyCode.SPACE);
        Fx.await("the menu", () -> menu().isPresent());
        MenuItem item =
                menu().orElseThrow().getItems().stream()
                        .filter(one -> ("learner-" + other).equals(one.getId()))
                        .findFirst()
                        .orElseThrow();
        Fx.run(item::fire);
        Fx.await("her name", () -> window.shows("Bora"));
        assertThat(people.current().name()).isEqualTo("Bora");
        people.delete(other);
        Fx.await("one person", () -> window.desk().people().get().size() == 1);
        assertThat(people.current().name()).isEqualTo(before);
        Fx.run(() -> window.shell.practising().mind().choose(0));
        Fx.await("the take", () -> window.desk().verdict().get().isPresent());
    }

    private static Optional<ContextMenu> menu() {
        return Window.getWindows().stream()
                .filter(one -> one instanceof ContextMenu menu && menu.isShowing())
                .map(ContextMenu.class::cast)
                .findFirst();
    }

    private List<Mark> marks(Tier.Kind kind) {
        Lane lane = Fx.call(() -> lanes.lane(Side.LEARNER)).orElseThrow();
        return lane.tiers().of(kind).marks();
    }

    private List<Double> chosen() {
        return Fx.call(() -> lanes.selection().get())
                .map(one -> List.of(one.start(), one.end()))
                .orElse(List.of());
    }

    private static Lanes picture() {
        return (Lanes) window.scene().lookup(".lanes");
    }

    /// The middle of a mark on the screen.
    private Point2D point(Mark mark, Tier.Kind kind) {
        return Fx.call(
                () -> {
                    Lanes picture = picture();
                    double middle = (mark.start() + mark.end()) / 2;
                    double x = lanes.viewport().get().x(middle) + picture.snappedLeftInset();
                    for (double y = 0; y < picture.getHeight(); y++) {
                        Optional<Hit> hit = picture.hitAt(x, y);
                        if (hit.filter(one -> one.kind() == kind && one.mark().equals(mark))
                                .isPresent()) {
                            return picture.localToScreen(x, y + 3);
                        }
                    }
                    throw new AssertionError("nowhere in the picture: " + mark);
                });
    }

    private void at(Mark mark, Tier.Kind kind, Consumer<Robot> act) {
        Point2D at = point(mark, kind);
        Fx.run(
                () -> {
                    Robot robot = new Robot();
                    robot.mouseMove(at);
                    act.accept(robot);
                });
    }

    private static void doubleClick(Robot robot) {
        robot.mouseClick(MouseButton.PRIMARY);
        robot.mouseClick(MouseButton.PRIMARY);
    }

    private double secondsUnder(Point2D screen) {
        return Fx.call(() -> picture().secondsAt(picture().screenToLocal(screen).getX()));
    }

    /// The robot of a window that nobody sees holds no key while it turns the wheel.
    private static void wheel(Point2D at, KeyCode held, int steps) {
        Fx.run(
                () -> {
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
