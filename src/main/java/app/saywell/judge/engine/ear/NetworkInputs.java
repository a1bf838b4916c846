package app.saywell.judge.engine.ear;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtSession;
import app.saywell.judge.engine.align.FramePosteriors;
import app.saywell.judge.engine.onnx.InputTensors;
import app.saywell.judge.engine.onnx.LeasedModel;
import app.saywell.judge.engine.whisper.LogMel;
import app.saywell.judge.engine.whisper.WhisperEncoder;
import java.nio.FloatBuffer;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/// The inputs of one run of a network, in memory outside the heap until they are closed.
final class NetworkInputs implements AutoCloseable {
    private final LeasedModel model;
    private final InputTensors memory;
    private final Map<String, OnnxTensor> tensors = new HashMap<>();

    NetworkInputs(LeasedModel model) {
        this.model = model;
        this.memory = model.inputTensors();
    }

    void add(String name, float[] values, long... shape) {
        tensors.put(name, memory.add(values, shape));
    }

    void add(String name, long... values) {
        tensors.put(name, memory.add(values, values.length));
    }

    void addLayers(float[][] layers, int steps) {
        for (int i = 0; i < layers.length; i++) {
            add("layer" + i, layers[i], 1, steps, WhisperEncoder.WIDTH);
        }
    }

    void addMel(LogMel mel) {
        add("mel", mel.values(), 1, LogMel.BANDS, mel.frames());
    }

    void addPosteriors(FramePosteriors posteriors) {
        add("logp", posteriors.phones(), posteriors.frames(), FramePosteriors.CLASSES);
    }

    void addSounds(ExpectedSounds sounds) {
        add("phone", sounds.phones());
        add("word", sounds.words());
        add("begin", sounds.startFrames());
        add("end", sounds.endFrames());
    }

    /// The caller closes the result.
    OrtSession.Result run(Set<String> outputs) {
        return model.run(tensors, outputs);
    }

    @Override
    public void close() {
        memory.close();
    }

    static float[] floats(OrtSession.Result result, String name) {
        FloatBuffer buffer = LeasedModel.values(result, name);
        float[] values = new float[buffer.remaining()];
        buffer.get(values);
        return values;
    }
}
