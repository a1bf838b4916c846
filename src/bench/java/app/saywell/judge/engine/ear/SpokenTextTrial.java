package app.saywell.judge.engine.ear;

import app.saywell.judge.engine.align.AlignedToken;
import app.saywell.judge.engine.onnx.ModelRuntime;
import app.saywell.judge.engine.whisper.LogMel;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.audio.codec.ImportDecoder;
import app.saywell.speech.language.lexicon.Phone;
import app.saywell.speech.language.lexicon.StressedPhone;
import app.saywell.speech.language.lexicon.english.EnglishLexicon;
import app.saywell.speech.language.text.TextNormalizer;
import app.saywell.speech.signal.Resampler;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.StringJoiner;
import java.util.stream.IntStream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Prints how many recordings are refused with their own text, with one word of another text put in
/// at random, with one word of it exchanged for one of another text that sounds otherwise, with a
/// word of at least 120 ms cut out of the recording, and with another text of about as many words.
///
/// Arguments: a folder with `labels.jsonl` and FLAC files (below it or in `flac/`), the number of
/// recordings, a seed.
public final class SpokenTextTrial {
    private static final int EXCHANGES = 300;
    private static final int CUT_FRAMES = 12;

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
        Map<String, int[]> counts = new LinkedHashMap<>();
        for (LabelledRecording recording : tried) {
            float[] samples = samples(recording);
            Optional<HeardReading> reading = hear(samples, recording.words());
            if (reading.isEmpty()) {
                System.out.println("refused: " + recording);
            }
            count(counts, "own text", reading.isEmpty());
            List<String> words = recording.words();
            List<String> changed = new ArrayList<>(words);
            changed.add(random.nextInt(words.size() + 1), anyWord(all));
            count(counts, "strange word put in", hear(samples, changed).isEmpty());
            exchanged(words, all)
                    .ifPresent(other ->
                            count(counts, "word exchanged", hear(samples, other).isEmpty()));
            reading.flatMap(heard -> withoutWord(samples, heard))
                    .ifPresent(rest ->
                            count(counts, "word cut out", hear(rest, words).isEmpty()));
            count(counts, "other text", hear(samples, otherText(words, all)).isEmpty());
        }
        counts.forEach((what, of) ->
                System.out.printf("%s: %d of %d refused (%.1f %%)%n", what, of[0], of[1], 100.0 * of[0] / of[1]));
    }

    private static void count(Map<String, int[]> counts, String what, boolean refused) {
        int[] of = counts.computeIfAbsent(what, unseen -> new int[2]);
        of[0] += refused ? 1 : 0;
        of[1]++;
    }

    private String anyWord(List<LabelledRecording> all) {
        List<String> words = all.get(random.nextInt(all.size())).words();
        return words.get(random.nextInt(words.size()));
    }

    /// With a word of as many sounds, give or take one, that shares hardly any of them.
    private Optional<List<String>> exchanged(List<String> words, List<LabelledRecording> all) {
        int at = random.nextInt(words.size());
        List<Phone> own = phones(words.get(at));
        for (int tries = 0; tries < EXCHANGES; tries++) {
            String other = anyWord(all);
            List<Phone> sounds = phones(other);
            Set<Phone> shared = new HashSet<>(sounds);
            shared.retainAll(own);
            if (Math.abs(sounds.size() - own.size()) <= 1 && shared.size() <= sounds.size() / 3) {
                List<String> changed = new ArrayList<>(words);
                changed.set(at, other);
                return Optional.of(changed);
            }
        }
        return Optional.empty();
    }

    private List<Phone> phones(String word) {
        return reader.read(word).getFirst().readings().getFirst().words().stream()
                .flatMap(spoken -> spoken.pronunciation().sounds().stream())
                .map(StressedPhone::phone)
                .toList();
    }

    private Optional<float[]> withoutWord(float[] samples, HeardReading heard) {
        List<AlignedToken> longOnes = heard.tokens().stream()
                .map(TokenScore::aligned)
                .filter(token -> token.endFrame() - token.startFrame() >= CUT_FRAMES)
                .toList();
        if (longOnes.isEmpty() || heard.tokens().size() == 1) {
            return Optional.empty();
        }
        AlignedToken cut = longOnes.get(random.nextInt(longOnes.size()));
        int start = sample(samples, heard.secondsAt(cut.startFrame()));
        int end = sample(samples, heard.secondsAt(cut.endFrame()));
        float[] rest = Arrays.copyOf(samples, samples.length - (end - start));
        System.arraycopy(samples, end, rest, start, samples.length - end);
        return Optional.of(rest);
    }

    private static int sample(float[] samples, double seconds) {
        return Math.clamp(Math.round(seconds * LogMel.SAMPLE_RATE), 0, samples.length);
    }

    private List<String> otherText(List<String> words, List<LabelledRecording> all) {
        return IntStream.range(0, 5)
                .mapToObj(unused -> all.get(random.nextInt(all.size())).words())
                .filter(other -> !other.equals(words))
                .min(Comparator.comparingInt(other -> Math.abs(other.size() - words.size())))
                .orElse(List.of("Nobody", "read", "this"));
    }

    private Optional<HeardReading> hear(float[] samples, List<String> words) {
        return scorer.hear(samples, reader.read(String.join(" ", words)), JudgingRule.DEFAULT);
    }

    private float[] samples(LabelledRecording recording) throws IOException {
        Path below = folder.resolve("flac").resolve(recording.id() + ".flac");
        Path file = Files.exists(below) ? below : folder.resolve(recording.id() + ".flac");
        return Resampler.resample(ImportDecoder.decode(file), LogMel.SAMPLE_RATE)
                .samples();
    }

    private static LabelledRecording recording(JsonNode label) {
        StringJoiner text = new StringJoiner(" ");
        if (label.has("text")) {
            text.add(label.get("text").asString());
        } else {
            label.get("words").forEach(word -> text.add(word.get(0).asString()));
        }
        return new LabelledRecording(
                label.get("utt").asString(),
                Arrays.stream(text.toString().trim().split("\\s+"))
                        .filter(word -> word.chars().anyMatch(Character::isLetter))
                        .toList());
    }
}
