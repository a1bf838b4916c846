package app.saywell.judge.engine.voice;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import app.saywell.judge.engine.onnx.LeasedModel;
import app.saywell.judge.engine.onnx.ModelRuntime;
import java.nio.FloatBuffer;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// The network that speaks: tokens, a style and a speed in; audio and durations out. Safe for
/// several threads, and deterministic.
final class KokoroModel {
    private static final String FILE = VoiceCatalog.FOLDER + "kokoro.onnx";
    private static final String AUDIO = "audio";
    private static final String DURATIONS = "durations";

    private final ModelRuntime runtime;
    private final Map<Voice, VoiceStyle> styles = new ConcurrentHashMap<>();

    KokoroModel(ModelRuntime runtime) {
        this.runtime = runtime;
    }

    /// What was made.
    ///
    /// @param steps how many steps of 25 ms each token takes
    @SuppressWarnings("ArrayRecordComponent") // handed on at once, compared nowhere
    record ModelOutput(float[] audio, float[] steps) {}

    ModelOutput run(long[] ids, Voice voice, double speed) {
        float[] style = style(voice).vector(ids.length - 2);
        try (LeasedModel model = runtime.lease(FILE)) {
            return run(model, ids, style, speed);
        }
    }

    private static ModelOutput run(LeasedModel model, long[] ids, float[] style, double speed) {
        // Made with the first lease; to make it takes a deeper stack than callers may have.
        OrtEnvironment environment = OrtEnvironment.getEnvironment();
        try (OnnxTensor tokens = OnnxTensor.createTensor(environment, new long[][] {ids});
                OnnxTensor vector = OnnxTensor.createTensor(
                        environment, FloatBuffer.wrap(style), new long[] {1, VoiceStyle.WIDTH});
                OnnxTensor tempo = OnnxTensor.createTensor(environment, new float[] {(float) speed});
                OrtSession.Result result = model.run(
                        Map.of("tokens", tokens, "style", vector, "speed", tempo), Set.of(AUDIO, DURATIONS))) {
            return new ModelOutput(floats(result, AUDIO), floats(result, DURATIONS));
        } catch (OrtException e) {
            throw new IllegalStateException("The voice's tensors could not be made.", e);
        }
    }

    /// Whether everything is there and whole.
    void check(Voice voice) {
        runtime.file(FILE);
        style(voice);
    }

    private VoiceStyle style(Voice voice) {
        return styles.computeIfAbsent(voice, v -> VoiceStyle.read(runtime.file(v.styleFile())));
    }

    private static float[] floats(OrtSession.Result result, String name) {
        OnnxTensor tensor = (OnnxTensor) result.get(name).orElseThrow();
        FloatBuffer buffer = tensor.getFloatBuffer();
        float[] values = new float[buffer.remaining()];
        buffer.get(values);
        return values;
    }
}
