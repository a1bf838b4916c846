package app.saywell.judge.engine.scoring;

import app.saywell.judge.engine.SpeechEngine;
import app.saywell.judge.engine.onnx.ModelRuntime;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.Word;
import app.saywell.speech.language.EngineException;
import app.saywell.speech.signal.Pcm;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.function.UnaryOperator;

/// Prints how far the mean word score (0 to 100) of good readings moves when nothing but the way of
/// recording changes.
///
/// Arguments: a folder made by `clips.py good`.
public final class Steadiness {
    private static final double LOUDER = Math.pow(10, 12 / 20.0);
    private static final double LOUDEST = 0.25;
    private static final double NOISE = 0.1; // 20 dB below the speech
    private static final long SEED = 1;

    private final SpeechEngine engine = AcousticSpeechEngine.load(ModelRuntime.ofApplication());
    private final Map<String, List<Double>> moved = new LinkedHashMap<>();
    private final Map<String, Integer> refused = new LinkedHashMap<>();

    /// Runs the benchmark.
    public static void main(String[] arguments) throws IOException {
        new Steadiness().run(Path.of(arguments[0]));
    }

    private void run(Path folder) throws IOException {
        int judged = 0;
        for (Map.Entry<String, String> text : RawSpeechFiles.texts(folder, 1, 0).entrySet()) {
            Pcm audio = withRoomAbove(RawSpeechFiles.read(folder, text.getKey()));
            OptionalDouble before = meanWordScore(audio, text.getValue());
            if (before.isEmpty()) {
                System.out.println("not judged: " + text.getKey());
                continue;
            }
            judged++;
            changes()
                    .forEach((name, change) ->
                            compare(name, before.getAsDouble(), meanWordScore(change.apply(audio), text.getValue())));
        }
        System.out.printf(Locale.ROOT, "%d readings%n", judged);
        moved.forEach(this::print);
    }

    private static Map<String, UnaryOperator<Pcm>> changes() {
        Map<String, UnaryOperator<Pcm>> changes = new LinkedHashMap<>();
        changes.put("12 dB louder", audio -> sixteenBits(scaled(audio, LOUDER)));
        changes.put("12 dB softer", audio -> sixteenBits(scaled(audio, 1 / LOUDER)));
        changes.put("telephone band", RecordingConditions::telephoneBand);
        changes.put("noise 20 dB below", audio -> RecordingConditions.withNoise(audio, NOISE, new Random(SEED)));
        changes.put("room, one metre", audio -> RecordingConditions.inRoom(audio, new Random(SEED)));
        return changes;
    }

    /// 12 dB louder must not be distorted: that is another matter, and refused.
    private static Pcm withRoomAbove(Pcm audio) {
        double peak = 0;
        for (float sample : audio.samples()) {
            peak = Math.max(peak, Math.abs(sample));
        }
        return scaled(audio, Math.min(1, LOUDEST * 0.99 / peak));
    }

    private static Pcm scaled(Pcm audio, double gain) {
        float[] samples = new float[audio.samples().length];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = (float) (audio.samples()[i] * gain);
        }
        return new Pcm(samples, audio.sampleRate());
    }

    private static Pcm sixteenBits(Pcm audio) {
        float[] samples = new float[audio.samples().length];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = Math.round(Math.clamp(audio.samples()[i], -1, 1) * 32767) / 32767f;
        }
        return new Pcm(samples, audio.sampleRate());
    }

    private OptionalDouble meanWordScore(Pcm audio, String text) {
        try {
            return engine.scoreSimple(audio, text, FeedbackLanguage.ENGLISH).words().stream()
                    .mapToDouble(Word::score)
                    .average();
        } catch (EngineException e) {
            return OptionalDouble.empty();
        }
    }

    private void compare(String change, double before, OptionalDouble after) {
        if (after.isPresent()) {
            moved.computeIfAbsent(change, name -> new ArrayList<>()).add(after.getAsDouble() - before);
        } else {
            refused.merge(change, 1, Integer::sum);
        }
    }

    private void print(String change, List<Double> differences) {
        double[] apart = differences.stream().mapToDouble(Math::abs).sorted().toArray();
        System.out.printf(
                Locale.ROOT,
                "%-18s moves by %.2f on the mean, 95 of 100 within %.2f, most %.2f, on the whole"
                        + " %+.2f; refused %d%n",
                change,
                differences.stream().mapToDouble(Math::abs).average().orElse(0),
                apart[(int) Math.ceil(0.95 * apart.length) - 1],
                apart[apart.length - 1],
                differences.stream()
                        .mapToDouble(difference -> difference)
                        .average()
                        .orElse(0),
                refused.getOrDefault(change, 0));
    }
}
