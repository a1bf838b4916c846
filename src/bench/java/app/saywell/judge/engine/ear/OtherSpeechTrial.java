package app.saywell.judge.engine.ear;

import app.saywell.judge.engine.onnx.ModelRuntime;
import app.saywell.judge.engine.whisper.LogMel;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.audio.codec.ImportDecoder;
import app.saywell.speech.language.lexicon.english.EnglishLexicon;
import app.saywell.speech.language.text.TextNormalizer;
import app.saywell.speech.signal.Resampler;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.StringJoiner;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Prints in how many recordings more is heard than one reading of their text: as they are, where it should be
/// in hardly any, with the whole reading twice, with its first half before it, and with two seconds of another
/// recording before it.
///
/// Arguments: a folder with `labels.jsonl` and FLAC files (below it or in `flac/`), the number of
/// recordings, a seed. Texts of one word are left out, since a word alone is sought in all that was said.
public final class OtherSpeechTrial {
    private static final int PAUSE = LogMel.SAMPLE_RATE / 2;
    private static final int BEFORE = 2 * LogMel.SAMPLE_RATE;

    private final KnownTextScorer scorer;
    private final TextNormalizer reader = new TextNormalizer(EnglishLexicon.load());
    private final Path folder;
    private final int[] heard = new int[4];

    private record LabelledRecording(String id, String text) {}

    private OtherSpeechTrial(ModelRuntime runtime, Path folder) {
        this.scorer = new KnownTextScorer(runtime);
        this.folder = folder;
    }

    public static void main(String[] arguments) throws IOException {
        try (ModelRuntime runtime = ModelRuntime.ofApplication()) {
            new OtherSpeechTrial(runtime, Path.of(arguments[0]))
                    .run(Integer.parseInt(arguments[1]), new Random(Long.parseLong(arguments[2])));
        }
    }

    private void run(int count, Random random) throws IOException {
        List<LabelledRecording> all = new ArrayList<>();
        for (String line : Files.readAllLines(folder.resolve("labels.jsonl"))) {
            LabelledRecording recording = recording(JsonMapper.shared().readTree(line));
            if (recording.text().contains(" ")) {
                all.add(recording);
            }
        }
        Collections.shuffle(all, random);
        List<LabelledRecording> tried = all.subList(0, Math.min(count, all.size() - 1));
        for (int i = 0; i < tried.size(); i++) {
            LabelledRecording recording = tried.get(i);
            float[] samples = samples(recording);
            float[] half = Arrays.copyOf(samples, samples.length / 2);
            float[] other = samples(all.get(i + 1));
            if (count(0, samples, recording)) {
                System.out.println("more than " + recording);
            }
            count(1, joined(samples, samples), recording);
            count(2, joined(half, samples), recording);
            count(3, joined(Arrays.copyOf(other, Math.min(other.length, BEFORE)), samples), recording);
        }
        System.out.printf(
                "of %d: as it is %d, twice %d, begun before %d, another before %d%n",
                tried.size(), heard[0], heard[1], heard[2], heard[3]);
    }

    private boolean count(int kind, float[] samples, LabelledRecording recording) {
        Optional<HeardReading> reading = scorer.hear(samples, reader.read(recording.text()), JudgingRule.DEFAULT);
        boolean more = reading.filter(HeardReading::hadMore).isPresent();
        heard[kind] += more ? 1 : 0;
        return more;
    }

    private static float[] joined(float[] first, float[] second) {
        float[] both = new float[first.length + PAUSE + second.length];
        System.arraycopy(first, 0, both, 0, first.length);
        System.arraycopy(second, 0, both, first.length + PAUSE, second.length);
        return both;
    }

    private float[] samples(LabelledRecording recording) throws IOException {
        Path below = folder.resolve("flac").resolve(recording.id() + ".flac");
        Path file = Files.exists(below) ? below : folder.resolve(recording.id() + ".flac");
        return Resampler.resample(ImportDecoder.decode(file), LogMel.SAMPLE_RATE)
                .samples();
    }

    private static LabelledRecording recording(JsonNode label) {
        if (label.has("text")) {
            return new LabelledRecording(
                    label.get("utt").asString(), label.get("text").asString());
        }
        StringJoiner text = new StringJoiner(" ");
        label.get("words").forEach(word -> text.add(word.get(0).asString()));
        return new LabelledRecording(label.get("utt").asString(), text.toString());
    }
}
