package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The row of takes: what can be done with one, and how many stand side by side.
class TakesRowScreenTest {
    private static final int LOOKS_WITHOUT_CHANGE = 20;
    private static final int TAKES = 7;
    private static final List<WindowForm> FORMS = List.of(
            new WindowForm("en", 1366, 768),
            new WindowForm("en", 1024, 600),
            new WindowForm("ko", 1366, 768),
            new WindowForm("ko", 911, 512));

    private record WindowForm(String language, double width, double height) {}

    @TempDir
    Path folder;

    private PracticeWindow window;

    @BeforeEach
    void open() {
        window = new PracticeWindow(folder);
        window.choose(1);
    }

    @AfterEach
    void close() {
        window.close();
    }

    @Test
    void aTakeIsDeletedAndComesBackByUndo() {
        record(1);
        MenuButton menu = menu("#take-menu");
        WindowRobot.run(() -> menu.getItems().stream()
                .filter(item -> "delete-take".equals(item.getId()))
                .forEach(MenuItem::fire));
        WindowRobot.await("no take", () -> window.state().takes().get().isEmpty());
        WindowRobot.run(() -> window.window.practiceScreen().viewModel().undo());
        WindowRobot.await("the take", () -> window.state().takes().get().size() == 1);
    }

    /// Whoever reads a sentence again and again finds every button where it was, in every form of the window.
    @Test
    void nothingMovesAsTakesAreAddedAndEarlierOnesAreInAMenu() {
        Map<WindowForm, Map<String, Point2D>> before = new LinkedHashMap<>();
        FORMS.forEach(form -> {
            show(form);
            before.put(form, stillPlaces(form.width()));
        });
        for (int take = 1; take <= TAKES; take++) {
            // Each form has takes added to it; what came with one is looked at before the window changes, and all other
            // forms with the first and the last.
            WindowForm added = FORMS.get(take % FORMS.size());
            show(added);
            record(take);
            WindowRobot.await("its score", () -> window.state().takes().get().stream()
                    .allMatch(chip -> chip.score().isPresent()));
            WindowRobot.await("the last take", () -> !shownTakes().isEmpty());
            requireStill(added, take, before.get(added));
            for (WindowForm form : FORMS) {
                if (form != added && (take == 1 || take == TAKES)) {
                    show(form);
                    requireStill(form, take, before.get(form));
                }
            }
        }
        for (WindowForm form : FORMS) {
            show(form);
            Pictures.keep(window.scene(), "takes-" + form.language());
            assertThat(WindowRobot.call(() -> LayoutFaults.of(window.scene())))
                    .as(form.toString())
                    .isEmpty();
        }
        show(FORMS.getFirst());
        requireEarlierTakesInAMenu();
    }

    private void requireEarlierTakesInAMenu() {
        assertThat(shownTakes()).hasSize(5);
        WindowRobot.await(
                "two earlier takes",
                () -> window.scene().lookup("#earlier-takes") instanceof MenuButton earlier
                        && earlier.getItems().size() == 2);
        MenuButton earlier = menu("#earlier-takes");
        WindowRobot.run(() -> earlier.getItems().getFirst().fire());
        WindowRobot.await(
                "the first take", () -> window.state().takes().get().getFirst().isChosen());
        WindowRobot.await("the first in the row", () -> shownTakes().getFirst().startsWith("1"));
        assertThat(shownTakes()).hasSize(5);
    }

    private void show(WindowForm form) {
        WindowRobot.run(() -> {
            window.stage.setWidth(form.width());
            window.stage.setHeight(form.height());
        });
        window.speak(form.language());
        WindowRobot.await("its size", () -> window.scene().getWidth() == form.width());
    }

    private void requireStill(WindowForm form, int takes, Map<String, Point2D> before) {
        Map<String, Point2D> now = stillPlaces(form.width());
        // Less than a pixel is how a line is rounded.
        before.forEach((id, place) -> assertThat(now.get(id).distance(place))
                .as("%s with %d takes in %s", id, takes, form)
                .isLessThan(1.5));
    }

    /// Where the buttons are once nothing moves any more: after so many looks without a change.
    private Map<String, Point2D> stillPlaces(double width) {
        AtomicReference<Map<String, Point2D>> last = new AtomicReference<>(Map.of());
        AtomicInteger unchanged = new AtomicInteger();
        WindowRobot.awaitAllParts(window.scene());
        WindowRobot.await("still places", () -> {
            WindowRobot.layOut(window.scene());
            Map<String, Point2D> now = places();
            boolean same = now.equals(last.getAndSet(now)) && now.get("#keys").getX() < width;
            return (same ? unchanged.incrementAndGet() : unchanged.getAndSet(0)) >= LOOKS_WITHOUT_CHANGE;
        });
        return last.get();
    }

    private List<String> shownTakes() {
        return WindowRobot.call(() -> window.scene().getRoot().lookupAll(".takes .toggle-button").stream()
                .map(node -> ((ToggleButton) node).getText())
                .toList());
    }

    private Map<String, Point2D> places() {
        return WindowRobot.call(
                () -> Stream.of("#record", "#mine", "#both", "#loop", "#speed", "#next", "#open", "#exercises", "#keys")
                        .collect(Collectors.toMap(id -> id, id -> {
                            Node node = window.scene().lookup(id);
                            return node.localToScene(0, 0);
                        })));
    }

    private void record(int number) {
        window.record();
        WindowRobot.press(KeyCode.R);
        WindowRobot.await("take " + number, () -> window.state().takes().get().size() == number);
    }

    private MenuButton menu(String selector) {
        WindowRobot.await("the menu", () -> window.scene().lookup(selector) != null);
        return (MenuButton) window.scene().lookup(selector);
    }
}
