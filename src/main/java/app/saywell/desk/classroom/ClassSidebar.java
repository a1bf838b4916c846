package app.saywell.desk.classroom;

import app.saywell.desk.classes.view.AssignedLesson;
import app.saywell.desk.classes.view.ClassTab;
import app.saywell.desk.classes.view.ClassViewModel;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.ScrollReveal;
import app.saywell.desk.kit.SearchableChoice;
import app.saywell.desk.kit.SettledChoice;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.school.learner.SchoolClass;
import app.saywell.desk.school.lesson.Lesson;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// The left column: the class, its lessons, and its other tabs.
final class ClassSidebar extends VBox {
    private static final String CHOSEN = "chosen";

    /// Below this height the lessons and the tabs share what there is.
    private static final double LOW = 560;

    /// What the class, some lessons and the legend need beside the tabs.
    private static final double BESIDE_TABS = 290;

    private final ClassViewModel classViewModel;
    private final AssignmentActions actions;
    private final LocalizedTexts texts;
    private final ComboBox<SchoolClass> classes = SearchableChoice.create("classes", SchoolClass::name);
    private final SettledChoice<SchoolClass> classChoice;
    private final VBox lessonRows = new VBox(2);
    private final VBox lessonList = new VBox(2, lessonRows);
    private final VBox tabRows = new VBox(2);
    private final MenuButton assignMenu = new MenuButton();
    private final Region divider = divider();
    private final Button newClassButton = new Button();
    private final Map<ClassTab, Button> tabButtons = new EnumMap<>(ClassTab.class);
    private final List<Button> lessonButtons = new ArrayList<>();
    private List<AssignedLesson> shownLessons = List.of();
    private @Nullable AssignmentPane assignmentPane;

    ClassSidebar(ClassViewModel classViewModel, AssignmentActions actions, LocalizedTexts texts) {
        super(12);
        this.classViewModel = classViewModel;
        this.actions = actions;
        this.texts = texts;
        // The keys belong to the class that was chosen, not to its name.
        classChoice = SearchableChoice.onChosen(classes, selected -> {
            classViewModel.selectClass(selected.id());
            actions.focusGrid().run();
        });
        getStyleClass().addAll("roll", "class-column");
        ScrollPane list = NodeFactory.scrollingList(lessonList);
        Label legend = NodeFactory.wrapped(NodeFactory.label(legend(), "caption"));
        legend.setId("legend");
        legend.getStyleClass().add("class-legend");
        getChildren().addAll(header(), list, divider, tabRows, legend);
        heightProperty().subscribe(this::placeTabs);
        tabRows.heightProperty().subscribe(this::placeTabs);
        lessonList.getChildren().add(assignMenu);
        assignMenu.getStyleClass().add("give");
        assignMenu.setId("give-lesson");
        assignMenu.textProperty().bind(texts.binding("classroom.give"));
        assignMenu.setOnShowing(event -> fillAssignMenu());
        fillAssignMenu();
        bind();
    }

    /// The tabs stay where they are however many lessons there are. In a low window they follow the lessons.
    private void placeTabs() {
        boolean isLow = getHeight() < Math.max(LOW, tabRows.getHeight() + BESIDE_TABS);
        Pane wanted = isLow ? lessonList : this;
        if (tabRows.getParent() != wanted) {
            List<Node> tabs = List.of(divider, tabRows);
            lessonList.getChildren().removeAll(tabs);
            getChildren().removeAll(tabs);
            wanted.getChildren()
                    .addAll(
                            isLow
                                    ? lessonList.getChildren().size()
                                    : getChildren().size() - 1,
                            tabs);
        }
    }

    private VBox header() {
        classes.accessibleTextProperty().bind(texts.binding("classroom.choose"));
        HBox.setHgrow(classes, Priority.ALWAYS);
        newClassButton.setGraphic(NodeFactory.icon(Feather.PLUS));
        newClassButton.setId("new-class");
        newClassButton.getStyleClass().setAll("button", "icon-only");
        newClassButton.accessibleTextProperty().bind(texts.binding("classroom.new"));
        Tooltip tip = new Tooltip();
        tip.textProperty().bind(texts.binding("classroom.new"));
        newClassButton.setTooltip(tip);
        newClassButton.setOnAction(event -> create());
        VBox head = NodeFactory.column(
                6,
                NodeFactory.row(4, classes, newClassButton),
                NodeFactory.wrapped(NodeFactory.label(
                        Bindings.createStringBinding(
                                this::classFacts, classViewModel.selectedClass(), texts.language()),
                        "caption")));
        head.getStyleClass().add("class-head");
        return head;
    }

    /// The thresholds of the class, in words.
    private StringBinding legend() {
        return Bindings.createStringBinding(
                () -> classViewModel
                        .selectedClass()
                        .get()
                        .map(SchoolClass::thresholds)
                        .map(thresholds -> texts.get(
                                "classroom.legend", Math.round(thresholds.nearly()), Math.round(thresholds.good())))
                        .orElse(""),
                classViewModel.selectedClass(),
                texts.language());
    }

    private static Region divider() {
        Region rule = NodeFactory.separatorLine();
        VBox.setMargin(rule, new javafx.geometry.Insets(2, 8, 2, 8));
        return rule;
    }

    private void create() {
        classViewModel.newClass().begin(texts.get("classroom.untitled"));
    }

    /// Gives the keyboard to the button that makes a class.
    void focusNewClass() {
        NodeFactory.focusByKey(newClassButton);
    }

