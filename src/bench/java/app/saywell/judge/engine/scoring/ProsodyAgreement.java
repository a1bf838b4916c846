package app.saywell.judge.engine.scoring;

import app.saywell.judge.engine.SpeechEngine;
import app.saywell.judge.engine.onnx.ModelRuntime;
import app.saywell.judge.engine.voice.SpeechSynthesizer;
import app.saywell.judge.engine.voice.SynthesisOptions;
import app.saywell.judge.engine.voice.Voice;
import app.saywell.judge.engine.voice.VoiceCatalog;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.FluencyReport;
import app.saywell.speech.PronunciationFeedback;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.audio.codec.ImportDecoder;
import app.saywell.speech.language.EngineException;
import app.saywell.speech.language.lexicon.english.EnglishLexicon;
import app.saywell.speech.signal.Pcm;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Prints how well stress, pauses and speed against a computer voice, and the report on fluency,
/// agree with people's scores, what good children and poor readers lose, and how far the figures move
/// with the way of recording, and what lies behind each one that moves. Speakers are those of fold 0, see
/// `src/train/ear/corpus.py`.
///
/// Arguments: the folder of `labels.jsonl` and `flac/`, how many recordings, the speed of the voice, and if wanted a
/// folder with the same recordings as MP3 (`lame -b 64`).
public final class ProsodyAgreement {
    private static final List<String> VOICES = List.of("af_bella", "am_michael", "bf_emma", "bm_george");
    private static final List<String> FIGURES = List.of("stress", "pauses", "speed");
    private static final int FOLDS = 5;
    private static final int GOOD = 8;
    private static final int POOR = 4;
    private static final int OLDEST_CHILD = 13;
    private static final double STEADY = 0.5;
    private static final long SEED = 4;

    private final ModelRuntime runtime = ModelRuntime.ofApplication();
    private final SpeechEngine engine = AcousticSpeechEngine.load(runtime);
    private final SpeechSynthesizer synthesizer = new SpeechSynthesizer(runtime, EnglishLexicon.load());
    private final Path folder;
    private final double pace;
    private final List<Reading> readings = new ArrayList<>();
    private final Optional<Path> mp3;
    private final Map<String, List<Double>> moves = new TreeMap<>();
    private final List<String> moved = new ArrayList<>();

    /// A reading with people's scores.
    private record Reading(int age, double fluency, double prosody, PronunciationResult result) {
        double people() {
            return (fluency + prosody) / 2;
        }

        double sum() {
            return figures(result).stream().mapToDouble(Double::doubleValue).sum();
        }

        FluencyReport report() {
            return Objects.requireNonNull(result.fluency());
        }
    }

    private ProsodyAgreement(Path folder, double pace, Optional<Path> mp3) {
        this.folder = folder;
        this.pace = pace;
        this.mp3 = mp3;
    }

    /// Runs the benchmark.
    public static void main(String[] arguments) throws IOException, NoSuchAlgorithmException {
        new ProsodyAgreement(
                        Path.of(arguments[0]),
                        Double.parseDouble(arguments[2]),
                        Arrays.stream(arguments).skip(3).findFirst().map(Path::of))
                .run(Integer.parseInt(arguments[1]));
    }

    private void run(int count) throws IOException, NoSuchAlgorithmException {
        List<JsonNode> labels = new ArrayList<>();
        for (String line : Files.readAllLines(folder.resolve("labels.jsonl"))) {
            JsonNode label = JsonMapper.shared().readTree(line);
            if (fold(label.get("speaker").asString()) == 0) {
                labels.add(label);
            }
        }
        Collections.shuffle(labels, new Random(SEED));
        for (JsonNode label : labels.subList(0, Math.min(count, labels.size()))) {
            read(label);
        }
        print();
    }

    private static int fold(String speaker) throws NoSuchAlgorithmException {
        byte[] digest = MessageDigest.getInstance("MD5").digest(speaker.getBytes(StandardCharsets.UTF_8));
        return new BigInteger(1, new byte[] {digest[0]}).intValue() % FOLDS;
    }

    private void read(JsonNode label) throws IOException {
        StringBuilder words = new StringBuilder();
        label.get("words").forEach(word -> words.append(' ').append(word.get(0).asString()));
        String text = words.toString().strip().toLowerCase(Locale.ROOT) + ".";
        Pcm audio = ImportDecoder.decode(
                folder.resolve("flac").resolve(label.get("utt").asString() + ".flac"));
        String id = VOICES.get(readings.size() % VOICES.size());
        Voice voice = VoiceCatalog.all().stream()
                .filter(candidate -> candidate.id().equals(id))
                .findFirst()
                .orElseThrow();
        try {
            List<SpeechComponent> model = engine.analyzeNative(
                            synthesizer
                                    .say(text, new SynthesisOptions(voice, pace, 0, PronunciationGuide.NONE))
                                    .audio(),
                            text)
                    .components();
            PronunciationResult result = engine.score(audio, text, model, FeedbackLanguage.ENGLISH);
            readings.add(new Reading(
                    label.get("age").asInt(),
                    label.get("flu").asDouble(),
                    label.get("pros").asDouble(),
                    result));
            Map<String, Pcm> changed = new TreeMap<>();
            changed.put("at -28 dB", quiet(audio));
            changed.put("noise 20 dB below", RecordingConditions.withNoise(audio, 0.1, new Random(SEED)));
            if (mp3.isPresent()) {
                changed.put(
                        "MP3",
                        ImportDecoder.decode(mp3.get().resolve(label.get("utt").asString() + ".mp3")));
            }
            for (Map.Entry<String, Pcm> change : changed.entrySet()) {
                compare(
                        label.get("utt").asString(),
                        change.getKey(),
                        result,
                        engine.score(change.getValue(), text, model, FeedbackLanguage.ENGLISH));
            }
        } catch (EngineException e) {
            System.out.println(label.get("utt").asString() + " refused: " + e.kind());
        }
    }

