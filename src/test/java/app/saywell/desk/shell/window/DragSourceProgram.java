package app.saywell.desk.shell.window;

import java.io.File;
import java.io.IOException;
import java.util.List;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import javafx.stage.StageStyle;

/// A window of another program, from which a file is dragged.
final class DragSourceProgram {
    private DragSourceProgram() {}

    /// @param arguments the file, and where the window lies on the screen: x, y, width, height
    public static void main(String[] arguments) throws IOException {
        WindowRobot.run(() -> {
            StackPane root = new StackPane(new Label(arguments[0]));
            root.setOnDragDetected(event -> {
                ClipboardContent files = new ClipboardContent();
                files.putFiles(List.of(new File(arguments[0])));
                root.startDragAndDrop(TransferMode.COPY).setContent(files);
                event.consume();
            });
            Stage stage = new Stage(StageStyle.UNDECORATED);
            stage.setX(Double.parseDouble(arguments[1]));
            stage.setY(Double.parseDouble(arguments[2]));
            stage.setWidth(Double.parseDouble(arguments[3]));
            stage.setHeight(Double.parseDouble(arguments[4]));
            stage.setScene(new Scene(root));
            stage.show();
        });
        System.out.println("shown");
        // Ends with its parent.
        System.in.transferTo(java.io.OutputStream.nullOutputStream());
        System.exit(0);
    }
}