    private String classFacts() {
        return classViewModel.selectedClass().get().map(this::classFacts).orElse("");
    }

    private String classFacts(SchoolClass schoolClass) {
        String learnerCount = texts.get("classroom.learners", schoolClass.learnerCount());
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
        for (ClassTab tab : ClassTab.values()) {
            if (tab != ClassTab.GRID) {
                tabButtons.put(tab, tabButton(tab));
            }
        }
        tabRows.getChildren().setAll(tabButtons.values());
        classViewModel.classes().subscribe(any -> showClasses());
        classViewModel.selectedClass().subscribe(any -> showClasses());
        classViewModel.assignedLessons().subscribe(any -> showLessons());
        classViewModel.selectedLesson().subscribe(any -> showLessons());
        classViewModel.selectedTab().subscribe(any -> showLessons());
        texts.language().addListener(change -> showLessons());
    }

    private Button tabButton(ClassTab tab) {
        Button row = rowButton();
        row.textProperty().bind(texts.binding("classroom.page." + tab.key()));
        row.setId("page-" + tab.key());
        row.getStyleClass().add("tab-button");
        row.setOnAction(event -> classViewModel.showTab(tab));
        return row;
    }

    /// Says in the row of a tab that it is open, so that nobody forgets what listens to the network.
    void tellWhileOpen(ClassTab tab, ObservableValue<Boolean> isOpen) {
        String key = "classroom.page." + tab.key();
        Objects.requireNonNull(tabButtons.get(tab))
                .textProperty()
                .bind(Bindings.createStringBinding(
                        () -> texts.get(isOpen.getValue() ? key + ".open" : key), isOpen, texts.language()));
    }

    private void showClasses() {
        classChoice.show(
                classViewModel.classes().get(),
                classViewModel.selectedClass().get().orElse(null));
        boolean hasClass = classViewModel.selectedClass().get().isPresent();
        NodeFactory.setShown(assignMenu, hasClass);
        NodeFactory.setShown(divider, hasClass);
        NodeFactory.setShown(tabRows, hasClass);
        classes.setVisible(hasClass);
        showLessons();
    }

    /// Rows that stay are kept with their styles and with the keyboard, if they have it.
    private void showLessons() {
        List<AssignedLesson> lessons = classViewModel.assignedLessons().get();
        Optional<AssignedLesson> chosen = classViewModel
                .selectedLesson()
                .get()
                .filter(any -> classViewModel.selectedTab().get() == ClassTab.GRID)
                .filter(lessons::contains);
        if (!lessons.equals(shownLessons)) {
            shownLessons = lessons;
            lessonButtons.clear();
            lessons.forEach(assigned -> lessonButtons.add(lessonButton(assigned)));
        }
        List<Node> rows = new ArrayList<>();
        for (int i = 0; i < lessons.size(); i++) {
            AssignedLesson assigned = lessons.get(i);
            boolean isShown = chosen.filter(assigned::equals).isPresent();
            Button row = lessonButtons.get(i);
            row.setText(isShown ? assigned.lesson().title() : titleWithDueDay(assigned));
            markChosen(row, isShown);
            rows.add(row);
            if (isShown) {
                rows.add(assignmentPane(assigned));
            }
        }
        if (!rows.equals(lessonRows.getChildren())) {
            lessonRows.getChildren().setAll(rows);
        }
        tabButtons.forEach(
                (tab, row) -> markChosen(row, classViewModel.selectedTab().get() == tab));
        // What is done with the lesson as far as it fits below its title.
        chosen.map(this::assignmentPane).ifPresent(ScrollReveal::revealSoon);
        lookupAll(".row.chosen").forEach(ScrollReveal::revealSoon);
    }

    private Button lessonButton(AssignedLesson assigned) {
        Button row = rowButton();
        row.setId("lesson-" + assigned.lesson().id());
        row.setOnAction(event -> classViewModel.selectLesson(assigned.lesson().id()));
        return row;
    }

    private String titleWithDueDay(AssignedLesson assigned) {
        String title = assigned.lesson().title();
        return assigned.assignment()
                .dueOn()
                .map(due -> title + "\n" + texts.get("classroom.due", formatDay(due)))
                .orElse(title);
    }

    private AssignmentPane assignmentPane(AssignedLesson assigned) {
        AssignmentPane pane = assignmentPane;
        if (pane == null || !pane.shows(assigned)) {
            pane = new AssignmentPane(classViewModel, assigned, actions, texts);
            assignmentPane = pane;
        }
        return pane;
    }

    private static Button rowButton() {
        Button row = new Button();
        row.getStyleClass().setAll("button", "row");
        row.setMaxWidth(Double.MAX_VALUE);
        row.setWrapText(true);
        row.setMinHeight(Region.USE_PREF_SIZE);
        return row;
    }

    private static void markChosen(Button row, boolean isChosen) {
        if (!isChosen) {
            row.getStyleClass().remove(CHOSEN);
        } else if (!row.getStyleClass().contains(CHOSEN)) {
            row.getStyleClass().add(CHOSEN);
        }
    }

    private void fillAssignMenu() {
        assignMenu.getItems().clear();
        for (Lesson lesson : classViewModel.unassignedLessons()) {
            MenuItem item = new MenuItem(lesson.title());
            item.setOnAction(event -> {
                classViewModel.assign(lesson.id(), Optional.empty());
                actions.focusGrid().run();
            });
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
