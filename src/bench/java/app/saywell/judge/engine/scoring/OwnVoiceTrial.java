package app.saywell.judge.engine.scoring;

import app.saywell.judge.engine.SpeechEngine;
import app.saywell.judge.engine.onnx.ModelRuntime;
import app.saywell.judge.engine.voice.SpeechSynthesizer;
import app.saywell.judge.engine.voice.SynthesisOptions;
import app.saywell.judge.engine.voice.Voice;
import app.saywell.judge.engine.voice.VoiceCatalog;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.Phoneme;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Word;
import app.saywell.speech.audio.WavEncoder;
import app.saywell.speech.audio.codec.ImportDecoder;
import app.saywell.speech.language.EngineException;
import app.saywell.speech.language.lexicon.english.EnglishLexicon;
import app.saywell.speech.signal.ClickRate;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.signal.PitchCurve;
import app.saywell.speech.signal.prosody.ProsodyTransplantation;
import app.saywell.speech.signal.prosody.SpokenReading;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Random;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Prints how well a learner's recording takes on the prosody of a model reading: melody and lengths of the result
/// against the model's, how it is judged then, clicks, and the time to make it. The recordings are those of the corpus
/// of `src/train/ear`, the models are spoken by the voices of the application.
///
/// Arguments: the folder of `labels.jsonl` and `flac/`, how many recordings, and where sounds are written if anywhere.
public final class OwnVoiceTrial {
    private static final List<String> VOICES = List.of("af_bella", "am_michael", "bf_emma", "bm_george");
    private static final long SEED = 46;
    private static final double MILLISECONDS = 1000;

    private final ModelRuntime runtime = ModelRuntime.ofApplication();
    private final SpeechEngine engine = AcousticSpeechEngine.load(runtime);
    private final SpeechSynthesizer synthesizer = new SpeechSynthesizer(runtime, EnglishLexicon.load());
    private final Path folder;
    private final List<Figures> before = new ArrayList<>();
    private final List<Figures> after = new ArrayList<>();
    private double seconds;
    private double making;

    /// What is measured of a reading against its model.
    private record Figures(
            double[] semitones,
            double[] wordMillis,
            double[] soundMillis,
            double stress,
            double speed,
            double pause,
            double words,
            double clicks) {}

    private OwnVoiceTrial(Path folder) {
        this.folder = folder;
    }

    /// Runs the trial.
    public static void main(String[] arguments) throws IOException {
        var trial = new OwnVoiceTrial(Path.of(arguments[0]));
        List<JsonNode> labels = new ArrayList<>();
        for (String line : Files.readAllLines(trial.folder.resolve("labels.jsonl"))) {
            labels.add(JsonMapper.shared().readTree(line));
        }
        Collections.shuffle(labels, new Random(SEED));
        int count = Integer.parseInt(arguments[1]);
        for (JsonNode label : labels) {
            if (trial.after.size() < count && label.get("words").size() >= 4) {
                trial.read(label, arguments.length > 2 ? Path.of(arguments[2]) : null);
            }
        }
        trial.print();
    }

    private void read(JsonNode label, @org.jspecify.annotations.Nullable Path sounds) throws IOException {
        StringBuilder words = new StringBuilder();
        label.get("words").forEach(word -> words.append(' ').append(word.get(0).asString()));
        String text = words.toString().strip().toLowerCase(Locale.ROOT) + ".";
        String name = label.get("utt").asString();
        Pcm audio = ImportDecoder.decode(folder.resolve("flac").resolve(name + ".flac"));
        String id = VOICES.get(after.size() % VOICES.size());
        Voice voice = VoiceCatalog.all().stream()
                .filter(candidate -> candidate.id().equals(id))
                .findFirst()
                .orElseThrow();
        try {
            Pcm model = synthesizer
                    .say(text, new SynthesisOptions(voice, 0.85, 0, PronunciationGuide.NONE))
                    .audio();
            List<SpeechComponent> expected = engine.analyzeNative(model, text).components();
            PronunciationResult judged = engine.score(audio, text, expected, FeedbackLanguage.ENGLISH);
            SpokenReading own = new SpokenReading(audio, words(judged.components()));
            SpokenReading other = new SpokenReading(model, words(expected));
            long start = System.nanoTime();
            Pcm made = ProsodyTransplantation.resynthesize(own, other).orElseThrow();
            making += (System.nanoTime() - start) / 1e9;
            PronunciationResult again = engine.score(made, text, expected, FeedbackLanguage.ENGLISH);
            seconds += made.seconds();
            before.add(figures(judged, audio, other));
            after.add(figures(again, made, other));
            if (sounds != null) {
                Files.createDirectories(sounds);
                WavEncoder.write(sounds.resolve(name + "-mine.wav"), audio);
                WavEncoder.write(sounds.resolve(name + "-model.wav"), model);
                WavEncoder.write(sounds.resolve(name + "-made.wav"), made);
            }
        } catch (EngineException e) {
            System.out.println(name + " refused: " + e.kind());
        }
    }

