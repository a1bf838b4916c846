package app.saywell.desk.practice.detail;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.practice.state.PracticeActions;
import app.saywell.desk.practice.state.SpokenExample;
import javafx.animation.PauseTransition;
import javafx.scene.control.Button;
import javafx.util.Duration;

/// Has the computer voice say something. While the pointer rests on it, or it has the keyboard, the sound is made
/// ahead.
public final class ExampleButton extends Button {
    private static final Duration REST = Duration.millis(150);

    /// @param name what it shows
    public ExampleButton(String name, SpokenExample example, PracticeActions actions) {
        super(name, NodeFactory.icon("icon-play"));
        getStyleClass().setAll("button", "chip");
        setOnAction(event -> actions.speak(example));
        PauseTransition rest = new PauseTransition(REST);
        rest.setOnFinished(event -> actions.prepare(example));
        hoverProperty().subscribe(near -> startOrStop(rest, near));
        focusedProperty().subscribe(near -> startOrStop(rest, near));
    }

    private static void startOrStop(PauseTransition rest, boolean near) {
        if (near) {
            rest.playFromStart();
        } else {
            rest.stop();
        }
    }
}
