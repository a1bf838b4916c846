package app.saywell.judge.engine.whisper;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtSession;
import app.saywell.judge.engine.onnx.InputTensors;
import app.saywell.judge.engine.onnx.LeasedModel;
import app.saywell.judge.engine.onnx.ModelRuntime;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/// The decoder of Whisper base with what it needs of the encoder's output. Safe for several
/// threads; each [DecoderState] belongs to one.
public final class WhisperDecoder implements AutoCloseable {
    /// Tokens that fit before and after the start, together.
    public static final int MAX_TOKENS = 448;

    static final int BLOCKS = 6;
    static final int HEADS = 8;
    static final int HEAD = 64;

    private static final Set<String> CROSS = names("cross_key_", "cross_value_");

    private final LeasedModel cross;
    private final LeasedModel decoder;

    private WhisperDecoder(LeasedModel cross, LeasedModel decoder) {
        this.cross = cross;
        this.decoder = decoder;
    }

    /// Leases the decoder.
    ///
    /// @throws app.saywell.judge.engine.onnx.ModelUnavailableException where it is missing or damaged
    public static WhisperDecoder open(ModelRuntime runtime) {
        LeasedModel cross = runtime.lease("ear/whisper-cross.onnx");
        try {
            return new WhisperDecoder(cross, runtime.lease("ear/whisper-decoder.onnx"));
        } catch (RuntimeException e) {
            cross.close();
            throw e;
        }
    }

    /// Takes a recording in, or a part of one; the caller closes it.
    ///
    /// @param layer steps of the encoder's last layer, [WhisperEncoder#WIDTH] values each
    /// @param seconds length of what is to be written down
    public EncodedAudio hear(float[] layer, double seconds) {
        int steps = layer.length / WhisperEncoder.WIDTH;
        try (InputTensors inputs = cross.inputTensors()) {
            OnnxTensor last = inputs.add(layer, 1, steps, WhisperEncoder.WIDTH);
            OrtSession.Result result = cross.run(Map.of("layer6", last), CROSS);
            return new EncodedAudio(result::close, tensors(result), seconds);
        }
    }

    /// Takes a recording in that was taken in before; the caller closes it, on this thread.
    public EncodedAudio hear(KeptAudio kept) {
        InputTensors inputs = cross.inputTensors();
        try {
            Map<String, OnnxTensor> tensors = new HashMap<>();
            kept.tensors().forEach((name, tensor) -> tensors.put(name, inputs.add(tensor.values(), tensor.shape())));
            return new EncodedAudio(inputs::close, tensors, kept.seconds());
        } catch (RuntimeException e) {
            inputs.close();
            throw e;
        }
    }

    /// The beginning of a text for a recording, which stays the caller's.
    public DecoderState decode(EncodedAudio heard) {
        return new DecoderState(decoder, heard);
    }

    @Override
    public void close() {
        cross.close();
        decoder.close();
    }

    static Set<String> names(String... stems) {
        Set<String> names = new HashSet<>();
        for (String stem : stems) {
            for (int block = 0; block < BLOCKS; block++) {
                names.add(stem + block);
            }
        }
        return Set.copyOf(names);
    }

    private static Map<String, OnnxTensor> tensors(OrtSession.Result result) {
        Map<String, OnnxTensor> tensors = new HashMap<>();
        result.forEach(entry -> tensors.put(entry.getKey(), (OnnxTensor) entry.getValue()));
        return tensors;
    }
}