    private static List<Word> words(List<SpeechComponent> components) {
        return components.stream()
                .filter(Word.class::isInstance)
                .map(Word.class::cast)
                .toList();
    }

    private static Figures figures(PronunciationResult result, Pcm audio, SpokenReading model) {
        List<Word> words = words(result.components());
        var feedback = result.feedback();
        return new Figures(
                melodyDifferences(words, audio, model),
                lengthDifferences(words, model.words()),
                lengthDifferences(sounds(words, model.words()), sounds(model.words(), words)),
                Objects.requireNonNull(feedback.stress()).score(),
                Objects.requireNonNull(feedback.speed()).score(),
                Objects.requireNonNull(feedback.pause()).score(),
                words.stream().mapToDouble(Word::score).average().orElse(0),
                ClickRate.of(audio));
    }

    /// The sounds of the words that have equally many in both, as words.
    private static List<Word> sounds(List<Word> words, List<Word> others) {
        List<Word> sounds = new ArrayList<>();
        for (int i = 0; i < words.size(); i++) {
            if (words.get(i).phonemes().size() == others.get(i).phonemes().size()) {
                for (Phoneme sound : words.get(i).phonemes()) {
                    sounds.add(new Word(
                            sound.phoneme(), sound.start(), sound.end(), 0, true, false, null, List.of(), List.of()));
                }
            }
        }
        return sounds;
    }

    private static double[] lengthDifferences(List<Word> own, List<Word> model) {
        double[] differences = new double[own.size()];
        for (int i = 0; i < differences.length; i++) {
            differences[i] =
                    MILLISECONDS * Math.abs(own.get(i).duration() - model.get(i).duration());
        }
        return differences;
    }

    /// Every 10 ms of the words, mapped word by word, where both have voice; the middles of both taken off.
    private static double[] melodyDifferences(List<Word> words, Pcm audio, SpokenReading model) {
        PitchCurve own = PitchCurve.of(audio);
        PitchCurve other = PitchCurve.of(model.audio());
        List<Double> differences = new ArrayList<>();
        for (int i = 0; i < words.size(); i++) {
            Word said = words.get(i);
            Word expected = model.words().get(i);
            for (double at = expected.start(); at < expected.end(); at += 0.01) {
                double share = (at - expected.start()) / expected.duration();
                float a = own.hertzAt(said.start() + share * said.duration());
                float b = other.hertzAt(at);
                if (a > 0 && b > 0) {
                    differences.add(12 * Math.log(a / b) / Math.log(2));
                }
            }
        }
        double[] sorted =
                differences.stream().mapToDouble(Double::doubleValue).sorted().toArray();
        double middle = sorted.length == 0 ? 0 : sorted[sorted.length / 2];
        return Arrays.stream(sorted).map(value -> Math.abs(value - middle)).toArray();
    }

    private void print() {
        System.out.printf(
                Locale.ROOT, "%d recordings; made in %.3f s for each second%n", after.size(), making / seconds);
        print("as recorded", before);
        print("said like the model", after);
    }

    private static void print(String name, List<Figures> figures) {
        double[] semitones = figures.stream()
                .flatMapToDouble(f -> Arrays.stream(f.semitones()))
                .sorted()
                .toArray();
        double[] words = figures.stream()
                .flatMapToDouble(f -> Arrays.stream(f.wordMillis()))
                .sorted()
                .toArray();
        double[] sounds = figures.stream()
                .flatMapToDouble(f -> Arrays.stream(f.soundMillis()))
                .sorted()
                .toArray();
        System.out.printf(
                Locale.ROOT,
                "%-20s melody %.2f semitones (90 %%: %.2f), words %.0f ms (90 %%: %.0f), sounds %.0f ms (90 %%: %.0f),"
                        + " stress %.2f, speed %.2f, pauses %.2f, words' score %.1f, clicks %.2f a second%n",
                name,
                semitones[semitones.length / 2],
                semitones[semitones.length * 9 / 10],
                words[words.length / 2],
                words[words.length * 9 / 10],
                sounds[sounds.length / 2],
                sounds[sounds.length * 9 / 10],
                mean(figures.stream().mapToDouble(Figures::stress).toArray()),
                mean(figures.stream().mapToDouble(Figures::speed).toArray()),
                mean(figures.stream().mapToDouble(Figures::pause).toArray()),
                mean(figures.stream().mapToDouble(Figures::words).toArray()),
                mean(figures.stream().mapToDouble(Figures::clicks).toArray()));
    }

    private static double mean(double[] values) {
        return Arrays.stream(values).average().orElse(0);
    }
}
