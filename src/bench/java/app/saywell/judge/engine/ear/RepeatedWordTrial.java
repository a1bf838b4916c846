package app.saywell.judge.engine.ear;

import app.saywell.judge.engine.align.AlignedToken;
import app.saywell.judge.engine.align.ForcedAligner;
import app.saywell.judge.engine.onnx.ModelRuntime;
import app.saywell.judge.engine.onnx.ModelUnavailableException;
import app.saywell.judge.engine.whisper.LogMel;
import app.saywell.speech.audio.codec.ImportDecoder;
import app.saywell.speech.language.lexicon.english.EnglishLexicon;
import app.saywell.speech.language.text.SpokenToken;
import app.saywell.speech.language.text.TextNormalizer;
import app.saywell.speech.signal.Resampler;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Prints how often a word that the text has twice in a row counts as said once only: where it was said twice, where
/// its sound was doubled, and where it was doubled in the text alone.
///
/// Arguments: a folder with `labels.jsonl` and FLAC files in `flac/`, the number of recordings to double a word of, a
/// seed. With a further one, a file, the evidence for each such word is written there: `said`, `doubled` or `once`,
/// the recording, the word, the omission by the aligner, the omission and the substitution by paths.
public final class RepeatedWordTrial {
    private static final int HOP = LogMel.SAMPLE_RATE / 100;
    private static final TextNormalizer READER = new TextNormalizer(EnglishLexicon.load());

    private final EarModels models;
    private final SpokenWordCheck check;
    private final double shiftSeconds;
    private final List<String> evidence = new ArrayList<>();

    private record SpokenText(String id, Path file, List<String> words) {
        boolean hasRepetition() {
            for (int i = 1; i < words.size(); i++) {
                if (words.get(i).equals(words.get(i - 1))) {
                    return true;
                }
            }
            return false;
        }

        float[] samples() throws IOException {
            return Resampler.resample(ImportDecoder.decode(file), LogMel.SAMPLE_RATE)
                    .samples();
        }
    }

    private RepeatedWordTrial(EarModels models, EarThresholds thresholds) {
        this.models = models;
        check = thresholds.spoken();
        shiftSeconds = thresholds.shiftSeconds();
    }

    public static void main(String[] arguments) throws IOException, ModelUnavailableException {
        Path folder = Path.of(arguments[0]);
        List<SpokenText> all = new ArrayList<>();
        for (String line : Files.readAllLines(folder.resolve("labels.jsonl"))) {
            JsonNode label = JsonMapper.shared().readTree(line);
            String id = label.get("utt").asString();
            List<String> words = new ArrayList<>();
            label.get("words").forEach(word -> words.add(word.get(0).asString().toLowerCase(Locale.ROOT)));
            all.add(new SpokenText(id, folder.resolve("flac").resolve(id + ".flac"), words));
        }
        try (ModelRuntime runtime = ModelRuntime.ofApplication();
                EarModels models = EarModels.lease(runtime)) {
            RepeatedWordTrial trial = new RepeatedWordTrial(models, EarThresholds.read(runtime));
            trial.run(all, Integer.parseInt(arguments[1]), new Random(Long.parseLong(arguments[2])));
            if (arguments.length > 3) {
                Files.write(Path.of(arguments[3]), trial.evidence);
            }
        }
    }

    private void run(List<SpokenText> all, int count, Random random) throws IOException {
        int said = 0;
        int refused = 0;
        for (SpokenText text : all) {
            if (text.hasRepetition()) {
                said++;
                refused += isSaidOnce("said", text.id(), text.samples(), text.words()) ? 1 : 0;
            }
        }
        System.out.printf("said twice: refused %d of %d%n", refused, said);
        List<SpokenText> others = new ArrayList<>(all);
        others.removeIf(text -> text.hasRepetition() || text.words().size() < 2);
        Collections.shuffle(others, random);
        int once = 0;
        int doubled = 0;
        int tried = 0;
        for (SpokenText text : others.subList(0, Math.min(count, others.size()))) {
            int word = random.nextInt(text.words().size());
            List<String> words = new ArrayList<>(text.words());
            words.add(word, words.get(word));
            float[] samples = text.samples();
            Optional<float[]> twice = doubled(samples, text.words(), word);
            if (twice.isPresent()) {
                tried++;
                doubled += isSaidOnce("doubled", text.id(), twice.get(), words) ? 1 : 0;
                once += isSaidOnce("once", text.id(), samples, words) ? 1 : 0;
            }
        }
        System.out.printf("its sound doubled: refused %d of %d; said once: refused %d%n", doubled, tried, once);
    }

    private boolean isSaidOnce(String kind, String id, float[] samples, List<String> words) {
        PlacedSpeech speech = PlacedSpeech.of(samples);
        EarFeatures features = features(speech);
        Optional<List<AlignedToken>> aligned = ForcedAligner.align(features.posteriors(), read(words));
        if (aligned.isEmpty()) {
            return false; // refused for another reason
        }
        HeardText heard = HeardText.of(models, features, aligned.get(), 0);
        for (int word = 1; word < words.size(); word++) {
            if (words.get(word).equals(words.get(word - 1)) && heard.wordCount() == words.size()) {
                evidence.add(String.join(
                        "\t",
                        kind,
                        id,
                        words.get(word),
                        String.valueOf(heard.omissions()[word]),
                        String.valueOf(heard.paths().get(word).omission()),
                        String.valueOf(heard.paths().get(word).substitution())));
            }
        }
        return check.saidOnce(heard);
    }

    private EarFeatures features(PlacedSpeech speech) {
        LogMel mel = LogMel.ofAll(speech.samples(), FeatureExtractor.MARGIN_STEPS);
        int steps = Math.min((speech.samples().length / HOP + 1) / 2, mel.frames() / 2);
        return new FeatureExtractor(models).features(mel, steps);
    }

    /// With the sound of a word once more; empty where the text is not found.
    private Optional<float[]> doubled(float[] samples, List<String> words, int word) {
        PlacedSpeech speech = PlacedSpeech.of(samples);
        List<SpokenToken> tokens = read(words);
        if (tokens.size() != words.size()) {
            return Optional.empty();
        }
        return ForcedAligner.align(features(speech).posteriors(), tokens).map(aligned -> {
            float[] all = speech.samples();
            int start = Math.clamp(sample(aligned.get(word).startFrame()), 0, all.length);
            int end = Math.clamp(sample(aligned.get(word).endFrame()), start, all.length);
            float[] twice = Arrays.copyOf(all, all.length + end - start);
            System.arraycopy(all, start, twice, end, all.length - start);
            return twice;
        });
    }

    private long sample(int frame) {
        return (long) frame * HOP + Math.round(shiftSeconds * LogMel.SAMPLE_RATE);
    }

    private static List<SpokenToken> read(List<String> words) {
        return READER.read(String.join(" ", words));
    }
}
