package app.saywell.desk.lessons.view;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.school.lesson.Lesson;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The list of lessons, with a field that searches in titles, tags and sentences.
final class LessonList extends VBox {
    private static final String CHOSEN = "chosen";

    private final LessonsViewModel viewModel;
    private final LocalizedTexts texts;
    private final Consumer<Lesson> open;
    private final VBox rows = new VBox(2);
    private final Map<Lesson, Button> rowByLesson = new HashMap<>();
    private final Label nothing;

    /// @param open a lesson that was clicked
    LessonList(LessonsViewModel viewModel, LocalizedTexts texts, Consumer<Lesson> open) {
        super(8);
        this.viewModel = viewModel;
        this.texts = texts;
        this.open = open;
        TextField search = new TextField();
        search.setId("lesson-search");
        search.promptTextProperty().bind(texts.binding("lessons.search"));
        search.accessibleTextProperty().bind(texts.binding("lessons.search"));
        search.textProperty().bindBidirectional(viewModel.listViewModel().search());
        VBox searchBox = NodeFactory.column(0, search);
        searchBox.getStyleClass().add("list-search");
        nothing = NodeFactory.wrapped(NodeFactory.label(texts.binding("lessons.search.nothing"), "caption"));
        Region list = NodeFactory.scrollingList(rows);
        VBox.setVgrow(list, Priority.ALWAYS);
        getChildren().addAll(searchBox, nothing, list);
        VBox.setVgrow(this, Priority.ALWAYS);
        viewModel.listViewModel().shown().subscribe(any -> refresh());
    }

    /// Brings the list up to date and keeps the focus in it. The row of a lesson that did not change stays.
    void refresh() {
        Node owner = rows.getScene() == null ? null : rows.getScene().getFocusOwner();
        boolean focused = rows.getChildren().stream().anyMatch(row -> row == owner);
        List<Lesson> lessons = viewModel.listViewModel().shown().get();
        rowByLesson.keySet().retainAll(lessons);
        long chosen = viewModel.selectedLesson().get().map(Lesson::id).orElse(0L);
        List<Button> wanted = new ArrayList<>();
        for (Lesson lesson : lessons) {
            Button row = rowByLesson.computeIfAbsent(lesson, this::row);
            List<String> styles = row.getStyleClass();
            if (lesson.id() != chosen) {
                styles.remove(CHOSEN);
            } else if (!styles.contains(CHOSEN)) {
                styles.add(CHOSEN);
            }
            wanted.add(row);
        }
        NodeFactory.exchangeChildren(rows, wanted);
        NodeFactory.setShown(
                nothing,
                lessons.isEmpty() && !viewModel.listViewModel().search().get().isBlank());
        if (focused) {
            focusChosenRow();
        }
    }

    private Button row(Lesson lesson) {
        Button row = new Button(lesson.title());
        row.getStyleClass().setAll("button", "row");
        row.setMaxWidth(Double.MAX_VALUE);
        row.setWrapText(true);
        row.setMinHeight(Region.USE_PREF_SIZE);
        if (!lesson.tags().isEmpty()) {
            String tags = String.join(" · ", lesson.tags());
            row.setText(lesson.title() + "\n" + tags);
            row.setAccessibleText(lesson.title() + ", " + texts.get("lessons.tags") + " " + tags);
        }
        row.setOnAction(event -> open.accept(lesson));
        return row;
    }

    /// Puts the keyboard on the chosen lesson, or else on the first one; false if there is none.
    boolean focusChosenRow() {
        List<Node> all = rows.getChildren();
        all.stream()
                .filter(row -> row.getStyleClass().contains(CHOSEN))
                .findFirst()
                .or(() -> all.stream().findFirst())
                .ifPresent(Node::requestFocus);
        return !all.isEmpty();
    }
}
