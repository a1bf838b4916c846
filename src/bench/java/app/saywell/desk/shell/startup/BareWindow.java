package app.saywell.desk.shell.startup;

import javafx.animation.PauseTransition;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import javafx.util.Duration;

/// A JavaFX window with one label, the least that any JavaFX program needs to open.
public final class BareWindow {
    private BareWindow() {}

    /// Opens it. With the argument `once` it closes by itself.
    public static void main(String[] args) {
        Application.launch(BareApplication.class, args);
    }

    /// The application; public for JavaFX.
    public static final class BareApplication extends Application {
        @Override
        public void start(Stage stage) {
            stage.setScene(new Scene(new StackPane(new Label("A window with a label")), 1366, 768));
            stage.setX(0);
            stage.setY(0);
            stage.show();
            if (getParameters().getRaw().contains("once")) {
                PauseTransition pause = new PauseTransition(Duration.seconds(1));
                pause.setOnFinished(event -> Platform.exit());
                pause.play();
            }
        }
    }
}
