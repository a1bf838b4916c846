package app.saywell.judge.engine.scoring;

import app.saywell.judge.engine.ear.KnownTextScorer;
import app.saywell.judge.engine.onnx.ModelRuntime;
import app.saywell.judge.engine.voice.SpeechSynthesizer;
import app.saywell.judge.engine.voice.SynthesisOptions;
import app.saywell.judge.engine.voice.Voice;
import app.saywell.judge.engine.voice.VoiceCatalog;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.audio.codec.ImportDecoder;
import app.saywell.speech.language.EngineException;
import app.saywell.speech.language.lexicon.Stress;
import app.saywell.speech.language.lexicon.english.EnglishLexicon;
import app.saywell.speech.language.lexicon.syllable.SyllableSpan;
import app.saywell.speech.language.text.TextNormalizer;
import app.saywell.speech.signal.Pcm;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Writes what is heard of the syllables of words whose stress is known, a line for each word, for
/// `src/train/stress/fit.py`: the group, the word, which syllable was stressed, which one the dictionary stresses, its
/// stress digits, and the cues of each syllable.
///
/// Groups: `voice` (sentences of the computer voices, four words of ten with the stress moved), `other` (the same with
/// voices that nothing is fitted on), `espeak` (single words), `native` and `fluent` (readers).
///
/// Arguments: the folder of `native/` and `fluent/`, the file to write, how many recordings of each group, and the
/// groups
/// with commas between them, all without.
public final class StressRows {
    private static final long SEED = 4610;
    private static final double MOVED_SHARE = 0.4;
    private static final List<String> FITTED = List.of("af_heart", "am_michael", "bf_emma", "af_bella", "am_puck");
    private static final List<String> OTHERS = List.of("af_sarah", "am_fenrir", "bf_isabella", "bm_george");

    private final ModelRuntime runtime = ModelRuntime.ofApplication();
    private final EnglishLexicon lexicon = EnglishLexicon.load();
    private final RecordingAnalyzer analyzer =
            new RecordingAnalyzer(new TextNormalizer(lexicon), new KnownTextScorer(runtime));
    private final SpeechSynthesizer synthesizer = new SpeechSynthesizer(runtime, lexicon);
    private final Random random = new Random(SEED);
    private final Path folder;
    private final PrintStream out;

    private StressRows(Path folder, PrintStream out) {
        this.folder = folder;
        this.out = out;
    }

    /// Runs the program.
    public static void main(String[] arguments) throws IOException {
        int count = Integer.parseInt(arguments[2]);
        try (PrintStream out = new PrintStream(arguments[1], java.nio.charset.StandardCharsets.UTF_8)) {
            StressRows rows = new StressRows(Path.of(arguments[0]), out);
            List<JsonNode> natives = rows.labels("native");
            List<JsonNode> fluent = rows.labels("fluent");
            List<String> texts =
                    natives.stream().map(label -> label.get("text").asString()).toList();
            int border = texts.size() * 2 / 3;
            List<String> fitted = texts.subList(0, Math.min(count, border));
            List<String> other = texts.subList(border, Math.min(border + count / 2, texts.size()));
            List<String> groups = arguments.length > 3
                    ? List.of(arguments[3].split(","))
                    : List.of("voice", "other", "espeak", "native", "fluent");
            for (String group : groups) {
                switch (group) {
                    case "voice" -> rows.voices(group, FITTED, fitted);
                    case "other" -> rows.voices(group, OTHERS, other);
                    case "espeak" -> rows.espeak(other);
                    case "native" -> rows.readers(group, natives.subList(0, Math.min(natives.size(), count)));
                    default -> rows.readers(group, fluent.subList(0, Math.min(fluent.size(), count)));
                }
            }
        }
    }

    private List<JsonNode> labels(String group) throws IOException {
        List<JsonNode> labels = new ArrayList<>();
        for (String line : Files.readAllLines(folder.resolve(group).resolve("labels.jsonl"))) {
            labels.add(JsonMapper.shared().readTree(line));
        }
        Collections.shuffle(labels, random);
        return labels;
    }

