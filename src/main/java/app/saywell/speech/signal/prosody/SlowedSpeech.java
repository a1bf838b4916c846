package app.saywell.speech.signal.prosody;

import app.saywell.speech.signal.Pcm;
import app.saywell.speech.signal.PitchCurve;

/// A recording said slower, at its own pitch: every place is stretched alike.
///
/// @param seconds length of the result
/// @param speed 0.5 for half as fast
public record SlowedSpeech(double seconds, double speed) implements ProsodyPlan {
    /// The recording at a speed below 1, `1 / speed` times as long.
    public static Pcm of(Pcm audio, double speed) {
        PitchMarks marks = PitchMarks.of(audio, PitchCurve.of(audio));
        return PitchSynchronousOverlapAdd.synthesize(audio, marks, new SlowedSpeech(audio.seconds() / speed, speed));
    }

    @Override
    public double sourceSeconds(double at) {
        return at * speed;
    }

    @Override
    public double hertz(double at) {
        return 0;
    }

    @Override
    public double gain(double at) {
        return 1;
    }
}
