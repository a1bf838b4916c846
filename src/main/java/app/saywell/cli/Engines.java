package app.saywell.cli;

import app.saywell.engine.SpeechEngine;
import app.saywell.engine.judge.AcousticSpeechEngine;

import java.nio.file.Path;

/// Puts the speech engine together.
public final class Engines {
    /// Changes whenever the same recording may get another score.
    static final String VERSION = "2";

    private Engines() {}

    /// Loads the models.
    ///
    /// @param folder where what is made of the models may be kept for the next start
    public static SpeechEngine open(Path folder) {
        return AcousticSpeechEngine.load(folder.resolve("whisper"));
    }
}