    private void readers(String group, List<JsonNode> labels) throws IOException {
        for (JsonNode label : labels) {
            Pcm audio = ImportDecoder.decode(
                    folder.resolve(group).resolve(label.get("utt").asString() + ".flac"));
            rows(group, audio, label.get("text").asString(), Map.of());
        }
    }

    private void voices(String group, List<String> ids, List<String> texts) {
        int next = 0;
        for (String text : texts) {
            Map<String, MovedStress> said = stresses(text);
            if (!said.isEmpty()) {
                Map<String, String> guide = new HashMap<>();
                said.forEach((word, moved) -> guide.put(word, moved.ipa()));
                Voice voice = VoiceCatalog.find(ids.get(next++ % ids.size())).orElseThrow();
                double speed = 0.8 + 0.3 * random.nextDouble();
                var options = new SynthesisOptions(voice, speed, 0, new PronunciationGuide(guide, false));
                rows(group, synthesizer.say(text, options).audio(), text, said);
            }
        }
    }

    /// The words of a text whose stress is known, some of them with another one.
    private Map<String, MovedStress> stresses(String text) {
        Map<String, MovedStress> said = new HashMap<>();
        for (String word : text.toLowerCase(Locale.ROOT).split("[^a-z']+")) {
            MovedStress.usual(word, lexicon)
                    .ifPresent(
                            usual -> said.put(word, random.nextDouble() < MOVED_SHARE ? usual.moved(random) : usual));
        }
        return said;
    }

    private void espeak(List<String> texts) throws IOException {
        List<String> voices = List.of("en-us", "en-us+f3", "en-gb-x-rp", "en-us+m3");
        int next = 0;
        Path file = Files.createTempFile("stress", ".wav");
        for (String text : texts) {
            for (MovedStress said : stresses(text).values()) {
                try {
                    new ProcessBuilder(
                                    "espeak-ng",
                                    "-v",
                                    voices.get(next++ % voices.size()),
                                    "-s",
                                    "140",
                                    "-w",
                                    file.toString(),
                                    said.mnemonics())
                            .start()
                            .waitFor();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
                rows("espeak", ImportDecoder.decode(file), said.word(), Map.of(said.word(), said));
            }
        }
        Files.delete(file);
    }

    private void rows(String group, Pcm audio, String text, Map<String, MovedStress> said) {
        try {
            for (PolysyllabicWord word : PolysyllabicWord.in(analyzer.analyze(audio, text, JudgingRule.DEFAULT))) {
                String letters = word.token().token().text().toLowerCase(Locale.ROOT);
                List<SyllableSpan> syllables =
                        word.token().reading().words().getFirst().syllables();
                int usual =
                        syllables.stream().map(SyllableSpan::stress).toList().indexOf(Stress.PRIMARY);
                MovedStress moved = said.get(letters);
                boolean isKnown =
                        said.isEmpty() ? MovedStress.usual(letters, lexicon).isPresent() : moved != null;
                if (usual >= 0 && isKnown) {
                    print(group, letters, moved == null ? usual : moved.syllable(), usual, syllables, word);
                }
            }
        } catch (EngineException e) {
            out.printf(
                    "# %s refused: %s: %s %s%n",
                    group,
                    e.kind(),
                    text,
                    said.values().stream().map(MovedStress::ipa).toList());
        }
        out.flush();
    }

    private void print(
            String group,
            String letters,
            int stressed,
            int usual,
            List<SyllableSpan> syllables,
            PolysyllabicWord word) {
        StringBuilder line =
                new StringBuilder(String.format(Locale.ROOT, "%s\t%s\t%d\t%d\t", group, letters, stressed, usual));
        syllables.forEach(syllable -> line.append(syllable.stress().digit()));
        for (double[] cues : word.cues()) {
            line.append('\t');
            for (double cue : cues) {
                line.append(String.format(Locale.ROOT, "%.4f ", cue));
            }
        }
        out.println(line.toString().strip());
    }
}
