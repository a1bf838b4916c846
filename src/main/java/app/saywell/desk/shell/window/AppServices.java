package app.saywell.desk.shell.window;

import app.saywell.desk.kit.context.FilePrompt;
import app.saywell.desk.settings.keys.ManagedKeys;
import app.saywell.desk.settings.keys.SupportServices;
import app.saywell.desk.shell.cases.ServiceGraph;
import app.saywell.speech.task.TaskRunner;
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
        ServiceGraph practice,
        TaskRunner tasks,
        ManagedKeys keys,
        Path dataFolder,
        SupportServices support,
        Function<Scene, FilePrompt> files) {

    /// Uses the file dialogs of the system.
    public AppServices(
            ServiceGraph practice, TaskRunner tasks, ManagedKeys keys, Path dataFolder, SupportServices support) {
        this(practice, tasks, keys, dataFolder, support, SystemFilePrompt::new);
    }
}
