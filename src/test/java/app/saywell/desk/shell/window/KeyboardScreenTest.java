package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ArgumentsSource;

/// The window by the keyboard alone: where the focus goes, and that it is seen. The keys are the
/// same in both languages.
class KeyboardScreenTest {
    @TempDir
    Path folder;

    private ClassWindow school;

    @BeforeEach
    void open() {
        school = ClassWindow.withAssignedLesson(folder);
    }

    @AfterEach
    void close() {
        school.close();
    }

    @Test
    void opensAScreenByAKeyAndGivesItTheKeyboard() {
        WindowRobot.press(KeyCode.ALT, KeyCode.DIGIT3);
        WindowRobot.await("the lessons", () -> isShown("#new-lesson"));
        WindowRobot.press(KeyCode.ALT, KeyCode.DIGIT5);
        WindowRobot.await("the reports", () -> isShown("#reports-files"));
        WindowRobot.click(school.scene(), "#go-class");
        WindowRobot.await("the class", () -> isShown("#page-learners"));
        WindowRobot.press(KeyCode.ALT, KeyCode.DIGIT7);
        WindowRobot.await("the settings", () -> !isShown("#page-learners"));
        WindowRobot.press(KeyCode.ALT, KeyCode.DIGIT2);
        WindowRobot.await("the class", () -> isShown("#page-learners"));
        WindowRobot.press(KeyCode.R);
        WindowRobot.await("the recording", () -> school.shows("Stop"));
        WindowRobot.press(KeyCode.ENTER);
        WindowRobot.await("the take", () -> school.board().recordedCount() == 1);
        assertThat(WindowRobot.call(() -> isShown("#page-learners"))).isTrue();
    }

    @Test
    void keepsTheKeyboardWhereItWasWhenAControlVanishes() {
        WindowRobot.focus(school.scene(), "#page-learners");
        WindowRobot.press(KeyCode.SPACE);
        WindowRobot.await("the page", () -> isShown("#paste-roster"));
        WindowRobot.await("the same row", () -> focusOwner() == school.scene().lookup("#page-learners"));
        WindowRobot.focus(school.scene(), "#paste-roster");
        WindowRobot.press(KeyCode.SPACE);
        WindowRobot.run(() -> ((TextArea) school.scene().lookup("#roster-text")).setText("16\tHana\n17\tJoon\n"));
        WindowRobot.tabTo(school.scene(), "#read-roster");
        WindowRobot.await("its ring", () -> hasRing("#read-roster"));
        WindowRobot.press(KeyCode.SPACE);
        WindowRobot.await("the preview", () -> isShown("#store-roster"));
        WindowRobot.focus(school.scene(), "#store-roster");
        WindowRobot.press(KeyCode.SPACE);
        WindowRobot.await("the learners", () -> !isShown("#store-roster"));
        WindowRobot.await(
                "the keyboard beside the list",
                () -> focusOwner() != null
                        && !"store-roster".equals(focusOwner().getId())
                        && isInside(focusOwner(), ".classroom"));
        WindowRobot.press(KeyCode.ENTER);
        assertThat(WindowRobot.call(() -> isShown("#paste-roster"))).isTrue();
    }

    @Test
    void nothingMovesWhenAControlGetsTheKeyboard() {
        for (String control : List.of("#give-lesson", "#page-learners", "#hide-names")) {
            Region button = (Region) school.scene().lookup(control);
            double height = WindowRobot.call(button::getHeight);
            double width = WindowRobot.call(button::getWidth);
            WindowRobot.tabTo(school.scene(), control);
            WindowRobot.await("its ring", () -> hasRing(control));
            WindowRobot.call(() -> 0);
            assertThat(WindowRobot.call(button::getHeight)).as(control).isEqualTo(height);
            assertThat(WindowRobot.call(button::getWidth)).as(control).isEqualTo(width);
        }
    }

    @Test
    void anArrowKeyTakesTheRingToTheNextButtonOfItsGroup() {
        WindowRobot.press(KeyCode.ALT, KeyCode.DIGIT5);
        WindowRobot.await("the reports", () -> isShown("#reports-files"));
        WindowRobot.tabTo(school.scene(), "#reports-paper");
        WindowRobot.press(KeyCode.RIGHT);
        WindowRobot.await("the next one", () -> focusOwner() == school.scene().lookup("#reports-files"));
        WindowRobot.await("its ring", () -> hasRing("#reports-files"));
    }

