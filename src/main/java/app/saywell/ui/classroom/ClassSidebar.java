package app.saywell.ui.classroom;

import app.saywell.library.learner.SchoolClass;
import app.saywell.library.lesson.Lesson;
import app.saywell.ui.classroom.selection.AssignedLesson;
import app.saywell.ui.classroom.selection.ClassTab;
import app.saywell.ui.classroom.selection.ClassViewModel;
import app.saywell.ui.kit.NodeFactory;
import app.saywell.ui.kit.ScrollReveal;
import app.saywell.ui.kit.SearchableChoice;
import app.saywell.ui.kit.SettledChoice;
import app.saywell.ui.kit.text.LocalizedTexts;

import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.Optional;

/// The left column: the class, its lessons, and its other tabs.
final class ClassSidebar extends VBox {
    private final ClassViewModel classViewModel;
    private final AssignmentActions actions;
    private final LocalizedTexts texts;
    private final ComboBox<SchoolClass> classes =
            SearchableChoice.create("classes", SchoolClass::name);
    private final SettledChoice<SchoolClass> classChoice;
    private final VBox lessonRows = new VBox(2);
    private final VBox tabRows = new VBox(2);
    private final MenuButton assignMenu = new MenuButton();
    private final Region divider = divider();

    ClassSidebar(ClassViewModel classViewModel, AssignmentActions actions, LocalizedTexts texts) {
        super(12);
        this.classViewModel = classViewModel;
        this.actions = actions;
        this.texts = texts;
        classChoice =
                SearchableChoice.onChosen(
                        classes, selected -> classViewModel.selectClass(selected.id()));
        getStyleClass().addAll("roll", "class-column");
        ScrollPane list =
                new ScrollPane(NodeFactory.column(2, lessonRows, assignMenu, divider, tabRows));
        list.setFitToWidth(true);
        list.setFocusTraversable(false);
        VBox.setVgrow(list, Priority.ALWAYS);
        Label legend = NodeFactory.wrapped(NodeFactory.label(legend(), "caption"));
        legend.setId("legend");
        legend.getStyleClass().add("class-legend");
        getChildren().addAll(header(), list, legend);
        assignMenu.getStyleClass().add("give");
        assignMenu.setId("give-lesson");
        assignMenu.textProperty().bind(texts.binding("classroom.give"));
        assignMenu.setOnShowing(event -> fillAssignMenu());
        fillAssignMenu();
        bind();
    }

    private VBox header() {
        classes.accessibleTextProperty().bind(texts.binding("classroom.choose"));
        HBox.setHgrow(classes, Priority.ALWAYS);
        Button newClassButton = new Button();
        newClassButton.setGraphic(new FontIcon(Feather.PLUS));
        newClassButton.setId("new-class");
        newClassButton.getStyleClass().setAll("button", "icon-only");
        newClassButton.accessibleTextProperty().bind(texts.binding("classroom.new"));
        Tooltip tip = new Tooltip();
        tip.textProperty().bind(texts.binding("classroom.new"));
        newClassButton.setTooltip(tip);
        newClassButton.setOnAction(event -> create());
        VBox head =
                NodeFactory.column(
                        6,
                        NodeFactory.row(4, classes, newClassButton),
                        NodeFactory.wrapped(
                                NodeFactory.label(
                                        Bindings.createStringBinding(
                                                this::classFacts,
                                                classViewModel.selectedClass(),
                                                texts.language()),
                                        "caption")));
        head.getStyleClass().add("class-head");
        return head;
    }

    /// The thresholds of the class, in words.
    private StringBinding legend() {
        return Bindings.createStringBinding(
                () ->
                        classViewModel
                                .selectedClass()
                                .get()
                                .map(SchoolClass::thresholds)
                                .map(
                                        thresholds ->
                                                texts.get(
                                                        "classroom.legend",
                                                        Math.round(thresholds.nearly()),
                                                        Math.round(thresholds.good())))
                                .orElse(""),
                classViewModel.selectedClass(),
                texts.language());
    }

    private static Region divider() {
        Region rule = NodeFactory.separatorLine();
        VBox.setMargin(rule, new javafx.geometry.Insets(8, 8, 8, 8));
        return rule;
    }

    private void create() {
        classViewModel.createClass(texts.get("classroom.untitled"));
    }

    private String classFacts() {
        return classViewModel.selectedClass().get().map(this::classFacts).orElse("");
    }

