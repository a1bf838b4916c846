package app.saywell.ui.context;

import app.saywell.practice.UseCases;
import app.saywell.task.TaskRunner;
import app.saywell.ui.kit.sound.AudioSession;
import app.saywell.ui.kit.sound.ShownRecordings;

/// The services that a screen works with.
///
/// @param tasks runs long work in the background and answers on the UI thread
public record ScreenContext(
        UseCases practice, TaskRunner tasks, AudioSession audioSession, ShownRecordings recordings) {

    /// Creates the context with the takes and model readings of the library.
    public static ScreenContext of(UseCases practice, TaskRunner tasks, AudioSession audioSession) {
        return new ScreenContext(practice, tasks, audioSession, new ShownRecordings(practice.takes()::open, tasks));
    }
}