    @Test
    void arrowKeysInTheListOfClassesOpenNoneBeforeEnter() {
        var classes = school.services.practice.classes();
        classes.create("4-1", Optional.empty());
        classes.create("4-2", Optional.empty());
        WindowRobot.await("the classes", () -> combo("#classes").getItems().size() == 3);
        assertThat(shownClass()).startsWith("5 learners");
        WindowRobot.focus(school.scene(), "#classes");
        WindowRobot.press(KeyCode.DOWN);
        WindowRobot.await("the list", () -> combo("#classes").isShowing());
        WindowRobot.press(KeyCode.DOWN);
        WindowRobot.press(KeyCode.DOWN);
        WindowRobot.call(() -> 0);
        assertThat(shownClass()).as("while the list is open").startsWith("5 learners");
        WindowRobot.press(KeyCode.ESCAPE);
        WindowRobot.await("the list closed", () -> !combo("#classes").isShowing());
        assertThat(shownClass()).as("after Esc").startsWith("5 learners");
        WindowRobot.press(KeyCode.DOWN);
        WindowRobot.press(KeyCode.DOWN);
        WindowRobot.press(KeyCode.ENTER);
        WindowRobot.await("another class", () -> shownClass().startsWith("no learners"));
    }

    @Test
    void theKeyAfterAClassIsChosenGoesToItsGrid() {
        var classes = school.services.practice.classes();
        classes.create("4-1", Optional.empty());
        long full = classes.create("5-1", Optional.empty()).id();
        classes.addLearners(full, ClassWindow.PEOPLE.subList(0, 3), Consent.THIS_COMPUTER);
        classes.assign(full, school.lesson.id(), Optional.empty());
        WindowRobot.await("the classes", () -> combo("#classes").getItems().size() == 3);
        choose(KeyCode.DOWN);
        WindowRobot.await("an empty class", () -> shownClass().startsWith("no learners"));
        choose(KeyCode.DOWN);
        awaitGridOf("3 learners");
        choose(KeyCode.UP, KeyCode.UP);
        awaitGridOf("5 learners");
        WindowRobot.press(KeyCode.R);
        WindowRobot.await("a take", () -> school.audioSession.isRecording());
        assertThat(shownClass()).startsWith("5 learners");
        WindowRobot.press(KeyCode.R);
        WindowRobot.await("its end", () -> !school.audioSession.isRecording());
    }

    private void awaitGridOf(String learners) {
        WindowRobot.await("the class", () -> shownClass().startsWith(learners));
        WindowRobot.await(
                "the keyboard in the grid", () -> focusOwner() == school.scene().lookup("#grid"));
    }

    /// Opens the list of classes and takes another one.
    private void choose(KeyCode... directions) {
        WindowRobot.focus(school.scene(), "#classes");
        WindowRobot.press(KeyCode.DOWN);
        WindowRobot.await("the list", () -> combo("#classes").isShowing());
        for (KeyCode direction : directions) {
            WindowRobot.press(direction);
        }
        WindowRobot.press(KeyCode.ENTER);
    }

    private ComboBox<?> combo(String selector) {
        return (ComboBox<?>) school.scene().lookup(selector);
    }

    /// What the head of the column says about the class: how many learners it has.
    private String shownClass() {
        return WindowRobot.call(() -> ((Labeled) school.scene().lookup(".class-head .caption")).getText());
    }

    @Test
    void goesFromTheBarToTheColumnAtTheLeftAndLastToTheFoot() {
        WindowRobot.focus(school.scene(), "#go-settings");
        WindowRobot.press(KeyCode.TAB);
        assertThat(WindowRobot.call(() -> isInside(focusOwner(), ".class-head")))
                .isTrue();
        WindowRobot.tabTo(school.scene(), "#page-class");
        WindowRobot.press(KeyCode.TAB);
        assertThat(WindowRobot.call(() -> isInside(focusOwner(), ".classroom"))).isTrue();
        assertThat(WindowRobot.call(() -> isInside(focusOwner(), ".class-head")))
                .isFalse();
    }