    private void compare(String utterance, String change, PronunciationResult before, PronunciationResult after) {
        for (int i = 0; i < FIGURES.size(); i++) {
            String figure = FIGURES.get(i) + ", " + change;
            double old = figures(before).get(i);
            double now = figures(after).get(i);
            moves.computeIfAbsent(figure, key -> new ArrayList<>()).add(Math.abs(now - old));
            if (Math.abs(now - old) > STEADY) {
                moved.add(String.format(
                        Locale.ROOT,
                        "  %-28s %s %.2f > %.2f: %s",
                        figure,
                        utterance,
                        old,
                        now,
                        MovedParts.between(before, after)));
            }
        }
    }

    /// At a mean level of -28 dB.
    private static Pcm quiet(Pcm audio) {
        double power = 0;
        for (float sample : audio.samples()) {
            power += sample * sample;
        }
        double gain = Math.pow(10, -28 / 20.0) / Math.sqrt(power / audio.samples().length);
        float[] samples = new float[audio.samples().length];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = Math.round(audio.samples()[i] * gain * Short.MAX_VALUE) / (float) Short.MAX_VALUE;
        }
        return new Pcm(samples, audio.sampleRate());
    }

    private static List<Double> figures(PronunciationResult result) {
        PronunciationFeedback feedback = result.feedback();
        return Stream.of(feedback.stress(), feedback.pause(), feedback.speed())
                .map(part -> Objects.requireNonNull(part).score())
                .toList();
    }

    private void print() {
        System.out.printf(Locale.ROOT, "%d readings, the voice at %.2f of its speed%n", readings.size(), pace);
        for (int i = 0; i < FIGURES.size(); i++) {
            int figure = i;
            print(FIGURES.get(i), reading -> figures(reading.result()).get(figure), Reading::people);
        }
        print("their sum", Reading::sum, Reading::people);
        print("report: fluency", reading -> reading.report().fluency(), Reading::fluency);
        print("report: prosody", reading -> reading.report().prosody(), Reading::prosody);
        printLost(
                "children to whom people gave 8 or more on both",
                readings.stream()
                        .filter(reading ->
                                reading.age() <= OLDEST_CHILD && reading.fluency() >= GOOD && reading.prosody() >= GOOD)
                        .toList());
        printLost(
                "readers to whom people gave 4 or less on both",
                readings.stream()
                        .filter(reading -> reading.fluency() <= POOR && reading.prosody() <= POOR)
                        .toList());
        System.out.println("figures of the same recording:");
        moves.forEach((what, by) -> System.out.printf(
                Locale.ROOT,
                "  %-28s %d of %d within %.1f, the farthest %.1f away%n",
                what,
                by.stream().filter(move -> move <= STEADY).count(),
                by.size(),
                STEADY,
                Collections.max(by)));
        moved.stream().sorted().forEach(System.out::println);
    }

    private void print(String name, ToDoubleFunction<Reading> ours, ToDoubleFunction<Reading> people) {
        double[] a = readings.stream().mapToDouble(ours).toArray();
        double[] b = readings.stream().mapToDouble(people).toArray();
        System.out.printf(Locale.ROOT, "%-18s correlation %.3f%n", name, correlation(a, b));
    }

    private static double correlation(double[] a, double[] b) {
        double meanA = Arrays.stream(a).average().orElse(0);
        double meanB = Arrays.stream(b).average().orElse(0);
        double product = 0;
        double squaresA = 0;
        double squaresB = 0;
        for (int i = 0; i < a.length; i++) {
            product += (a[i] - meanA) * (b[i] - meanB);
            squaresA += (a[i] - meanA) * (a[i] - meanA);
            squaresB += (b[i] - meanB) * (b[i] - meanB);
        }
        return product / Math.sqrt(squaresA * squaresB);
    }

    private static void printLost(String who, List<Reading> group) {
        double[] lost = new double[3];
        for (Reading reading : group) {
            for (int i = 0; i < lost.length; i++) {
                lost[i] += (10 - figures(reading.result()).get(i)) / group.size();
            }
        }
        System.out.printf(
                Locale.ROOT,
                "%s (%d) lose %.1f of 30: stress %.1f, pauses %.1f, speed %.1f%n",
                who,
                group.size(),
                lost[0] + lost[1] + lost[2],
                lost[0],
                lost[1],
                lost[2]);
    }
}
