package app.saywell.desk.classroom;

import app.saywell.desk.classes.view.ClassTab;
import app.saywell.desk.classes.view.ClassViewModel;
import app.saywell.desk.kit.GradualContent;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import java.util.Map;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The class screen as nodes: the sidebar, and the selected tab.
public final class ClassView {
    /// The style sheet of this screen, for the scene.
    public static final String STYLES = "classroom/classroom.css";

    private final ClassViewModel classViewModel;
    private final LocalizedTexts texts;
    private final Map<ClassTab, Node> tabContents;
    private final BorderPane root = new BorderPane();
    private final BorderPane contentPane = new BorderPane();
    private final VBox emptyPane = new VBox(12);
    private final ClassSidebar sidebar;
    private final GradeProposalPane gradeProposal;
    private final NewClassPane newClassPane;
    private final ScrollPane newClassScroller;
    private final GradesViewModel grades;
    private final Button createButton;

    /// @param tabContents the node of each tab
    /// @param actions what the sidebar offers for an assigned lesson
    /// @param notice is shown above every tab
    ClassView(
            ClassViewModel classViewModel,
            LocalizedTexts texts,
            Map<ClassTab, Node> tabContents,
            AssignmentActions actions,
            Node notice) {
        this.classViewModel = classViewModel;
        this.texts = texts;
        this.tabContents = tabContents;
        contentPane.setTop(notice);
        createButton = NodeFactory.button(
                texts.binding("classroom.new"),
                () -> classViewModel.newClass().begin(texts.get("classroom.untitled")),
                "primary");
        grades = actions.gradesViewModel();
        gradeProposal = new GradeProposalPane(grades, texts);
        newClassPane = new NewClassPane(classViewModel.newClass(), texts, this::focusWhereItBegan);
        newClassScroller = scrolling(newClassPane);
        sidebar = new ClassSidebar(classViewModel, actions, texts);
        layout();
        bind();
    }

    /// The root node.
    public Parent root() {
        return root;
    }

    /// Gives the keyboard to what a teacher without a class does first.
    void focusFirstStep() {
        NodeFactory.whenInScene(createButton, () -> NodeFactory.focusByKey(createButton));
    }

    /// Gives the keyboard to the name of the class that is being made.
    void focusNewClass() {
        newClassPane.focusName();
    }

    /// Leaves the whole screen to the projector while it is shown.
    void hideSidebarWhile(ObservableValue<Boolean> projecting) {
        NodeFactory.showWhen(sidebar, projecting.map(shown -> !shown));
    }

    /// Says in the sidebar that a tab is open.
    void tellWhileOpen(ClassTab tab, ObservableValue<Boolean> isOpen) {
        sidebar.tellWhileOpen(tab, isOpen);
    }

    private void layout() {
        root.getStyleClass().add("classroom");
        // In the order in which the Tab key visits them.
        root.setLeft(sidebar);
        // The tab enters the window a frame after the sidebar.
        StackPane content = new StackPane(contentPane);
        GradualContent.of(content, 0, 1);
        root.setCenter(content);
        createButton.setId("first-class");
        VBox card = NodeFactory.column(
                12,
                NodeFactory.label(texts.binding("classroom.empty.title"), "page-title"),
                NodeFactory.wrapped(NodeFactory.label(texts.binding("classroom.empty"), "soft")),
                createButton);
        card.getStyleClass().add("card");
        card.setMaxWidth(620);
        emptyPane.getStyleClass().add("middle");
        emptyPane.setAlignment(Pos.TOP_LEFT);
        emptyPane.getChildren().add(card);
    }

    private void bind() {
        classViewModel.selectedTab().subscribe(any -> show());
        classViewModel.selectedClass().subscribe(any -> show());
        classViewModel.newClass().open().subscribe(any -> show());
        classViewModel.newClass().requests().subscribe((was, is) -> focusNewClass());
        grades.proposal().subscribe((was, is) -> {
            show();
            if (was.isEmpty() && is.isPresent()) {
                classViewModel.newClass().cancel();
                gradeProposal.focusDecision();
            }
        });
    }

    private void focusWhereItBegan() {
        if (classViewModel.selectedClass().get().isEmpty()) {
            focusFirstStep();
        } else {
            sidebar.focusNewClass();
        }
    }

    private void show() {
        Node content = chooseContent();
        if (contentPane.getCenter() != content) {
            contentPane.setCenter(content);
        }
    }

    private Node chooseContent() {
        if (classViewModel.newClass().open().get()) {
            return newClassScroller;
        }
        if (classViewModel.selectedClass().get().isEmpty()) {
            return emptyPane;
        }
        return grades.proposal().get().isPresent()
                ? gradeProposal
                : tabContents.getOrDefault(classViewModel.selectedTab().get(), new StackPane());
    }

    /// Lets a tab scroll when the window is too low for it.
    static ScrollPane scrolling(Node page) {
        ScrollPane pane = new ScrollPane(page);
        pane.setFitToWidth(true);
        pane.setFocusTraversable(false);
        return pane;
    }
}
