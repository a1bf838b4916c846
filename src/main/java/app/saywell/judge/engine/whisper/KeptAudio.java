package app.saywell.judge.engine.whisper;

import ai.onnxruntime.OnnxTensor;
import app.saywell.judge.engine.onnx.LeasedModel;
import java.nio.FloatBuffer;
import java.util.Map;

/// A recording that is given to the decoder again and again: what [EncodedAudio] holds, within the heap. Three seconds
/// take 4 MB.
///
/// @param seconds length of the recording
public record KeptAudio(Map<String, KeptTensor> tensors, double seconds) {
    public KeptAudio {
        tensors = Map.copyOf(tensors);
    }

    /// Numbers and how many there are in each direction.
    @SuppressWarnings("ArrayRecordComponent") // goes into a tensor, never compared
    record KeptTensor(float[] values, long[] shape) {
        static KeptTensor of(OnnxTensor tensor) {
            FloatBuffer numbers = LeasedModel.values(tensor);
            float[] values = new float[numbers.remaining()];
            numbers.get(values);
            return new KeptTensor(values, tensor.getInfo().getShape());
        }
    }
}
