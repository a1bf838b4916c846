package app.saywell.ui.shell;

import app.saywell.practice.Practice;
import app.saywell.task.Tasks;
import app.saywell.ui.studio.FilePrompt;
import app.saywell.ui.studio.Keys;

import javafx.scene.Scene;

import java.nio.file.Path;
import java.util.function.Function;

/// What the window is handed by whoever starts it.
///
/// @param tasks answers on the window's thread
/// @param dataFolder where everything is kept, to be shown
/// @param files asks for files over the window of a scene
public record Ports(
        Practice practice,
        Tasks tasks,
        Keys keys,
        Path dataFolder,
        Function<Scene, FilePrompt> files) {

    /// Asks for files with the system's own windows.
    public Ports(Practice practice, Tasks tasks, Keys keys, Path dataFolder) {
        this(practice, tasks, keys, dataFolder, Choosers::new);
    }
}
