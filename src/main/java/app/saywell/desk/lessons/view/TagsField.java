package app.saywell.desk.lessons.view;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.school.lesson.LessonTags;
import javafx.scene.control.TextField;

/// The tags of the selected lesson, to be changed; stored when the field is left.
final class TagsField extends TextField {
    private static final int COLUMNS = 14;

    TagsField(LessonsViewModel viewModel, LocalizedTexts texts) {
        setId("lesson-tags");
        setPrefColumnCount(COLUMNS);
        setMinWidth(0);
        promptTextProperty().bind(texts.binding("lessons.tags.prompt"));
        accessibleTextProperty().bind(texts.binding("lessons.tags"));
        viewModel
                .selectedLesson()
                .subscribe(selected -> setText(
                        selected.map(lesson -> LessonTags.format(lesson.tags())).orElse("")));
        NodeFactory.saveWhenLeft(this, () -> viewModel.selectedLesson().get().ifPresent(lesson -> viewModel
                .listViewModel()
                .setTags(lesson, getText())));
    }
}
