package app.saywell.judge.engine.whisper;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtSession;
import java.util.Map;

/// A recording as the decoder reads it; holds memory outside the heap until it is closed.
public final class EncodedAudio implements AutoCloseable {
    private final OrtSession.Result owner;
    private final Map<String, OnnxTensor> cross;
    private final double seconds;

    EncodedAudio(OrtSession.Result owner, Map<String, OnnxTensor> cross, double seconds) {
        this.owner = owner;
        this.cross = cross;
        this.seconds = seconds;
    }

    Map<String, OnnxTensor> cross() {
        return cross;
    }

    /// Length of the recording, without the silence after it.
    public double seconds() {
        return seconds;
    }

    @Override
    public void close() {
        owner.close();
    }
}
