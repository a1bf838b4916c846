package app.saywell.judge.engine.scoring;

import app.saywell.speech.language.EngineException;
import app.saywell.speech.language.EngineException.EngineErrorKind;
import app.saywell.speech.language.InterruptCheck;
import app.saywell.speech.signal.OverlappingVoicesDetector;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.signal.SpeechBand;
import app.saywell.speech.signal.TakeQuality;
import app.saywell.speech.signal.TakeQuality.CompletenessVerdict;
import app.saywell.speech.signal.TakeQuality.LoudnessVerdict;
import app.saywell.speech.signal.TakeQuality.NoiseVerdict;

/// Refuses recordings that cannot be scored.
final class AudioUsabilityCheck {
    /// Longer recordings cannot be scored within the service's time-out on slow computers.
    private static final double MAX_SECONDS = 600;

    /// A shorter recording may contain speech only, so its quietest part is not background.
    private static final double MIN_SECONDS_FOR_NOISE = 1;

    /// Samples from this amplitude on count as clipped. Recordings with a larger share of them are
    /// refused.
    private static final float CLIPPED_AMPLITUDE = 0.999f;

    private static final double MAX_CLIPPED_SHARE = 0.05;

    private AudioUsabilityCheck() {}

    /// What [SpeechBand] leaves of a recording that can be scored.
    ///
    /// @throws EngineException of kind UNUSABLE_AUDIO or INTERRUPTED
    static Pcm usableSpeech(Pcm audio) {
        if (audio.seconds() > MAX_SECONDS) {
            throw unusable("The recording is longer than ten minutes.");
        }
        Pcm speech = SpeechBand.of(audio, InterruptCheck::throwIfInterrupted);
        TakeQuality quality = TakeQuality.of(audio, speech);
        InterruptCheck.throwIfInterrupted();
        if (quality.completeness().verdict() == CompletenessVerdict.TOO_SHORT) {
            throw unusable("The recording is too short to hold speech.");
        }
        if (quality.isSilent()) {
            throw unusable("The recording is silent.");
        }
        if (clippedShare(audio) > MAX_CLIPPED_SHARE) {
            throw unusable(
                    "The recording is distorted: the microphone was too loud. Turn it down and" + " record again.");
        }
        if (OverlappingVoicesDetector.hasTwoVoices(speech)) {
            throw unusable("Two people speak at the same time in the recording. Record one voice at a"
                    + " time, with the others a little farther away.");
        }
        if (quality.noise().verdict() == NoiseVerdict.VERY_NOISY && audio.seconds() > MIN_SECONDS_FOR_NOISE) {
            throw unusable(
                    quality.level().verdict() == LoudnessVerdict.TOO_QUIET
                            ? "The voice is too far away or too quiet compared with the"
                                    + " background. Record closer to the microphone."
                            : "The recording is too noisy: the voice is hardly louder than the"
                                    + " background. Record in a quieter place or closer to the"
                                    + " microphone.");
        }
        return speech;
    }

    private static double clippedShare(Pcm audio) {
        int count = 0;
        for (float sample : audio.samples()) {
            count += Math.abs(sample) >= CLIPPED_AMPLITUDE ? 1 : 0;
        }
        return (double) count / audio.samples().length;
    }

    private static EngineException unusable(String message) {
        return new EngineException(EngineErrorKind.UNUSABLE_AUDIO, message);
    }
}