    private String classFacts(SchoolClass schoolClass) {
        String learnerCount = texts.get("classroom.pupils", schoolClass.learnerCount());
        return schoolClass
                .eraseOn()
                .map(day -> learnerCount + " · " + texts.get("classroom.erased-on", formatDay(day)))
                .orElse(learnerCount + " · " + texts.get("classroom.never-erased"));
    }

    private String formatDay(java.time.LocalDate day) {
        return DateTimeFormatter.ofLocalizedDate(FormatStyle.MEDIUM)
                .withLocale(texts.language().get().locale())
                .format(day);
    }

    private void bind() {
        classViewModel.classes().subscribe(any -> showClasses());
        classViewModel.selectedClass().subscribe(any -> showClasses());
        classViewModel.assignedLessons().subscribe(any -> showLessons());
        classViewModel.selectedLesson().subscribe(any -> showLessons());
        classViewModel.selectedTab().subscribe(any -> showLessons());
        texts.language().addListener(change -> showLessons());
    }

    private void showClasses() {
        classChoice.show(
                classViewModel.classes().get(), classViewModel.selectedClass().get().orElse(null));
        boolean hasClass = classViewModel.selectedClass().get().isPresent();
        NodeFactory.setShown(assignMenu, hasClass);
        NodeFactory.setShown(divider, hasClass);
        classes.setVisible(hasClass);
        showLessons();
    }

    private void showLessons() {
        lessonRows.getChildren().clear();
        for (AssignedLesson assigned : classViewModel.assignedLessons().get()) {
            boolean isShown =
                    classViewModel.selectedTab().get() == ClassTab.GRID
                            && classViewModel
                                    .selectedLesson()
                                    .get()
                                    .filter(assigned::equals)
                                    .isPresent();
            Button row = rowButton(assigned.lesson().title(), isShown);
            row.setId("lesson-" + assigned.lesson().id());
            row.setOnAction(event -> classViewModel.selectLesson(assigned.lesson().id()));
            lessonRows.getChildren().add(row);
            if (isShown) {
                lessonRows
                        .getChildren()
                        .add(new AssignmentPane(classViewModel, assigned, actions, texts));
                continue;
            }
            assigned.assignment()
                    .dueOn()
                    .ifPresent(
                            due ->
                                    row.setText(
                                            assigned.lesson().title()
                                                    + "\n"
                                                    + texts.get("classroom.due", formatDay(due))));
        }
        tabRows.getChildren().clear();
        if (classViewModel.selectedClass().get().isPresent()) {
            for (ClassTab tab : ClassTab.values()) {
                if (tab != ClassTab.GRID) {
                    Button row =
                            rowButton(
                                    texts.get("classroom.page." + tab.key()),
                                    classViewModel.selectedTab().get() == tab);
                    row.setId("page-" + tab.key());
                    row.getStyleClass().add("tab-button");
                    row.setOnAction(event -> classViewModel.selectedTab().set(tab));
                    tabRows.getChildren().add(row);
                }
            }
        }
        Platform.runLater(this::revealChosenRow);
    }

    private void revealChosenRow() {
        lookupAll(".row.chosen").forEach(ScrollReveal::reveal);
    }

    private static Button rowButton(String text, boolean isShown) {
        Button row = new Button(text);
        row.getStyleClass().setAll("button", "row");
        if (isShown) {
            row.getStyleClass().add("chosen");
        }
        row.setMaxWidth(Double.MAX_VALUE);
        row.setWrapText(true);
        row.setMinHeight(Region.USE_PREF_SIZE);
        return row;
    }

    private void fillAssignMenu() {
        assignMenu.getItems().clear();
        for (Lesson lesson : classViewModel.unassignedLessons()) {
            MenuItem item = new MenuItem(lesson.title());
            item.setOnAction(event -> classViewModel.assign(lesson.id(), Optional.empty()));
            assignMenu.getItems().add(item);
        }
        if (assignMenu.getItems().isEmpty()) {
            MenuItem emptyItem = new MenuItem(texts.get("classroom.give.none"));
            emptyItem.setDisable(true);
            assignMenu.getItems().add(emptyItem);
        }
        MenuItem writeItem = new MenuItem(texts.get("classroom.give.new"));
        writeItem.setId("give-new-lesson");
        writeItem.setOnAction(event -> actions.writeLesson().run());
        assignMenu.getItems().addAll(new SeparatorMenuItem(), writeItem);
    }
}
