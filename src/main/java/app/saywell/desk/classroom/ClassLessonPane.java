package app.saywell.desk.classroom;

import app.saywell.desk.classroom.rotation.ProjectorPane;
import app.saywell.desk.classroom.rotation.RotationCard;
import app.saywell.desk.classroom.rotation.RotationHelpOverlay;
import app.saywell.desk.classroom.rotation.RotationViewModel;
import app.saywell.desk.classroom.teaching.TeachingCard;
import app.saywell.desk.kit.NodeFactory;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;

/// A lesson in class: the grid with the rotation at its right, or, in projector mode, only the
/// sentence.
final class ClassLessonPane extends StackPane {

    ClassLessonPane(
            ClassGridPane gridPane,
            RotationCard rotationCard,
            TeachingCard teachingCard,
            ProjectorPane projectorPane,
            RotationHelpOverlay helpOverlay,
            RotationViewModel rotationViewModel) {
        ScrollPane sidebar = new ScrollPane(NodeFactory.column(12, rotationCard, teachingCard));
        sidebar.getStyleClass().add("class-right");
        sidebar.setFitToWidth(true);
        sidebar.setFocusTraversable(false);
        HBox.setHgrow(gridPane, Priority.ALWAYS);
        HBox gridAndSidebar = NodeFactory.row(0, gridPane, sidebar);
        NodeFactory.showWhen(sidebar, rotationViewModel.turn().map(turn -> turn.isPresent()));
        NodeFactory.showWhen(gridAndSidebar, rotationViewModel.projector().not());
        NodeFactory.showWhen(projectorPane, rotationViewModel.projector());
        getChildren().addAll(gridAndSidebar, projectorPane, helpOverlay);
    }
}
