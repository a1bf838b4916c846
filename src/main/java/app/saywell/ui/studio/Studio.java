package app.saywell.ui.studio;

import app.saywell.practice.Practice;
import app.saywell.task.Tasks;
import app.saywell.ui.kit.sound.Clips;
import app.saywell.ui.kit.sound.Sound;

/// What a screen works with.
///
/// @param tasks runs what takes a while and answers on the window's thread
public record Studio(Practice practice, Tasks tasks, Sound sound, Clips clips) {

    /// With clips of the practice's own takes and readings.
    public static Studio of(Practice practice, Tasks tasks, Sound sound) {
        return new Studio(practice, tasks, sound, new Clips(practice.takes()::file, tasks));
    }
}
