package app.saywell.desk.classroom;

import app.saywell.desk.classroom.grid.ClassGridView;
import app.saywell.desk.classroom.grid.GridSnapshot;
import app.saywell.desk.classroom.rotation.ProjectorPane;
import app.saywell.desk.classroom.rotation.RotationCard;
import app.saywell.desk.classroom.rotation.RotationHelpOverlay;
import app.saywell.desk.classroom.rotation.RotationKeyHandler;
import app.saywell.desk.classroom.rotation.RotationViewModel;
import app.saywell.desk.classroom.teaching.TeachingCard;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.keyboard.KeyBindings;
import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.school.take.Take;
import java.util.function.Consumer;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;

/// The grid of a lesson, the rotation beside it, and the projector that covers both.
final class GridTab extends StackPane {
    private final ClassViewModels viewModels;
    private final ClassGridView gridView;
    private final RotationViewModel rotation;
    private final RotationKeyHandler rotationKeys;
    private final RotationHelpOverlay helpOverlay;
    private final Consumer<Take> openTake;

    /// @param openTake opens a take on the practice screen
    GridTab(
            ClassViewModels viewModels,
            ClassScreenServices services,
            LocalizedTexts texts,
            KeyBindings keymap,
            Consumer<Take> openTake) {
        this.viewModels = viewModels;
        this.openTake = openTake;
        gridView = new ClassGridView(viewModels.grid, texts, this::cellActivated);
        // After the view, which must know the size of a new grid before a turn is shown in it.
        rotation = new RotationViewModel(services.rotation(), viewModels.grid);
        AudioSession audioSession = services.audioSession();
        RotationCard rotationCard =
                new RotationCard(rotation, audioSession, texts, keymap, viewModels.selection.names());
        helpOverlay = new RotationHelpOverlay(keymap, texts);
        rotationKeys = new RotationKeyHandler(
                rotation, keymap, rotationCard::focusSearch, rotationCard::askForTakeOwner, helpOverlay::toggle);
        rotationCard.onSearchClosed(gridView::requestFocus);
        rotationCard.showTyped(rotationKeys.typed(), rotationKeys.unknownNumber());
        ProjectorPane projector = new ProjectorPane(rotation, audioSession, texts, keymap);
        HBox gridAndSidebar = NodeFactory.row(
                0, gridPane(texts), sidebar(rotationCard, new TeachingCard(viewModels.teaching, texts)));
        NodeFactory.showWhen(gridAndSidebar, rotation.projector().not());
        NodeFactory.showWhen(projector, rotation.projector());
        getChildren().addAll(gridAndSidebar, projector, helpOverlay);
        rotation.projector().subscribe((was, is) -> {
            if (was && !is) {
                gridView.requestFocus();
            }
        });
    }

    private ClassGridPane gridPane(LocalizedTexts texts) {
        ClassGridPane pane =
                new ClassGridPane(viewModels.selection, viewModels.grid, gridView, texts, rotation::selectTurn);
        HBox.setHgrow(pane, Priority.ALWAYS);
        return pane;
    }

    private ScrollPane sidebar(RotationCard rotationCard, TeachingCard teachingCard) {
        ScrollPane sidebar = new ScrollPane(NodeFactory.column(12, rotationCard, teachingCard));
        sidebar.getStyleClass().add("class-right");
        sidebar.setFitToWidth(true);
        sidebar.setFocusTraversable(false);
        NodeFactory.showWhen(sidebar, rotation.turn().map(turn -> turn.isPresent()));
        return sidebar;
    }

    /// Whose turn it is, and the recording.
    RotationViewModel rotation() {
        return rotation;
    }

    /// Gives the keyboard to the grid, because the keys of the rotation work there: at once, or as soon as the class
    /// that was chosen is read, unless the keyboard has gone elsewhere meanwhile.
    void focusGrid() {
        gridView.requestFocus();
        Scene scene = gridView.getScene();
        if (scene == null || gridView.isFocused()) {
            return;
        }
        Node owner = scene.getFocusOwner();
        gridView.visibleProperty().addListener(new ChangeListener<>() {
            @Override
            public void changed(ObservableValue<? extends Boolean> visible, Boolean was, Boolean is) {
                gridView.visibleProperty().removeListener(this);
                if (scene.getFocusOwner() == owner) {
                    gridView.requestFocus();
                }
            }
        });
    }

    /// The same once the grid is in a scene.
    void focusGridWhenShown() {
        NodeFactory.whenInScene(gridView, gridView::requestFocus);
    }

    /// A cell with a take opens it. An empty cell starts a turn of that learner with that sentence.
    /// A name starts a turn of the learner.
    private void cellActivated(int row, int column) {
        GridSnapshot snapshot = viewModels.grid.snapshot().get();
        if (column < 0) {
            rotation.selectLearner(snapshot.learners().get(row).id());
        } else {
            Take.TakeOwner owner = snapshot.owner(row, column);
            viewModels.grid.findTake(owner, take -> take.ifPresentOrElse(openTake, () -> rotation.selectTurn(owner)));
        }
    }

    /// Closes the help that covers the tab; whether it was open.
    boolean closeHelp(KeyEvent event) {
        return event.getCode() == KeyCode.ESCAPE && helpOverlay.close();
    }

    /// Handles the keys of the rotation.
    void pressed(KeyEvent event) {
        rotationKeys.pressed(event);
    }
}
