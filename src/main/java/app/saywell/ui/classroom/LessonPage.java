package app.saywell.ui.classroom;

import app.saywell.ui.classroom.rotation.ProjectorPane;
import app.saywell.ui.classroom.rotation.RotationCard;
import app.saywell.ui.classroom.rotation.RotationModel;
import app.saywell.ui.classroom.teaching.TeachingCard;
import app.saywell.ui.kit.Nodes;

import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;

/// The lesson in the room: the grid with the microphone beside it, or, for those who look on, the
/// sentence alone.
final class LessonPage extends StackPane {

    LessonPage(
            GridPage grid,
            RotationCard card,
            TeachingCard teaching,
            ProjectorPane projector,
            RotationModel rotation) {
        ScrollPane right = new ScrollPane(Nodes.column(12, card, teaching));
        right.getStyleClass().add("class-right");
        right.setFitToWidth(true);
        right.setFocusTraversable(false);
        HBox.setHgrow(grid, Priority.ALWAYS);
        HBox both = Nodes.row(0, grid, right);
        Nodes.showWhen(right, rotation.turn().map(turn -> turn.isPresent()));
        Nodes.showWhen(both, rotation.projector().not());
        Nodes.showWhen(projector, rotation.projector());
        getChildren().addAll(both, projector);
    }
}
