package app.saywell.judge.engine.onnx;

import ai.onnxruntime.OnnxTensor;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import java.util.ArrayList;
import java.util.List;

/// Numbers that go into a model, in memory outside the heap that is given back when this is closed. What the runtime
/// would copy them into waits for a collection of the heap instead: ten megabytes a recording.
///
/// For one thread.
public final class InputTensors implements AutoCloseable {
    private final Arena memory = Arena.ofConfined();
    private final List<OnnxTensor> tensors = new ArrayList<>();
    private final LeasedModel model;

    InputTensors(LeasedModel model) {
        this.model = model;
    }

    /// A tensor that is closed with this.
    ///
    /// @param values copied
    public OnnxTensor add(float[] values, long... shape) {
        MemorySegment copy =
                memory.allocate(Math.max(1, values.length) * (long) Float.BYTES, ValueLayout.JAVA_LONG.byteAlignment());
        MemorySegment.copy(values, 0, copy, ValueLayout.JAVA_FLOAT, 0, values.length);
        FloatBuffer numbers = copy.asByteBuffer()
                .order(ByteOrder.nativeOrder())
                .asFloatBuffer()
                .limit(values.length);
        return kept(model.tensor(numbers, shape));
    }

    /// As above, of whole numbers.
    public OnnxTensor add(long[] values, long... shape) {
        return kept(model.tensor(values, shape));
    }

    private OnnxTensor kept(OnnxTensor tensor) {
        tensors.add(tensor);
        return tensor;
    }

    @Override
    public void close() {
        tensors.forEach(OnnxTensor::close);
        memory.close();
    }
}
