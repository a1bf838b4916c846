package app.saywell.desk.lessons.view;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.school.learner.SchoolClass;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import org.kordamp.ikonli.feather.Feather;

/// The classes that a copy of the selected lesson can be made for; nothing where there is none.
final class CopyForClassMenu extends MenuButton {
    private final LessonsViewModel viewModel;

    CopyForClassMenu(LessonsViewModel viewModel, LocalizedTexts texts) {
        this.viewModel = viewModel;
        setId("lesson-copy");
        getStyleClass().add("chip");
        setGraphic(NodeFactory.icon(Feather.USERS));
        textProperty().bind(texts.binding("lessons.copy-for-class"));
        viewModel.listViewModel().classes().subscribe(classes -> {
            getItems().setAll(classes.stream().map(this::item).toList());
            NodeFactory.setShown(this, !classes.isEmpty());
        });
    }

    private MenuItem item(SchoolClass schoolClass) {
        MenuItem item = new MenuItem(schoolClass.name());
        item.setOnAction(event -> viewModel.selectedLesson().get().ifPresent(lesson -> viewModel
                .listViewModel()
                .copyForClass(lesson, schoolClass, viewModel::selectLesson)));
        return item;
    }
}
