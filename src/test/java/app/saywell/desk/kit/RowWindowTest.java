package app.saywell.desk.kit;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.shell.window.WindowRobot;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.scene.Scene;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class RowWindowTest {
    private static final int MANY = 1_000;
    private static final double HEIGHT = 30;

    private final AtomicInteger built = new AtomicInteger();
    private final AtomicInteger entered = new AtomicInteger();
    private RowWindow rows;
    private ScrollPane pane;
    private Scene scene;
    private Stage stage;

    @BeforeEach
    void show() {
        scene = WindowRobot.call(() -> {
            rows = new RowWindow(0, 40, 10);
            pane = new ScrollPane(rows);
            pane.setFitToWidth(true);
            return new Scene(pane, 300, 300);
        });
        stage = WindowRobot.show(scene);
    }

    @AfterEach
    void close() {
        WindowRobot.run(stage::close);
    }

    @Test
    void aShortListHasAllItsRowsAfterSomeFrames() {
        assertThat(WindowRobot.call(() -> {
                    rows.show(40, this::row);
                    return built.get();
                }))
                .isEqualTo(10);
        WindowRobot.await("the last row", () -> scene.lookup("#row-39") != null);
        assertThat(built).hasValue(40);
    }

    @Test
    void aShortListWithTheKeyboardIsThereAtOnce() {
        WindowRobot.run(() -> rows.show(40, this::row));
        WindowRobot.await("the last row", () -> scene.lookup("#row-39") != null);
        WindowRobot.run(() -> {
            scene.lookup("#row-39").requestFocus();
            built.set(0);
            rows.show(39, this::row);
        });
        assertThat(built).hasValue(39);
    }

    @Test
    void aLongListIsAsHighAsAllItsRowsAndHasFewOfThem() {
        WindowRobot.run(() -> rows.show(MANY, this::row));
        WindowRobot.await("the height", () -> rows.getHeight() == MANY * HEIGHT);
        assertThat(built).hasValueLessThan(100);
    }

    @Test
    void theRowsThatAreScrolledToAreBuilt() {
        WindowRobot.run(() -> rows.show(MANY, this::row));
        WindowRobot.await("the height", () -> rows.getHeight() == MANY * HEIGHT);
        WindowRobot.run(() -> pane.setVvalue(0.5));
        WindowRobot.await("the middle", () -> isSeen("#row-500"));
        WindowRobot.run(() -> pane.setVvalue(1));
        WindowRobot.await("the end", () -> isSeen("#row-999"));
        WindowRobot.run(() -> pane.setVvalue(0));
        WindowRobot.await("the beginning", () -> isSeen("#row-0"));
        assertThat(built).hasValueLessThan(300);
    }

    @Test
    void aRowIsRevealedNearAndFar() {
        for (int count : new int[] {40, MANY}) {
            int last = count - 1;
            int middle = count / 2;
            WindowRobot.run(() -> rows.show(count, this::row));
            WindowRobot.await("the height", () -> rows.getHeight() == count * HEIGHT);
            for (int wanted : new int[] {middle, middle + 1, last, 0, 12, 11, 3}) {
                WindowRobot.run(() -> rows.reveal(wanted));
                WindowRobot.await("row " + wanted + " of " + count, () -> isSeen("#row-" + wanted));
                WindowRobot.call(() -> 0);
                assertThat(WindowRobot.call(() -> isSeen("#row-" + wanted))).isTrue();
            }
        }
    }

    @Test
    void aRowThatIsSeenIsRevealedWithoutScrolling() {
        WindowRobot.run(() -> rows.show(MANY, this::row));
        WindowRobot.await("the height", () -> rows.getHeight() == MANY * HEIGHT);
        WindowRobot.run(() -> rows.reveal(500));
        WindowRobot.await("the row", () -> isSeen("#row-500"));
        double before = WindowRobot.call(pane::getVvalue);
        WindowRobot.run(() -> rows.reveal(502));
        WindowRobot.await("its turn", () -> isSeen("#row-502"));
        assertThat(WindowRobot.call(pane::getVvalue)).isEqualTo(before);
    }

    @Test
    void otherRowsTakeTheirPlace() {
        WindowRobot.run(() -> rows.show(MANY, this::row));
        WindowRobot.await("the height", () -> rows.getHeight() == MANY * HEIGHT);
        WindowRobot.run(() -> pane.setVvalue(0.5));
        WindowRobot.await("the middle", () -> isSeen("#row-500"));
        WindowRobot.run(() -> rows.show(3, this::row));
        WindowRobot.await("three rows", () -> rows.getHeight() < 500 && isSeen("#row-2"));
        assertThat(WindowRobot.call(() -> scene.lookup("#row-3"))).isNull();
    }

    @Test
    void aRowThatStaysIsNotStyledAnew() {
        WindowRobot.run(() -> rows.show(MANY, this::row));
        WindowRobot.await("the height", () -> rows.getHeight() == MANY * HEIGHT);
        WindowRobot.run(() -> rows.reveal(12));
        WindowRobot.await("the row", () -> isSeen("#row-12"));
        WindowRobot.run(() -> pane.setVvalue(pane.getVvalue() + 0.01));
        WindowRobot.await("the rows below", () -> isSeen("#row-22"));
        WindowRobot.run(() -> assertThat(entered.get()).isEqualTo(built.get()));
    }

    private Region row(int number) {
        built.incrementAndGet();
        Region row = new Region();
        row.sceneProperty().subscribe(now -> {
            if (now != null) {
                entered.incrementAndGet();
            }
        });
        row.setId("row-" + number);
        row.setMinHeight(HEIGHT);
        return row;
    }

    private boolean isSeen(String selector) {
        double y = scene.lookup(selector).localToScene(0, 0).getY();
        return y >= 0 && y < pane.getHeight();
    }
}
