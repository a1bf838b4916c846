package app.saywell.judge.engine.ear;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import app.saywell.judge.engine.onnx.ModelRuntime;
import app.saywell.judge.engine.whisper.LogMel;
import app.saywell.judge.engine.whisper.WhisperEncoder;
import app.saywell.speech.audio.codec.ImportDecoder;
import app.saywell.speech.signal.Resampler;
import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.FloatBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/// How long Whisper's encoder takes with one thread and with two, in turns, by the clock and by the processor, and
/// whether both hear the same to the last bit: `EncoderThreads FOLDER COUNT`.
///
/// FOLDER has recordings of learners as FLAC files; every so many are taken that there are COUNT.
public final class EncoderThreads {
    private static final String FILE = "ear/whisper-encoder.onnx";
    private static final int LAYERS = WhisperEncoder.LAYERS + WhisperEncoder.ADAPTED_LAYERS;
    private static final int ROUNDS = 3;

    private final OrtSession session;
    private double seconds;
    private double processorSeconds;
    private int runs;

    private EncoderThreads(Path file, int threads) throws OrtException {
        try (OrtSession.SessionOptions options = new OrtSession.SessionOptions()) {
            options.setIntraOpNumThreads(threads);
            options.setInterOpNumThreads(1);
            options.setMemoryPatternOptimization(false);
            options.setCPUArenaAllocator(false);
            options.addConfigEntry("session.intra_op.allow_spinning", "0");
            session = OrtEnvironment.getEnvironment().createSession(file.toString(), options);
        }
    }

    /// Arguments as described above.
    public static void main(String[] arguments) throws IOException, OrtException {
        List<Path> files;
        try (Stream<Path> all = Files.list(Path.of(arguments[0]))) {
            files = all.sorted().toList();
        }
        int count = Integer.parseInt(arguments[1]);
        try (ModelRuntime runtime = ModelRuntime.ofApplication()) {
            Path file = runtime.file(FILE);
            WhisperEncoder.open(runtime).close();
            EncoderThreads one = new EncoderThreads(file, 1);
            EncoderThreads two = new EncoderThreads(file, 2);
            int different = 0;
            double length = 0;
            for (int i = 0; i < count; i++) {
                float[] samples = Resampler.resample(
                                ImportDecoder.decode(files.get(i * files.size() / count)), LogMel.SAMPLE_RATE)
                        .samples();
                LogMel sound = LogMel.ofAll(samples, FeatureExtractor.MARGIN_STEPS);
                length += (double) samples.length / LogMel.SAMPLE_RATE;
                float[][] expected = one.layers(sound);
                different += Arrays.deepEquals(expected, two.layers(sound)) ? 0 : 1;
                for (int round = 0; round < ROUNDS; round++) {
                    one.measure(sound);
                    two.measure(sound);
                }
            }
            System.out.printf(
                    Locale.ROOT,
                    "%d recordings of %.2f s on average, heard otherwise by two threads: %d%n",
                    count,
                    length / count,
                    different);
            one.print("one thread");
            two.print("two threads");
        }
    }

    private void measure(LogMel sound) throws OrtException {
        OperatingSystemMXBean process = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
        long processor = process.getProcessCpuTime();
        long start = System.nanoTime();
        layers(sound);
        seconds += (System.nanoTime() - start) / 1e9;
        processorSeconds += (process.getProcessCpuTime() - processor) / 1e9;
        runs++;
    }

    private float[][] layers(LogMel sound) throws OrtException {
        Set<String> names = new HashSet<>();
        for (int layer = 0; layer < LAYERS; layer++) {
            names.add("layer" + layer);
        }
        float[][] layers = new float[LAYERS][];
        try (OnnxTensor mel = OnnxTensor.createTensor(
                        OrtEnvironment.getEnvironment(),
                        FloatBuffer.wrap(sound.values()),
                        new long[] {1, LogMel.BANDS, sound.frames()});
                OrtSession.Result result = session.run(Map.of("mel", mel), names)) {
            for (int layer = 0; layer < LAYERS; layer++) {
                FloatBuffer values = ((OnnxTensor) result.get("layer" + layer).orElseThrow()).getFloatBuffer();
                layers[layer] = new float[values.remaining()];
                values.get(layers[layer]);
            }
        }
        return layers;
    }

    private void print(String what) {
        System.out.printf(
                Locale.ROOT,
                "%s: %.0f ms by the clock, %.0f ms of processor time%n",
                what,
                1000 * seconds / runs,
                1000 * processorSeconds / runs);
    }
}
