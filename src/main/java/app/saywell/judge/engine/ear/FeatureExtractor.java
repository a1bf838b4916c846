package app.saywell.judge.engine.ear;

import ai.onnxruntime.OrtSession;
import app.saywell.judge.engine.align.FramePosteriors;
import app.saywell.judge.engine.whisper.LogMel;
import app.saywell.judge.engine.whisper.WhisperEncoder;
import app.saywell.speech.language.InterruptCheck;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/// Runs Whisper's encoder and the frame network over a spectrum, in windows where it is long.
final class FeatureExtractor {
    /// Steps of silence after the speech. The networks were taught with 32, which changes nearly nothing and takes a
    /// tenth more time for a sentence (docs/performance.md).
    static final int MARGIN_STEPS = 8;

    /// The longest stretch that is heard at once, in frames.
    static final int WINDOW_FRAMES = 2800;

    private static final int WINDOW_HOP = 2400;

    /// After so many windows of a recording, what they left in the heap is collected: otherwise the
    /// heap grows by some 20 MB a window. A sentence has one window, and collects nothing.
    private static final int WINDOWS_PER_COLLECTION = 2;

    private static final List<Integer> LAYERS = IntStream.range(
                    0, WhisperEncoder.LAYERS + WhisperEncoder.ADAPTED_LAYERS)
            .boxed()
            .toList();
    private static final Set<String> OUTPUTS = Set.of("logp", "start");

    private final EarModels models;
    private int windows;

    FeatureExtractor(EarModels models) {
        this.models = models;
    }

    /// Features of a stretch that fits into one window.
    ///
    /// @param steps steps of the spectrum that hold speech
    EarFeatures features(LogMel mel, int steps) {
        float[][] layers = layers(mel, steps);
        LogMel speech = mel.window(0, 2 * steps, 0);
        return new EarFeatures(speech, layers, steps, posteriors(speech, layers, steps));
    }

    /// The layers alone.
    float[][] layers(LogMel mel, int steps) {
        windows++;
        if (windows % WINDOWS_PER_COLLECTION == 0) {
            System.gc();
        }
        return models.encoder().layers(mel, LAYERS, steps);
    }

    /// The posteriors of a spectrum of any length. Of two windows, each gives what lies on its side
    /// of the middle of their overlap.
    FramePosteriors posteriors(LogMel mel, int steps) {
        int frames = 2 * steps;
        FramePosteriors all =
                new FramePosteriors(new float[frames * FramePosteriors.CLASSES], new float[frames], new float[frames]);
        int half = (WINDOW_FRAMES - WINDOW_HOP) / 2;
        boolean last = false;
        for (int start = 0; !last; start += WINDOW_HOP) {
            InterruptCheck.throwIfInterrupted();
            int end = Math.min(frames, start + WINDOW_FRAMES);
            last = end == frames;
            EarFeatures window = features(mel.window(start, end, MARGIN_STEPS), (end - start) / 2);
            int from = start == 0 ? 0 : start + half;
            int to = last ? end : end - half;
            copy(window.posteriors().slice(from - start, to - start), all, from);
        }
        return all;
    }

    private static void copy(FramePosteriors part, FramePosteriors all, int frame) {
        System.arraycopy(part.starts(), 0, all.starts(), frame, part.frames());
        System.arraycopy(part.stress(), 0, all.stress(), frame, part.frames());
        System.arraycopy(part.phones(), 0, all.phones(), frame * FramePosteriors.CLASSES, part.phones().length);
    }

    private FramePosteriors posteriors(LogMel speech, float[][] layers, int steps) {
        try (NetworkInputs inputs = new NetworkInputs(models.frames())) {
            inputs.addMel(speech);
            inputs.addLayers(Arrays.copyOf(layers, WhisperEncoder.LAYERS), steps);
            try (OrtSession.Result result = inputs.run(OUTPUTS)) {
                return new FramePosteriors(
                        NetworkInputs.floats(result, "logp"),
                        NetworkInputs.floats(result, "start"),
                        StressProbe.frames(layers, steps));
            }
        }
    }
}
