package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.FrameTurns;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.theme.Appearance;
import app.saywell.desk.lan.LanNetworks;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.Theme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javafx.css.CssMetaData;
import javafx.css.Styleable;
import javafx.css.StyleableProperty;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Labeled;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.TextInputControl;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What a screen reader is told of every control that the keyboard reaches, by the accessibility API of JavaFX: a name,
/// a role and, where the role has one, a state. With `-Dupdate.accessibility=true` the table in `docs/accessibility.md`
/// is written anew.
class AccessibilityTest {
    private static final Path DOCUMENT = Path.of("docs/accessibility.md");
    private static final String BEGIN = "<!-- controls: begin -->\n";
    private static final String END = "<!-- controls: end -->";
    /// All but the class, whose pages are looked at one by one.
    private static final List<String> SCREENS = Stream.of(ScreenRoute.values())
            .filter(route -> route != ScreenRoute.CLASS)
            .map(Enum::name)
            .toList();

    /// What says nothing of what a control does.
    private static final Set<AccessibleRole> NO_ROLES = EnumSet.of(AccessibleRole.NODE, AccessibleRole.PARENT);

    @TempDir
    Path folder;

    /// A control as a screen reader is told of it.
    private record ToldControl(String screen, String id, String role, String name, String state) {
        /// Named by its id, or by what it shows.
        static ToldControl of(Node node, String screen) {
            return new ToldControl(
                    screen,
                    Optional.ofNullable(node.getId())
                            .filter(id -> !id.matches(".*(-\\d+|\\d{2,}).*"))
                            .orElse(""),
                    node.getAccessibleRole() == null
                            ? ""
                            : node.getAccessibleRole().name().toLowerCase(Locale.ROOT),
                    nameOf(node),
                    stateOf(node));
        }

        /// Whether it is told as another one, perhaps on another screen.
        boolean isLike(ToldControl other) {
            return id.equals(other.id)
                    && role.equals(other.role)
                    && name.equals(other.name)
                    && state.equals(other.state);
        }

        Optional<String> fault() {
            if (name.isBlank()) {
                return Optional.of("no name: " + this);
            }
            if (role.isEmpty() || NO_ROLES.stream().anyMatch(none -> none.name().equalsIgnoreCase(role))) {
                return Optional.of("no role: " + this);
            }
            return state.equals("?") ? Optional.of("no state: " + this) : Optional.empty();
        }

        String row() {
            return "| %s | %s | %s | %s | %s |%n"
                    .formatted(
                            screen.toLowerCase(Locale.ROOT),
                            id.isEmpty() ? "" : "`" + id + "`",
                            role.replace('_', ' '),
                            name.replace("|", "\\|").replace('\n', ' '),
                            state)
                    .replace(System.lineSeparator(), "\n");
        }
    }

    // In how many networks this computer is, would otherwise decide which controls there are.
    @BeforeAll
    static void isInOneNetwork() {
        System.setProperty(LanNetworks.CHOSEN, "127.0.0.1");
    }

    @AfterAll
    static void isInItsOwnNetworks() {
        System.clearProperty(LanNetworks.CHOSEN);
    }

    /// Bundles are complete in both languages by another test, so the second one is looked at with `-Ddeep=true` alone.
    static List<String> languages() {
        return Boolean.getBoolean("deep") ? List.of("en", "ko") : List.of("en");
    }

    @ParameterizedTest
    @MethodSource("languages")
    void everyControlHasNameRoleAndState(String language) throws IOException {
        Set<ToldControl> told = new LinkedHashSet<>();
        try (ClassWindow window = ClassWindow.withAssignedLesson(folder)) {
            WindowRobot.run(() -> window.services.practice.settings().set(Setting.INTERFACE_LANGUAGE, language));
            for (String screen : SCREENS) {
                WindowRobot.run(() -> window.window.navigateTo(screen));
                told.addAll(controls(window.scene(), screen));
            }
            WindowRobot.run(() -> window.window.navigateTo("CLASS"));
            for (String page : classPages(window.scene())) {
                WindowRobot.scrollAndClick(window.scene(), "#" + page);
                told.addAll(controls(window.scene(), page.replace("page-", "class: ")));
            }
        }
        try (PracticeWindow window = new PracticeWindow(folder.resolve("practice"))) {
            window.speak(language);
            window.choose(8);
            window.recordAndWait();
            told.addAll(controls(window.scene(), "PRACTICE"));
        }
        try (PracticeWindow window = new PracticeWindow(folder.resolve("exercises"))) {
            window.speak(language);
            ExerciseWalk.lead(window, (where, _) -> controls(window.scene(), where.replace("-", ": ")).stream()
                    .filter(control -> told.stream().noneMatch(control::isLike))
                    .forEach(told::add));
        }
        assertThat(told.stream().map(ToldControl::fault).flatMap(Optional::stream))
                .isEmpty();
        if (language.equals("en") && Boolean.getBoolean("update.accessibility")) {
            write(told);
        }
        if (language.equals("en")) {
            String document = Files.readString(DOCUMENT);
            assertThat(told.stream()
                            .map(ToldControl::id)
                            .filter(id -> !id.isEmpty())
                            .filter(id -> !document.contains("`" + id + "`")))
                    .as("run with -Dupdate.accessibility=true")
                    .isEmpty();
        }
    }

    /// A bar that runs to and fro says only that something is being done, which it says as well while it stands.
    @Test
    void whoWantsNoMotionSeesNone() {
        double usual = WindowRobot.call(() -> secondsOfABar(false));
        double still = WindowRobot.call(() -> secondsOfABar(true));
        assertThat(usual).isLessThan(10);
        assertThat(still).isGreaterThan(100_000);
    }