    @Test
    void aNewLessonIsWrittenFromTheMenuThatAssignsIt() {
        MenuButton menu = WindowRobot.call(() -> (MenuButton) school.scene().lookup("#give-lesson"));
        MenuItem write = WindowRobot.call(() -> {
            menu.show();
            return menu.getItems().getLast();
        });
        assertThat(write.getText()).isEqualTo("New lesson…");
        WindowRobot.run(() -> {
            menu.hide();
            write.fire();
        });
        WindowRobot.await(
                "the lesson", () -> school.services.practice.lessons().findAll().size() == 2);
        WindowRobot.await(
                "its title to be written", () -> focusOwner() == school.scene().lookup("#lesson-title"));
        WindowRobot.await(
                "the assignment",
                () -> school.services
                                .practice
                                .classes()
                                .assignments(school.schoolClass.id())
                                .size()
                        == 2);
        WindowRobot.press(KeyCode.ALT, KeyCode.DIGIT2);
        WindowRobot.await("the grid", () -> school.shows("This lesson is still empty"));
        speak("ko");
        WindowRobot.await("the same", () -> school.shows("아직 문장이 없어요"));
    }

    @Test
    void theBadgeNamesAPriceOnlyWhereItNamesAService() {
        assertThat(badge()).isEqualTo("On this computer · free, nothing is sent");
        WindowRobot.run(() -> school.services.practice.settings().set(Setting.SERVICE_KIND, ServiceKind.HOSTED));
        WindowRobot.await("the service", () -> badge().equals("Hosted service: no address set"));
        speak("ko");
        WindowRobot.await("Korean", () -> badge().equals("외부 서비스: 주소 없음"));
        WindowRobot.run(
                () -> school.services.practice.settings().set(Setting.HOSTED_ADDRESS, "https://speech.example.org/v1"));
        WindowRobot.await("the new address", () -> badge().contains("speech.example.org"));
        speak("en");
        WindowRobot.await("the address", () -> badge().equals("Scored by speech.example.org · $0.0006 a second"));
    }

    @Test
    void everyScreenWithoutKeysOfItsOwnShowsThoseOfTheWindow() {
        WindowRobot.press(KeyCode.ALT, KeyCode.DIGIT3);
        WindowRobot.await("the lessons", () -> isShown("#new-lesson"));
        askForKeys();
        WindowRobot.await("the keys", () -> isShown("#window-keys"));
        // What scrolls is in the scene once it was laid out.
        WindowRobot.await("their groups", () -> school.shows("Undo and help"));
        WindowRobot.press(KeyCode.ESCAPE);
        WindowRobot.await("none after Esc", () -> !isShown("#window-keys"));
        askForKeys();
        WindowRobot.press(KeyCode.ALT, KeyCode.DIGIT5);
        WindowRobot.await("none on the next screen", () -> !isShown("#window-keys"));
        askForKeys();
        WindowRobot.await("the keys in reports", () -> isShown("#window-keys"));
        askForKeys();
        WindowRobot.await("none after the key again", () -> !isShown("#window-keys"));
        WindowRobot.press(KeyCode.ALT, KeyCode.DIGIT2);
        WindowRobot.await("the class", () -> isShown("#page-learners"));
        askForKeys();
        WindowRobot.await("its own keys", () -> isShown("#rotation-keys"));
        assertThat(WindowRobot.call(() -> isShown("#window-keys"))).isFalse();
        WindowRobot.press(KeyCode.ESCAPE);
        WindowRobot.focus(school.scene(), "#page-class");
        WindowRobot.press(KeyCode.SPACE);
        WindowRobot.await("the settings", () -> isShown("#class-name"));
        askForKeys();
        WindowRobot.await("the keys there", () -> isShown("#window-keys"));
    }

    @Test
    void anAssignedLessonIsReadyToBeRecordedByTheNextKey() {
        long lesson = school.services.practice.lessons().create("Unit 4").id();
        school.services.practice.lessons().addSentences(lesson, List.of("It is late."));
        WindowRobot.focus(school.scene(), "#page-learners");
        WindowRobot.press(KeyCode.SPACE);
        WindowRobot.tabTo(school.scene(), "#give-lesson");
        WindowRobot.run(() -> {
            MenuButton menu = (MenuButton) focusOwner();
            menu.show();
            menu.getItems().getFirst().fire();
            menu.hide();
        });
        WindowRobot.await("the grid", () -> school.shows("It is late."));
        WindowRobot.await(
                "the keyboard in it", () -> focusOwner() == school.scene().lookup("#grid"));
    }

