package app.saywell.engine.judge;

import app.saywell.engine.EngineException;
import app.saywell.engine.EngineException.Kind;
import app.saywell.signal.Pcm;
import app.saywell.signal.TakeQuality;
import app.saywell.signal.TakeQuality.Completeness;
import app.saywell.signal.TakeQuality.Level;
import app.saywell.signal.TakeQuality.Noise;
import app.saywell.signal.TwoVoices;

/// Refuses recordings that nobody could judge.
final class SoundCheck {
    /// Longer recordings would not be judged within the service's time-out everywhere.
    private static final double LONGEST_SECONDS = 300;

    /// In a shorter recording, cut close around a word, the quietest tenth is speech as well.
    private static final double BACKGROUND_SECONDS = 1;

    /// Samples that count as cut off, and their share from which too little of the wave is left.
    private static final float CUT_OFF = 0.999f;

    private static final double MOST_CUT_OFF = 0.05;

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
        if (cutOff(audio) > MOST_CUT_OFF) {
            throw unusable(
                    "The recording is distorted: the microphone was too loud. Turn it down and"
                            + " record again.");
        }
        if (TwoVoices.in(audio)) {
            throw unusable(
                    "Two people speak at once in the recording. Record one voice at a time, with"
                            + " the others a little farther away.");
        }
        if (quality.noise().verdict() == Noise.VERY_NOISY && audio.seconds() > BACKGROUND_SECONDS) {
            throw unusable(
                    quality.level().verdict() == Level.TOO_QUIET
                            ? "The voice is too far away or too quiet to be told from the"
                                    + " background. Record nearer to the microphone."
                            : "The recording is too noisy: the voice hardly rises above the"
                                    + " background. Record in a quieter place or nearer to the"
                                    + " microphone.");
        }
    }

    private static double cutOff(Pcm audio) {
        int count = 0;
        for (float sample : audio.samples()) {
            count += Math.abs(sample) >= CUT_OFF ? 1 : 0;
        }
        return (double) count / audio.samples().length;
    }

    private static EngineException unusable(String message) {
        return new EngineException(Kind.UNUSABLE_AUDIO, message);
    }
}
