package app.saywell.judge.engine.onnx;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import ai.onnxruntime.OrtSession.RunOptions;
import app.saywell.judge.engine.onnx.ModelUnavailableException.ModelProblem;
import java.nio.FloatBuffer;
import java.nio.LongBuffer;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutionException;

/// A model on lease: open until it is closed, and shared with whoever leases the same. Safe for
/// several threads.
public final class LeasedModel implements AutoCloseable {
    private static final String SHRINK_ARENA = "memory.enable_memory_arena_shrinkage";
    private static final String CPU_ARENA = "cpu:0";

    private final String file;
    private final OrtSession session;
    private final ModelThreads threads;
    private final Runnable giveBack;
    private boolean closed;

    LeasedModel(String file, OrtSession session, ModelThreads threads, Runnable giveBack) {
        this.file = file;
        this.session = session;
        this.threads = threads;
        this.giveBack = giveBack;
    }

    /// Names of what goes in.
    public Set<String> inputs() {
        return session.getInputNames();
    }

    /// Larger numbers to put in; the caller's, who closes them.
    public InputTensors inputTensors() {
        return new InputTensors(this);
    }

    /// A few numbers to put in; the caller's, who closes them.
    public OnnxTensor tensor(float[] values, long... shape) {
        return tensor(FloatBuffer.wrap(values), shape);
    }

    /// @param values where they lie, if they lie outside the heap; otherwise a copy of them
    OnnxTensor tensor(FloatBuffer values, long... shape) {
        try {
            return OnnxTensor.createTensor(SessionFactory.environment(file), values, shape);
        } catch (OrtException e) {
            throw new ModelUnavailableException(ModelProblem.FAILED, file, e);
        }
    }

    /// Whole numbers to put in; the caller's, who closes them.
    public OnnxTensor tensor(long[] values, long... shape) {
        try {
            return OnnxTensor.createTensor(SessionFactory.environment(file), LongBuffer.wrap(values), shape);
        } catch (OrtException e) {
            throw new ModelUnavailableException(ModelProblem.FAILED, file, e);
        }
    }

    /// Runs the model and waits for it. An interrupted caller gets an
    /// [app.saywell.speech.language.EngineException] of kind `INTERRUPTED` as soon as the runtime has
    /// stopped between two of its operations.
    ///
    /// @param inputs stay the caller's, who closes them
    /// @param outputs what to compute
    /// @return the caller's, who closes it
    /// @throws ModelUnavailableException where the runtime fails
    public OrtSession.Result run(Map<String, OnnxTensor> inputs, Set<String> outputs) {
        try (RunOptions options = new RunOptions()) {
            if (ModelPurpose.of(file).arena()) {
                options.addRunConfigEntry(SHRINK_ARENA, CPU_ARENA);
            }
            return threads.call(() -> session.run(inputs, outputs, options), () -> terminate(options));
        } catch (OrtException e) {
            throw new ModelUnavailableException(ModelProblem.FAILED, file, e);
        } catch (ExecutionException e) {
            throw new ModelUnavailableException(ModelProblem.FAILED, file, e.getCause());
        }
    }

    /// The numbers of an output: a copy within the heap, valid when the result is closed.
    public static FloatBuffer values(OrtSession.Result result, String name) {
        return values((OnnxTensor) result.get(name).orElseThrow());
    }

    /// The numbers of a tensor: a copy within the heap, valid when it is closed.
    public static FloatBuffer values(OnnxTensor tensor) {
        return tensor.getFloatBuffer();
    }

    @Override
    public void close() {
        if (!closed) {
            closed = true;
            giveBack.run();
        }
    }

    private static void terminate(RunOptions options) {
        try {
            options.setTerminate(true);
        } catch (OrtException e) {
            throw new IllegalStateException("A run cannot be stopped.", e);
        }
    }
}
