package app.saywell.judge.engine.whisper;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtSession;
import app.saywell.judge.engine.onnx.InputTensors;
import app.saywell.judge.engine.onnx.LeasedModel;
import app.saywell.judge.engine.onnx.ModelRuntime;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// The encoder of Whisper base: seven layers of 512 values every 20 ms, and three adapted ones that
/// hear what was said for judging. Safe for several threads.
public final class WhisperEncoder implements AutoCloseable {
    /// Values of a step in one layer.
    public static final int WIDTH = 512;

    /// Layers, the convolutions' output among them.
    public static final int LAYERS = 7;

    /// The adapted layers, which come after the others: those above layer 3 once more, taught to
    /// tell sounds apart. The decoder knows nothing of them.
    public static final int ADAPTED_LAYERS = 3;

    private static final String FILE = "ear/whisper-encoder.onnx";

    private final LeasedModel model;

    private WhisperEncoder(LeasedModel model) {
        this.model = model;
    }

    /// Leases the encoder.
    ///
    /// @throws app.saywell.judge.engine.onnx.ModelUnavailableException where it is missing or damaged
    public static WhisperEncoder open(ModelRuntime runtime) {
        return new WhisperEncoder(runtime.lease(FILE));
    }

    /// Layers of a recording: for each one asked for, steps times [#WIDTH] values.
    ///
    /// @param layers from 0, after the convolutions, to 6, which the decoder reads; from 7 on the
    ///     adapted ones
    /// @param steps how many steps from the first on; what comes after them is left out
    public float[][] layers(LogMel sound, List<Integer> layers, int steps) {
        Set<String> names =
                new LinkedHashSet<>(layers.stream().map(WhisperEncoder::name).toList());
        try (OrtSession.Result result = run(sound, names)) {
            float[][] all = new float[layers.size()][];
            for (int i = 0; i < all.length; i++) {
                all[i] = floats(result, name(layers.get(i)), steps * WIDTH);
            }
            return all;
        }
    }

    /// The layer that the decoder reads.
    public float[] last(LogMel sound) {
        return layers(sound, List.of(LAYERS - 1), sound.frames() / 2)[0];
    }

    @Override
    public void close() {
        model.close();
    }

    private OrtSession.Result run(LogMel sound, Set<String> outputs) {
        try (InputTensors inputs = model.inputTensors()) {
            OnnxTensor mel = inputs.add(sound.values(), 1, LogMel.BANDS, sound.frames());
            return model.run(Map.of("mel", mel), outputs);
        }
    }

    private static float[] floats(OrtSession.Result result, String name, int count) {
        float[] values = new float[count];
        LeasedModel.values(result, name).get(values);
        return values;
    }

    private static String name(int layer) {
        return "layer" + layer;
    }
}
