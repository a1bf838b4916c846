package app.saywell.ui.classroom;

import app.saywell.library.lesson.Lesson;
import app.saywell.library.people.SchoolClass;
import app.saywell.ui.classroom.choice.ClassChoice;
import app.saywell.ui.classroom.choice.Given;
import app.saywell.ui.classroom.choice.Page;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.Optional;

/// The left column: which class, its lessons, and its other pages.
final class ClassColumn extends VBox {
    private final ClassChoice choice;
    private final GivenVerbs verbs;
    private final Texts texts;
    private final ComboBox<SchoolClass> classes = new ComboBox<>();
    private final VBox lessons = new VBox(2);
    private final VBox pages = new VBox(2);
    private final MenuButton give = new MenuButton();
    private boolean showing;

    ClassColumn(ClassChoice choice, GivenVerbs verbs, Texts texts) {
        super(12);
        this.choice = choice;
        this.verbs = verbs;
        this.texts = texts;
        getStyleClass().addAll("roll", "class-column");
        ScrollPane list = new ScrollPane(Nodes.column(2, lessons, give, rule(), pages));
        list.setFitToWidth(true);
        list.setFocusTraversable(false);
        VBox.setVgrow(list, Priority.ALWAYS);
        Label legend = Nodes.wrapped(Nodes.label(legend(), "caption"));
        legend.setId("legend");
        legend.getStyleClass().add("class-legend");
        getChildren().addAll(head(), list, legend);
        give.getStyleClass().add("give");
        give.setId("give-lesson");
        give.textProperty().bind(texts.of("classroom.give"));
        give.setOnShowing(event -> fillMenu());
        fillMenu();
        bind();
    }

    private VBox head() {
        classes.setId("classes");
        classes.setMaxWidth(Double.MAX_VALUE);
        classes.setConverter(new Names());
        classes.accessibleTextProperty().bind(texts.of("classroom.choose"));
        HBox.setHgrow(classes, Priority.ALWAYS);
        classes.setOnAction(
                event -> {
                    SchoolClass one = classes.getValue();
                    if (!showing && one != null) {
                        choice.choose(one.id());
                    }
                });
        Button fresh = new Button();
        fresh.setGraphic(new FontIcon(Feather.PLUS));
        fresh.setId("new-class");
        fresh.getStyleClass().setAll("button", "icon-only");
        fresh.accessibleTextProperty().bind(texts.of("classroom.new"));
        Tooltip tip = new Tooltip();
        tip.textProperty().bind(texts.of("classroom.new"));
        fresh.setTooltip(tip);
        fresh.setOnAction(event -> create());
        VBox head =
                Nodes.column(
                        6,
                        Nodes.row(4, classes, fresh),
                        Nodes.wrapped(
                                Nodes.label(
                                        Bindings.createStringBinding(
                                                this::facts, choice.chosen(), texts.language()),
                                        "caption")));
        head.getStyleClass().add("class-head");
        return head;
    }

    /// Where the borders of the class lie.
    private StringBinding legend() {
        return Bindings.createStringBinding(
                () ->
                        choice.chosen()
                                .get()
                                .map(SchoolClass::strictness)
                                .map(
                                        s ->
                                                texts.get(
                                                        "classroom.legend",
                                                        Math.round(s.nearly()),
                                                        Math.round(s.good())))
                                .orElse(""),
                choice.chosen(),
                texts.language());
    }

    private static Region rule() {
        Region rule = Nodes.rule();
        VBox.setMargin(rule, new javafx.geometry.Insets(8, 8, 8, 8));
        return rule;
    }

    private void create() {
        choice.create(texts.get("classroom.untitled"));
        choice.page().set(Page.CLASS);
    }

    private String facts() {
        return choice.chosen().get().map(this::facts).orElse("");
    }

    private String facts(SchoolClass one) {
        String pupils = texts.get("classroom.pupils", one.pupils());
        return one.eraseOn()
                .map(day -> pupils + " · " + texts.get("classroom.erased-on", day(day)))
                .orElse(pupils + " · " + texts.get("classroom.never-erased"));
    }

    private String day(java.time.LocalDate day) {
        return DateTimeFormatter.ofLocalizedDate(FormatStyle.MEDIUM)
                .withLocale(texts.language().get().locale())
                .format(day);
    }

    private void bind() {
        choice.classes().subscribe(any -> showClasses());
        choice.chosen().subscribe(any -> showClasses());
        choice.given().subscribe(any -> showLessons());
        choice.lesson().subscribe(any -> showLessons());
        choice.page().subscribe(any -> showLessons());
        texts.language().addListener(change -> showLessons());
    }

    private void showClasses() {
        showing = true;
        classes.getItems().setAll(choice.classes().get());
        classes.setValue(choice.chosen().get().orElse(null));
        showing = false;
        boolean any = choice.chosen().get().isPresent();
        give.setVisible(any);
        give.setManaged(any);
        classes.setDisable(!any);
        showLessons();
    }

    private void showLessons() {
        lessons.getChildren().clear();
        for (Given one : choice.given().get()) {
            boolean here =
                    choice.page().get() == Page.GRID
                            && choice.lesson().get().filter(one::equals).isPresent();
            Button row = row(one.lesson().title(), here);
            row.setId("lesson-" + one.lesson().id());
            row.setOnAction(event -> choice.chooseLesson(one.lesson().id()));
            lessons.getChildren().add(row);
            if (here) {
                lessons.getChildren().add(new GivenTools(choice, one, verbs, texts));
                continue;
            }
            one.assignment()
                    .dueOn()
                    .ifPresent(
                            due ->
                                    row.setText(
                                            one.lesson().title()
                                                    + "\n"
                                                    + texts.get("classroom.due", day(due))));
        }
        pages.getChildren().clear();
        if (choice.chosen().get().isPresent()) {
            for (Page page : Page.values()) {
                if (page != Page.GRID) {
                    Button row =
                            row(
                                    texts.get("classroom.page." + page.key()),
                                    choice.page().get() == page);
                    row.setId("page-" + page.key());
                    row.setOnAction(event -> choice.page().set(page));
                    pages.getChildren().add(row);
                }
            }
        }
    }

    private static Button row(String text, boolean here) {
        Button row = new Button(text);
        row.getStyleClass().setAll("button", "row");
        if (here) {
            row.getStyleClass().add("chosen");
        }
        row.setMaxWidth(Double.MAX_VALUE);
        row.setWrapText(true);
        row.setMinHeight(Region.USE_PREF_SIZE);
        return row;
    }

    private void fillMenu() {
        give.getItems().clear();
        for (Lesson lesson : choice.others()) {
            MenuItem item = new MenuItem(lesson.title());
            item.setOnAction(event -> choice.give(lesson.id(), Optional.empty()));
            give.getItems().add(item);
        }
        if (give.getItems().isEmpty()) {
            MenuItem none = new MenuItem(texts.get("classroom.give.none"));
            none.setDisable(true);
            give.getItems().add(none);
        }
    }

    /// Shows a class by its name.
    private static final class Names extends StringConverter<SchoolClass> {
        @Override
        public String toString(@Nullable SchoolClass one) {
            return one == null ? "" : one.name();
        }

        @Override
        public @Nullable SchoolClass fromString(String name) {
            return null;
        }
    }
}