    @ParameterizedTest
    @ArgumentsSource(AlternatingLanguage.class)
    void aNewClassIsNamedGivenATimeAndMadeWithTheKeyboardAndGoesOnToItsList(String language) {
        WindowRobot.run(() -> school.services.practice.settings().set(Setting.INTERFACE_LANGUAGE, language));
        WindowRobot.tabTo(school.scene(), "#new-class");
        WindowRobot.press(KeyCode.SPACE);
        WindowRobot.await("the name", () -> focusOwner() == school.scene().lookup("#new-class-name"));
        Pictures.keep(school.scene(), "new-class-" + language);
        WindowRobot.write("6-1");
        WindowRobot.press(KeyCode.ENTER);
        assertThat(classNames()).as("no time was chosen").doesNotContain("6-1");
        WindowRobot.tabTo(school.scene(), "#erase-end-of-term");
        WindowRobot.press(KeyCode.SPACE);
        WindowRobot.press(KeyCode.ENTER);
        WindowRobot.await("the list", () -> focusOwner() == school.scene().lookup("#roster-text"));
        assertThat(classNames()).contains("6-1");
    }

    @Test
    void escapeMakesNoClassAndGivesTheKeyboardBack() {
        List<String> before = classNames();
        WindowRobot.tabTo(school.scene(), "#new-class");
        WindowRobot.press(KeyCode.SPACE);
        WindowRobot.await("the name", () -> focusOwner() == school.scene().lookup("#new-class-name"));
        WindowRobot.press(KeyCode.ESCAPE);
        WindowRobot.await("the button", () -> focusOwner() == school.scene().lookup("#new-class"));
        assertThat(classNames()).isEqualTo(before);
    }

    private List<String> classNames() {
        return school.services.practice.classes().findAll().stream()
                .map(any -> any.name())
                .toList();
    }

    @Test
    void theRingsOfTheRowsAtTheLeftAreNotCut() {
        for (String row : List.of("#give-lesson", "#page-learners", "#page-class")) {
            WindowRobot.tabTo(school.scene(), row);
            assertThat(WindowRobot.call(() -> isWholeInItsPane(row, 2))).as(row).isTrue();
        }
        WindowRobot.press(KeyCode.ALT, KeyCode.DIGIT3);
        WindowRobot.await("the lessons", () -> isShown(".lessons .row"));
        WindowRobot.await("a whole ring", () -> isWholeInItsPane(".lessons .row", 2));
    }

    @Test
    void aTitleThatIsLeftWithTabGivesTheRingToTheNextControl() {
        WindowRobot.press(KeyCode.ALT, KeyCode.DIGIT3);
        WindowRobot.await("the lessons", () -> isShown("#lesson-title"));
        WindowRobot.focus(school.scene(), "#lesson-title");
        WindowRobot.write("Unit 5");
        WindowRobot.press(KeyCode.TAB);
        WindowRobot.await("the new title", () -> school.shows("Unit 5"));
        WindowRobot.await(
                "the next control with its ring",
                () -> focusOwner() == school.scene().lookup("#lesson-tags")
                        && focusOwner().isFocusVisible());
    }

    private static void askForKeys() {
        WindowRobot.press(KeyCode.SHIFT, KeyCode.SLASH);
    }

    /// Whether a node with a margin lies within the viewport of its scroll pane, or in the column that it stands in.
    private boolean isWholeInItsPane(String selector, double margin) {
        Node node = school.scene().lookup(selector);
        Node viewport = Stream.iterate(node, Objects::nonNull, Node::getParent)
                .filter(any -> any.getStyleClass().contains("viewport")
                        || any.getStyleClass().contains("class-column"))
                .findFirst()
                .orElseThrow();
        Bounds seen = viewport.localToScene(viewport.getLayoutBounds());
        Bounds place = node.localToScene(node.getLayoutBounds());
        return place.getMinX() - margin >= seen.getMinX() && place.getMaxX() + margin <= seen.getMaxX();
    }

    private void speak(String language) {
        WindowRobot.run(() -> school.services.practice.settings().set(Setting.INTERFACE_LANGUAGE, language));
    }

    private String badge() {
        return WindowRobot.call(() -> ((Labeled) school.scene().lookup("#badge .label")).getText());
    }

    private boolean isShown(String selector) {
        Node node = school.scene().lookup(selector);
        return node != null && NodeFactory.isVisibleInTree(node);
    }

    private boolean hasRing(String selector) {
        return ((Region) school.scene().lookup(selector)).getBorder() != null;
    }

    private Node focusOwner() {
        return school.scene().getFocusOwner();
    }

    private boolean isInside(Node node, String container) {
        Node outer = school.scene().lookup(container);
        return Stream.iterate(node, Objects::nonNull, Node::getParent).anyMatch(ancestor -> ancestor == outer);
    }
}
