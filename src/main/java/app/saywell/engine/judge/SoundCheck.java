package app.saywell.engine.judge;

import app.saywell.engine.EngineException;
import app.saywell.engine.EngineException.Kind;
import app.saywell.signal.Pcm;
import app.saywell.signal.TakeQuality;
import app.saywell.signal.TakeQuality.Completeness;

/// Refuses recordings that nobody could judge.
final class SoundCheck {
    /// Longer recordings would not be judged within the service's time-out everywhere.
    private static final double LONGEST_SECONDS = 300;

    private SoundCheck() {}

    static void require(Pcm audio) {
        if (audio.seconds() > LONGEST_SECONDS) {
            throw unusable("The recording is longer than five minutes.");
        }
        TakeQuality quality = TakeQuality.of(audio);
        if (quality.completeness().verdict() == Completeness.TOO_SHORT) {
            throw unusable("The recording is too short to hold speech.");
        }
        if (quality.isSilent()) {
            throw unusable("The recording is silent.");
        }
    }

    private static EngineException unusable(String message) {
        return new EngineException(Kind.UNUSABLE_AUDIO, message);
    }
}
