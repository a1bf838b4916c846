package app.saywell.judge.engine.ear;

import app.saywell.judge.engine.align.FramePosteriors;
import app.saywell.judge.engine.onnx.ModelRuntime;
import app.saywell.judge.engine.whisper.LogMel;
import app.saywell.speech.language.lexicon.Phone;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.signal.Resampler;

/// Says which phone the frame network hears in a stretch of a recording, whatever is expected.
public final class FreeListener {
    private static final double SHARE_AT_EDGES = 0.2;

    private final FramePosteriors posteriors;
    private final double startSeconds;

    private FreeListener(FramePosteriors posteriors, double startSeconds) {
        this.posteriors = posteriors;
        this.startSeconds = startSeconds;
    }

    /// Hears a recording.
    public static FreeListener of(ModelRuntime runtime, Pcm audio) {
        PlacedSpeech speech =
                PlacedSpeech.of(Resampler.resample(audio, LogMel.SAMPLE_RATE).samples());
        LogMel mel = LogMel.ofAll(speech.samples(), FeatureExtractor.MARGIN_STEPS);
        int steps = Math.min((speech.samples().length / 160 + 1) / 2, mel.frames() / 2);
        try (EarModels models = EarModels.lease(runtime)) {
            FramePosteriors heard = new FeatureExtractor(models).posteriors(mel, steps);
            return new FreeListener(heard, speech.startSeconds());
        }
    }

    /// How probable each phone is in each frame.
    public FramePosteriors posteriors() {
        return posteriors;
    }

    /// The most probable phone of a stretch, by the mean of its probabilities; its edges, which its
    /// neighbours colour, are left out.
    ///
    /// @param start in seconds of the recording
    public Phone heard(double start, double end) {
        double edge = SHARE_AT_EDGES * (end - start);
        int from = frame(start + edge);
        int to = Math.max(from + 1, frame(end - edge));
        double[] sums = new double[FramePosteriors.SILENCE];
        for (int frame = from; frame < Math.min(to, posteriors.frames()); frame++) {
            for (int phone = 0; phone < sums.length; phone++) {
                sums[phone] += Math.exp(posteriors.phones()[frame * FramePosteriors.CLASSES + phone]);
            }
        }
        int best = 0;
        for (int phone = 1; phone < sums.length; phone++) {
            best = sums[phone] > sums[best] ? phone : best;
        }
        return Phone.values()[best];
    }

    private int frame(double seconds) {
        long frame = Math.round((seconds - startSeconds) / FramePosteriors.FRAME_SECONDS);
        return (int) Math.clamp(frame, 0, Math.max(0, posteriors.frames() - 1));
    }
}
