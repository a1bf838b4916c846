package app.saywell.judge.engine.ear;

import app.saywell.judge.engine.onnx.ModelRuntime;
import app.saywell.judge.engine.whisper.LogMel;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.audio.codec.ImportDecoder;
import app.saywell.speech.language.lexicon.english.EnglishLexicon;
import app.saywell.speech.language.text.SpokenToken;
import app.saywell.speech.language.text.TextNormalizer;
import app.saywell.speech.signal.Resampler;
import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.StringJoiner;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Judges recordings while they grow, and prints how soon after its end each word has a level and how often that
/// contradicts the final one, for several times by which a word is held back.
///
/// Arguments: a folder with `labels.jsonl` and FLAC files (below it or in `flac/`), the number of recordings, a seed,
/// seconds between two judgements.
public final class BegunTextTrial {
    private static final double[] HELD_BACK = {0.1, 0.2, 0.25, 0.3, 0.4, 0.5};

    private final KnownTextScorer scorer;
    private final TextNormalizer reader = new TextNormalizer(EnglishLexicon.load());
    private final Path folder;
    private final double every;
    private final List<List<Double>> delays = new ArrayList<>();
    private final int[] firstFar = new int[HELD_BACK.length];
    private final int[] anyFar = new int[HELD_BACK.length];
    private final int[] firstOther = new int[HELD_BACK.length];
    private int words;
    private int recordings;
    private int judgements;
    private double cpu;
    private double longest;
    private double start;

    private record LabelledRecording(String id, String text) {}

    private BegunTextTrial(ModelRuntime runtime, Path folder, double every) {
        this.scorer = new KnownTextScorer(runtime);
        this.folder = folder;
        this.every = every;
        for (int i = 0; i < HELD_BACK.length; i++) {
            delays.add(new ArrayList<>());
        }
    }

    /// Arguments as described above.
    public static void main(String[] arguments) throws IOException {
        try (ModelRuntime runtime = ModelRuntime.ofApplication()) {
            new BegunTextTrial(runtime, Path.of(arguments[0]), Double.parseDouble(arguments[3]))
                    .run(Integer.parseInt(arguments[1]), new Random(Long.parseLong(arguments[2])));
        }
    }

    private void run(int count, Random random) throws IOException {
        List<LabelledRecording> all = new ArrayList<>();
        for (String line : Files.readAllLines(folder.resolve("labels.jsonl"))) {
            all.add(recording(JsonMapper.shared().readTree(line)));
        }
        Collections.shuffle(all, random);
        for (LabelledRecording recording : all.subList(0, Math.min(count, all.size()))) {
            judge(samples(recording), reader.read(recording.text()));
        }
        report();
    }

    private void judge(float[] samples, List<SpokenToken> tokens) {
        Optional<HeardReading> whole = scorer.hear(samples, tokens, JudgingRule.DEFAULT);
        if (whole.isEmpty()) {
            return;
        }
        recordings++;
        words += tokens.size();
        int[] last =
                whole.get().tokens().stream().mapToInt(BegunTextTrial::level).toArray();
        int[][] first = new int[HELD_BACK.length][tokens.size()];
        boolean[][] far = new boolean[HELD_BACK.length][tokens.size()];
        for (int[] levels : first) {
            Arrays.fill(levels, -1);
        }
        double seconds = (double) samples.length / LogMel.SAMPLE_RATE;
        for (double now = every; now < seconds; now += every) {
            List<TokenScore> begun = begun(samples, now, tokens);
            for (int word = 0; word < begun.size(); word++) {
                for (int i = 0; i < HELD_BACK.length; i++) {
                    if (end(begun.get(word)) > now - HELD_BACK[i]) {
                        continue;
                    }
                    int level = level(begun.get(word));
                    far[i][word] |= Math.abs(level - last[word]) > 1;
                    if (first[i][word] < 0) {
                        first[i][word] = level;
                        double wordEnd = whole.get()
                                .secondsAt(
                                        whole.get().tokens().get(word).aligned().endFrame());
                        delays.get(i).add(now - wordEnd);
                    }
                }
            }
        }
        for (int i = 0; i < HELD_BACK.length; i++) {
            for (int word = 0; word < tokens.size(); word++) {
                if (first[i][word] >= 0) {
                    firstOther[i] += first[i][word] == last[word] ? 0 : 1;
                    firstFar[i] += Math.abs(first[i][word] - last[word]) > 1 ? 1 : 0;
                    anyFar[i] += far[i][word] ? 1 : 0;
                }
            }
        }
    }

    private List<TokenScore> begun(float[] samples, double now, List<SpokenToken> tokens) {
        var process = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
        long before = process.getProcessCpuTime();
        float[] part = Arrays.copyOf(samples, (int) (now * LogMel.SAMPLE_RATE));
        Optional<HeardReading> reading = scorer.hearBegun(part, tokens, 0, JudgingRule.DEFAULT);
        double took = (process.getProcessCpuTime() - before) / 1e9;
        judgements++;
        cpu += took;
        longest = Math.max(longest, took);
        start = reading.map(HeardReading::startSeconds).orElse(0.0);
        return reading.map(HeardReading::tokens).orElse(List.of());
    }

    private double end(TokenScore token) {
        return start + token.aligned().endFrame() * 0.01;
    }

    private static int level(TokenScore token) {
        boolean right = token.score() >= 70 && token.phones().stream().allMatch(PhoneScore::isRight);
        return right ? 2 : token.score() >= 55 ? 1 : 0;
    }

    private void report() {
        System.out.printf(
                Locale.ROOT,
                "%d recordings, %d words, %d judgements, processor time each %.3f s (longest %.3f)%n",
                recordings,
                words,
                judgements,
                cpu / judgements,
                longest);
        for (int i = 0; i < HELD_BACK.length; i++) {
            List<Double> sorted = delays.get(i).stream().sorted().toList();
            int shown = Math.max(1, sorted.size());
            System.out.printf(
                    Locale.ROOT,
                    "held back %.1f s: shown %.1f %% of words; after its end median %.2f s, 95 %% %.2f s; at first"
                            + " another level %.1f %%, two levels off %.1f %%, ever %.1f %%%n",
                    HELD_BACK[i],
                    100.0 * sorted.size() / words,
                    sorted.isEmpty() ? Double.NaN : sorted.get(sorted.size() / 2),
                    sorted.isEmpty() ? Double.NaN : sorted.get(sorted.size() * 95 / 100),
                    100.0 * firstOther[i] / shown,
                    100.0 * firstFar[i] / shown,
                    100.0 * anyFar[i] / shown);
        }
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
