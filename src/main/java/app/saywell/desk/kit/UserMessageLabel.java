package app.saywell.desk.kit;

import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.text.UserMessage;
import java.lang.ref.WeakReference;
import java.util.Optional;
import javafx.animation.AnimationTimer;
import javafx.animation.PauseTransition;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.util.Duration;

/// Tells the outcome of the last action, in the language of the window, and to a screen reader. In a window with a
/// [#LAYER] it lies over the status bar and takes no room, so that nothing moves under the pointer
/// and no control is covered; elsewhere it stands where it was put.
///
/// A success goes by itself after a while; any message goes with a click, with the next one, and
/// when another place is shown.
public final class UserMessageLabel extends Group {
    /// The style class of the [StackPane] of a window that messages lie over.
    public static final String LAYER = "message-layer";

    /// The style class of the part of the status bar that shows nothing: the end of a message is
    /// above its end, so that what stands beyond it, such as undo, is not covered.
    public static final String FREE_ROOM = "message-room";

    private static final double MAX_WIDTH = 640;
    private static final double GAP = 2;
    private static final double SIDE = 12;

    private final Label label = new Label();
    private final LiveMessage live = new LiveMessage();
    private final PauseTransition timer = closingTimer(new WeakReference<>(this));

    /// A message does not follow to another place.
    private final AnimationTimer placeWatch = new AnimationTimer() {
        @Override
        public void handle(long now) {
            if (getScene() == null
                    || getScene().getWindow() == null
                    || !getScene().getWindow().isShowing()
                    || !NodeFactory.isVisibleInTree(UserMessageLabel.this)) {
                close();
            } else {
                keepBesideUndo();
            }
        }
    };

    /// @param message the outcome of the last action
    /// @param id the id of the node with the text
    public UserMessageLabel(LocalizedTexts texts, ObservableValue<Optional<UserMessage>> message, String id) {
        label.setId(id);
        NodeFactory.wrapped(label);
        label.getStyleClass().addAll("notice", "told");
        label.setMaxWidth(Double.MAX_VALUE);
        label.setOnMouseClicked(event -> close());
        label.setVisible(false);
        label.setManaged(false);
        setManaged(false);
        live.setId(id + "-live");
        getChildren().addAll(label, live);
        sceneProperty().subscribe(scene -> layOverWindow());
        message.subscribe(current -> show(current, texts));
        texts.language().subscribe(changed -> translate(message.getValue(), texts));
    }

    /// A timer that runs does not keep the window of its message in memory.
    private static PauseTransition closingTimer(WeakReference<UserMessageLabel> label) {
        PauseTransition timer = new PauseTransition(Duration.seconds(12));
        timer.setOnFinished(event -> {
            UserMessageLabel present = label.get();
            if (present != null) {
                present.close();
            }
        });
        return timer;
    }

    private void show(Optional<UserMessage> message, LocalizedTexts texts) {
        close();
        if (message.isEmpty()) {
            return;
        }
        UserMessage present = message.get();
        translate(message, texts);
        label.getStyleClass().removeAll("failed", "told");
        label.getStyleClass().add(present.successful() ? "told" : "failed");
        label.setVisible(true);
        label.setManaged(true);
        setManaged(true);
        layOverWindow();
        if (NodeFactory.isVisibleInTree(this)) {
            live.tell(label.getText());
        }
        if (present.successful()) {
            timer.playFromStart();
        }
    }

    private void translate(Optional<UserMessage> message, LocalizedTexts texts) {
        message.ifPresent(present -> label.setText(texts.get(present.key(), present.arguments())));
    }

    private void layOverWindow() {
        if (label.isVisible()
                && label.getParent() == this
                && getScene() != null
                && getScene().getRoot() instanceof StackPane layer
                && layer.getStyleClass().contains(LAYER)) {
            layOver(layer);
        }
    }

    private void layOver(Pane layer) {
        setManaged(false);
        layer.getChildren().removeIf(node -> node.getStyleClass().contains("toast"));
        getChildren().remove(label);
        label.getStyleClass().add("toast");
        label.setMaxWidth(MAX_WIDTH);
        label.setMaxHeight(Region.USE_PREF_SIZE);
        StackPane.setAlignment(label, Pos.BOTTOM_RIGHT);
        layer.getChildren().add(label);
        keepBesideUndo();
        placeWatch.start();
    }

    /// The name of what can be undone may grow while the message is shown.
    private void keepBesideUndo() {
        if (label.getParent() instanceof Pane layer) {
            Node room = layer.lookup("." + FREE_ROOM);
            double right = room == null
                    ? SIDE
                    : layer.getWidth()
                            - room.localToScene(room.getLayoutBounds()).getMaxX();
            Insets margin = new Insets(0, Math.max(SIDE, right), GAP, SIDE);
            if (!margin.equals(StackPane.getMargin(label))) {
                StackPane.setMargin(label, margin);
            }
        }
    }

    private void close() {
        timer.stop();
        placeWatch.stop();
        label.setVisible(false);
        label.setManaged(false);
        setManaged(false);
        if (label.getParent() instanceof Pane layer) {
            layer.getChildren().remove(label);
            label.getStyleClass().remove("toast");
            getChildren().setAll(label, live);
        } else if (label.getParent() == null) {
            getChildren().setAll(label, live);
        }
    }
}
