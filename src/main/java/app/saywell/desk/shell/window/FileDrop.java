package app.saywell.desk.shell.window;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Scene;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;

/// Files dropped on the window from the file manager.
final class FileDrop {
    private FileDrop() {}

    /// Calls `open` with the files that are dropped on a scene.
    static void install(Scene scene, Consumer<List<Path>> open) {
        scene.addEventHandler(DragEvent.DRAG_OVER, event -> {
            if (event.getDragboard().hasFiles()) {
                event.acceptTransferModes(TransferMode.COPY);
                event.consume();
            }
        });
        scene.addEventHandler(DragEvent.DRAG_DROPPED, event -> {
            List<Path> files =
                    event.getDragboard().getFiles().stream().map(File::toPath).toList();
            event.setDropCompleted(!files.isEmpty());
            event.consume();
            open.accept(files);
        });
    }
}