    private static double secondsOfABar(boolean reducedMotion) {
        ProgressBar bar = new ProgressBar(ProgressBar.INDETERMINATE_PROGRESS);
        Scene scene = new Scene(new javafx.scene.layout.StackPane(bar), 200, 100);
        new Appearance(Theme.LIGHT, 100).applyTo(scene, List.of());
        scene.getPreferences().setReducedMotion(reducedMotion);
        Stage stage = new Stage();
        stage.setScene(scene);
        stage.show();
        bar.applyCss();
        double seconds = value(bar, "-fx-indeterminate-bar-animation-time");
        stage.close();
        return seconds;
    }

    @SuppressWarnings("unchecked")
    private static double value(ProgressBar bar, String property) {
        return bar.getCssMetaData().stream()
                .filter(data -> data.getProperty().equals(property))
                .map(data -> ((CssMetaData<Styleable, Number>) data).getStyleableProperty(bar))
                .map(StyleableProperty::getValue)
                .mapToDouble(Number::doubleValue)
                .findFirst()
                .orElseThrow();
    }

    private static List<String> classPages(Scene scene) {
        return WindowRobot.call(() -> scene.getRoot().lookupAll(".row").stream()
                .map(Node::getId)
                .filter(id -> id != null && id.startsWith("page-"))
                .toList());
    }

    private static Collection<ToldControl> controls(Scene scene, String screen) {
        WindowRobot.await(
                "the controls of " + screen,
                () -> FrameTurns.of(scene).isIdle()
                        && reached(scene.getRoot()).findAny().isPresent());
        return WindowRobot.call(() -> {
            // A scroll pane has its content in the scene only once it has its skin.
            scene.getRoot().applyCss();
            scene.getRoot().layout();
            return reached(scene.getRoot())
                    .map(node -> ToldControl.of(node, screen))
                    .toList();
        });
    }

    private static Stream<Node> reached(Node node) {
        Stream<Node> itself = node.isFocusTraversable() && !node.isDisabled() && NodeFactory.isVisibleInTree(node)
                ? Stream.of(node)
                : Stream.empty();
        return node instanceof Parent parent
                ? Stream.concat(
                        itself, parent.getChildrenUnmodifiable().stream().flatMap(AccessibilityTest::reached))
                : itself;
    }

    /// The first of: its own text for screen readers, what it shows, its label, its prompt.
    private static String nameOf(Node node) {
        return Stream.of(
                        Optional.ofNullable(node.getAccessibleText()),
                        node instanceof Labeled labeled
                                ? Optional.ofNullable(labeled.getText())
                                : Optional.<String>empty(),
                        attribute(node, AccessibleAttribute.LABELED_BY)
                                .filter(Labeled.class::isInstance)
                                .map(label -> ((Labeled) label).getText()),
                        node instanceof TextInputControl field
                                ? Optional.ofNullable(field.getPromptText())
                                : Optional.<String>empty(),
                        node instanceof ComboBoxBase<?> box
                                ? Optional.ofNullable(box.getPromptText())
                                : Optional.<String>empty(),
                        node instanceof TextInputControl ? Optional.<String>empty() : text(node))
                .flatMap(Optional::stream)
                .filter(name -> !name.isBlank())
                .findFirst()
                .orElse("");
    }

    private static Optional<String> text(Node node) {
        return attribute(node, AccessibleAttribute.TEXT).map(String::valueOf);
    }

    private static Optional<Object> attribute(Node node, AccessibleAttribute attribute) {
        return Optional.ofNullable(node.queryAccessibleAttribute(attribute));
    }

    /// What the role demands; "?" where it is not told.
    private static String stateOf(Node node) {
        if (node.getAccessibleRole() == null) {
            return "";
        }
        AccessibleAttribute demanded =
                switch (node.getAccessibleRole()) {
                    case TOGGLE_BUTTON, RADIO_BUTTON, CHECK_BOX, TAB_ITEM -> AccessibleAttribute.SELECTED;
                    case COMBO_BOX, TITLED_PANE -> AccessibleAttribute.EXPANDED;
                    case TEXT_FIELD, TEXT_AREA, PASSWORD_FIELD -> AccessibleAttribute.EDITABLE;
                    case SLIDER, SPINNER -> AccessibleAttribute.VALUE_STRING;
                    default -> null;
                };
        if (demanded == null) {
            return "";
        }
        String name = demanded.name().toLowerCase(Locale.ROOT).replace('_', ' ');
        return attribute(node, demanded)
                .or(() -> demanded == AccessibleAttribute.VALUE_STRING
                        ? attribute(node, AccessibleAttribute.VALUE).or(() -> attribute(node, AccessibleAttribute.TEXT))
                        : Optional.empty())
                .map(value -> demanded == AccessibleAttribute.VALUE_STRING ? "value" : name)
                .orElse("?");
    }

    private static void write(Set<ToldControl> told) throws IOException {
        String document = Files.readString(DOCUMENT);
        StringBuilder table = new StringBuilder("| screen | control | role | name | state |\n|---|---|---|---|---|\n");
        new TreeSet<>(told.stream()
                        .filter(control -> !control.id().isEmpty())
                        .map(ToldControl::row)
                        .toList())
                .forEach(table::append);
        int begin = document.indexOf(BEGIN) + BEGIN.length();
        Files.writeString(DOCUMENT, document.substring(0, begin) + table + document.substring(document.indexOf(END)));
    }
}
