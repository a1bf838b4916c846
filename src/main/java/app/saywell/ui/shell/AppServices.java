package app.saywell.ui.shell;

import app.saywell.practice.UseCases;
import app.saywell.task.TaskRunner;
import app.saywell.ui.context.FilePrompt;
import app.saywell.ui.context.ManagedKeys;
import app.saywell.ui.context.SupportServices;
import java.nio.file.Path;
import java.util.function.Function;
import javafx.scene.Scene;

/// The services that the window needs from the application.
///
/// @param tasks answers on the UI thread
/// @param dataFolder the data folder, to show it in the settings
/// @param support updates and the doctor
/// @param files creates the file dialogs for a scene
public record AppServices(
        UseCases practice,
        TaskRunner tasks,
        ManagedKeys keys,
        Path dataFolder,
        SupportServices support,
        Function<Scene, FilePrompt> files) {

    /// Uses the file dialogs of the system.
    public AppServices(
            UseCases practice, TaskRunner tasks, ManagedKeys keys, Path dataFolder, SupportServices support) {
        this(practice, tasks, keys, dataFolder, support, SystemFilePrompt::new);
    }
}
