package app.saywell.desk.ear.view;

import app.saywell.desk.ear.Trial;
import app.saywell.desk.lessons.voice.PreparedSound;
import app.saywell.desk.lessons.voice.WordAudio;

/// A trial whose sound is made before it is asked, so that it begins with the key that asks for it.
record PreparedTrial(Trial trial, PreparedSound sound) {

    /// Begins to make the sound.
    ///
    /// @param afterwards called when something came of it
    static PreparedTrial of(Trial trial, WordAudio voice, Runnable afterwards) {
        return new PreparedTrial(
                trial,
                new PreparedSound(trial.text(), trial.manner(), trial.word().guide(), voice, afterwards));
    }
}
