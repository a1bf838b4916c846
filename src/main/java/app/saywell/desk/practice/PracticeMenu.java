package app.saywell.desk.practice;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.SearchableChoice;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.practice.state.LearnerOption;
import app.saywell.desk.practice.state.LessonOption;
import app.saywell.desk.practice.state.PracticeActions;
import app.saywell.desk.practice.state.PracticeState;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.controlsfx.control.SearchableComboBox;

/// The lesson, chosen from all lessons, and a menu to add or rename the person who practises and
/// the lesson. A name is written in place.
final class PracticeMenu extends VBox {
    private static final int MAX_NAME_LENGTH = 60;

    private final PracticeState practiceState;
    private final PracticeActions actions;
    private final LocalizedTexts texts;
    private final StackPane lessonBox = new StackPane();
    private final MenuButton menu = new MenuButton("⋯");
    private List<LessonOption> shownLessons = List.of();

    PracticeMenu(PracticeState practiceState, PracticeActions actions, LocalizedTexts texts) {
        super(6);
        this.practiceState = practiceState;
        this.actions = actions;
        this.texts = texts;
        menu.setId("practice-menu");
        menu.getStyleClass().add("practice-menu");
        menu.setMinWidth(USE_PREF_SIZE);
        menu.accessibleTextProperty().bind(texts.binding("practice.person.menu"));
        menu.getItems()
                .addAll(
                        item("person.add", "person.name", () -> "", actions::addLearner),
                        item("person.rename", "person.name", this::learnerName, actions::renameLearner),
                        item("lesson.add", "lesson.title", () -> "", actions::addLesson),
                        item("lesson.rename", "lesson.title", this::lessonTitle, actions::renameLesson));
        HBox.setHgrow(lessonBox, Priority.ALWAYS);
        lessonBox.setAlignment(Pos.CENTER_LEFT);
        HBox row = NodeFactory.row(4, lessonBox, menu);
        row.setAlignment(Pos.CENTER_LEFT);
        getChildren().add(row);
        practiceState.lessons().subscribe(any -> refresh());
        texts.language().addListener(change -> {
            shownLessons = List.of();
            refresh();
        });
    }

    private String learnerName() {
        return practiceState.learners().get().stream()
                .filter(LearnerOption::isCurrent)
                .map(LearnerOption::name)
                .findFirst()
                .orElse("");
    }

    private Optional<LessonOption> openLesson() {
        return practiceState.lessons().get().stream()
                .filter(LessonOption::isOpen)
                .findFirst();
    }

    private String lessonTitle() {
        return openLesson().map(LessonOption::title).orElse("");
    }

    private void refresh() {
        List<LessonOption> lessons = practiceState.lessons().get();
        if (lessons.size() <= 1) {
            shownLessons = List.of();
            Label title = NodeFactory.wrapped(NodeFactory.label(lessonTitle(), "place-title"));
            lessonBox.getChildren().setAll(title);
        } else if (!lessons.equals(shownLessons)) {
            shownLessons = lessons;
            NodeFactory.rebuildKeepingFocus(
                    lessonBox, () -> lessonBox.getChildren().setAll(lessonChoice(lessons)));
        }
    }

    private SearchableComboBox<LessonOption> lessonChoice(List<LessonOption> lessons) {
        SearchableComboBox<LessonOption> choice = SearchableChoice.create("lesson-choice", LessonOption::title);
        choice.getStyleClass().add("lesson-choice");
        choice.setMinWidth(0);
        choice.getItems().setAll(lessons);
        openLesson().ifPresent(choice::setValue);
        choice.setAccessibleText(texts.get("practice.lesson.choice", lessonTitle()));
        SearchableChoice.onChosen(choice, chosen -> {
            if (!chosen.isOpen()) {
                actions.chooseLesson(chosen.lessonId());
            }
        });
        return choice;
    }

    private MenuItem item(String key, String promptKey, Supplier<String> text, Consumer<String> save) {
        MenuItem item = new MenuItem();
        item.setId(key.replace('.', '-'));
        item.textProperty().bind(texts.binding("practice." + key));
        item.setOnAction(event -> openForm(promptKey, text.get(), save));
        return item;
    }

    private void openForm(String promptKey, String text, Consumer<String> save) {
        Label caption = NodeFactory.label(texts.binding("practice." + promptKey), "caption");
        TextField field = new TextField(text);
        field.setId("name-field");
        caption.setLabelFor(field);
        field.setAccessibleText(texts.get("practice." + promptKey));
        Runnable confirm = () -> {
            String name = field.getText().strip();
            if (name.isEmpty()) {
                field.requestFocus();
                return;
            }
            closeForm();
            save.accept(name.substring(0, Math.min(MAX_NAME_LENGTH, name.length())));
        };
        field.setOnAction(event -> confirm.run());
        field.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ESCAPE) {
                closeForm();
                event.consume();
            }
        });
        var saveButton = NodeFactory.button(texts.binding("practice.name.save"), confirm, "chip");
        saveButton.setId("name-save");
        var cancelButton = NodeFactory.button(texts.binding("practice.name.cancel"), this::closeForm, "chip");
        cancelButton.setId("name-cancel");
        Node form = NodeFactory.column(6, caption, field, NodeFactory.row(6, saveButton, cancelButton));
        form.setId("name-form");
        getChildren().removeIf(node -> "name-form".equals(node.getId()));
        getChildren().add(form);
        field.requestFocus();
        field.selectAll();
    }

    private void closeForm() {
        getChildren().removeIf(node -> "name-form".equals(node.getId()));
        menu.requestFocus();
    }
}
