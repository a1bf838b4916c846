package app.saywell.engine.ear;

import app.saywell.audio.codec.ImportDecoder;
import app.saywell.engine.lexicon.english.EnglishLexicon;
import app.saywell.engine.onnx.ModelRuntime;
import app.saywell.engine.text.TextNormalizer;
import app.saywell.engine.whisper.LogMel;
import app.saywell.signal.Resampler;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.StringJoiner;

/// Prints how many recordings are refused with their own text, and with one word of another text
/// put in at random.
///
/// Arguments: a folder with `labels.jsonl` and FLAC files (below it or in `flac/`), the number of
/// recordings, a seed.
public final class SpokenTextTrial {
    private final KnownTextScorer scorer;
    private final TextNormalizer reader = new TextNormalizer(EnglishLexicon.load());
    private final Path folder;
    private final Random random;

    /// A recording of the labels.
    private record LabelledRecording(String id, List<String> words) {}

    private SpokenTextTrial(ModelRuntime runtime, Path folder, long seed) {
        this.scorer = new KnownTextScorer(runtime);
        this.folder = folder;
        this.random = new Random(seed);
    }

    public static void main(String[] arguments) throws IOException {
        try (ModelRuntime runtime = ModelRuntime.ofApplication()) {
            new SpokenTextTrial(runtime, Path.of(arguments[0]), Long.parseLong(arguments[2]))
                    .run(Integer.parseInt(arguments[1]));
        }
    }

    private void run(int count) throws IOException {
        List<LabelledRecording> all = new ArrayList<>();
        for (String line : Files.readAllLines(folder.resolve("labels.jsonl"))) {
            all.add(recording(JsonMapper.shared().readTree(line)));
        }
        Collections.shuffle(all, random);
        List<LabelledRecording> tried = all.subList(0, Math.min(count, all.size()));
        int refused = 0;
        int refusedWithStrangeWord = 0;
        for (LabelledRecording recording : tried) {
            float[] samples = samples(recording);
            if (isRefused(samples, recording.words())) {
                refused++;
                System.out.println("refused: " + recording);
            }
            List<String> other = all.get(random.nextInt(all.size())).words();
            List<String> changed = new ArrayList<>(recording.words());
            changed.add(
                    1 + random.nextInt(changed.size()), other.get(random.nextInt(other.size())));
            refusedWithStrangeWord += isRefused(samples, changed) ? 1 : 0;
        }
        System.out.printf(
                "own text refused: %d of %d; with a strange word: %d%n",
                refused, tried.size(), refusedWithStrangeWord);
    }

    private boolean isRefused(float[] samples, List<String> words) {
        return scorer.hear(samples, reader.read(String.join(" ", words))).isEmpty();
    }

    private float[] samples(LabelledRecording recording) throws IOException {
        Path below = folder.resolve("flac").resolve(recording.id() + ".flac");
        Path file = Files.exists(below) ? below : folder.resolve(recording.id() + ".flac");
        return Resampler.resample(ImportDecoder.decode(file), LogMel.SAMPLE_RATE).samples();
    }

    private static LabelledRecording recording(JsonNode label) {
        StringJoiner text = new StringJoiner(" ");
        if (label.has("text")) {
            text.add(label.get("text").asString());
        } else {
            label.get("words").forEach(word -> text.add(word.get(0).asString()));
        }
        return new LabelledRecording(
                label.get("utt").asString(), Arrays.asList(text.toString().trim().split("\\s+")));
    }
}
