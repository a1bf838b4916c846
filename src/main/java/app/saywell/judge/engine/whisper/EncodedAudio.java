package app.saywell.judge.engine.whisper;

import ai.onnxruntime.OnnxTensor;
import java.util.HashMap;
import java.util.Map;

/// A recording as the decoder reads it; holds memory outside the heap until it is closed.
public final class EncodedAudio implements AutoCloseable {
    private final Runnable release;
    private final Map<String, OnnxTensor> cross;
    private final double seconds;

    /// @param release gives the memory of the tensors back
    EncodedAudio(Runnable release, Map<String, OnnxTensor> cross, double seconds) {
        this.release = release;
        this.cross = cross;
        this.seconds = seconds;
    }

    /// A copy within the heap, which stays when this is closed.
    public KeptAudio kept() {
        Map<String, KeptAudio.KeptTensor> tensors = new HashMap<>();
        cross.forEach((name, tensor) -> tensors.put(name, KeptAudio.KeptTensor.of(tensor)));
        return new KeptAudio(tensors, seconds);
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
        release.run();
    }
}
