package app.saywell.judge.engine.scoring;

import app.saywell.judge.engine.align.PhoneSegment;
import app.saywell.judge.engine.ear.KnownTextScorer;
import app.saywell.judge.engine.onnx.ModelRuntime;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.audio.codec.ImportDecoder;
import app.saywell.speech.language.EngineException;
import app.saywell.speech.language.lexicon.Lexicon;
import app.saywell.speech.language.lexicon.Pronunciation;
import app.saywell.speech.language.lexicon.Stress;
import app.saywell.speech.language.lexicon.StressedPhone;
import app.saywell.speech.language.lexicon.english.EnglishLexicon;
import app.saywell.speech.language.lexicon.syllable.SyllableSpan;
import app.saywell.speech.language.text.TextNormalizer;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Writes what is heard of the syllables of words whose stress is known, a line for each word, for
/// `src/train/stress/fit.py`. Readings and their stresses are those of the manifests of `src/train/stress/speak.py`.
///
/// A line: the name of the reading, that of its pair, the group, the speaker, the number of the token, the word, which
/// syllable was stressed, which one the dictionary stresses, its stress digits, where the reading begins in seconds,
/// then for each syllable its phones, first and last frame of the vowel, and the cues. A line with `#` tells of a
/// reading that was refused.
///
/// Arguments: the file to write, and the manifests. What the file has already is not heard again.
public final class StressRows {
    private final EnglishLexicon lexicon = EnglishLexicon.load();
    private final RecordingAnalyzer analyzer =
            new RecordingAnalyzer(new TextNormalizer(lexicon), new KnownTextScorer(ModelRuntime.ofApplication()));
    private final PrintStream out;

    private StressRows(PrintStream out) {
        this.out = out;
    }

    /// Runs the program.
    public static void main(String[] arguments) throws IOException {
        Path file = Path.of(arguments[0]);
        Set<String> there = new HashSet<>();
        if (Files.exists(file)) {
            for (String line : Files.readAllLines(file)) {
                there.add(line.replace("# ", "").split("\t")[0]);
            }
        }
        try (PrintStream out = new PrintStream(
                Files.newOutputStream(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND),
                true,
                StandardCharsets.UTF_8)) {
            StressRows rows = new StressRows(out);
            for (String manifest : List.of(arguments).subList(1, arguments.length)) {
                for (String line : Files.readAllLines(Path.of(manifest))) {
                    JsonNode reading = JsonMapper.shared().readTree(line);
                    if (!there.contains(reading.get("utt").asString())) {
                        rows.hear(reading);
                    }
                }
            }
        }
    }

    private void hear(JsonNode reading) throws IOException {
        String utterance = reading.get("utt").asString();
        try {
            RecordingAnalysis analysis = analyzer.analyze(
                    ImportDecoder.decode(Path.of(reading.get("file").asString())),
                    reading.get("text").asString(),
                    JudgingRule.DEFAULT);
            JsonNode said = reading.get("said");
            StringBuilder lines = new StringBuilder();
            for (PolysyllabicWord word : PolysyllabicWord.in(analysis)) {
                JsonNode stressed = said == null ? null : said.get(String.valueOf(word.index()));
                if (usual(word) >= 0 && (said == null ? isKnown(letters(word)) : stressed != null)) {
                    lines.append(line(reading, analysis, word, stressed)).append('\n');
                }
            }
            out.print(lines.isEmpty() ? "# " + utterance + "\tnone\n" : lines);
        } catch (EngineException e) {
            out.printf("# %s\t%s%n", utterance, e.kind());
        }
    }

    private static String line(
            JsonNode reading, RecordingAnalysis analysis, PolysyllabicWord word, @Nullable JsonNode stressed) {
        List<SyllableSpan> syllables = syllables(word);
        int usual = usual(word);
        StringBuilder line = new StringBuilder();
        for (String name : List.of("utt", "pair", "group", "speaker")) {
            line.append(reading.get(name).asString()).append('\t');
        }
        line.append(String.format(
                Locale.ROOT,
                "%d\t%s\t%d\t%d\t%s\t%.4f",
                word.index(),
                letters(word),
                stressed == null ? usual : stressed.asInt(),
                usual,
                syllables.stream()
                        .map(syllable -> String.valueOf(syllable.stress().digit()))
                        .collect(Collectors.joining()),
                analysis.reading().startSeconds()));
        for (int i = 0; i < syllables.size(); i++) {
            SyllableSpan span = syllables.get(i);
            List<PhoneSegment> sounds = word.token().phones().subList(span.from(), span.to());
            line.append('\t');
            for (PhoneSegment sound : sounds) {
                line.append(String.format(
                        Locale.ROOT, "%s:%d:%d ", sound.sound().phone(), sound.startFrame(), sound.endFrame()));
            }
            line.append('|');
            for (double cue : word.cues().get(i)) {
                line.append(String.format(Locale.ROOT, " %.4f", cue));
            }
        }
        return line.toString();
    }

    private static List<SyllableSpan> syllables(PolysyllabicWord word) {
        return word.token().reading().words().getFirst().syllables();
    }

    /// Which syllable the dictionary stresses; -1 for none.
    private static int usual(PolysyllabicWord word) {
        return syllables(word).stream().map(SyllableSpan::stress).toList().indexOf(Stress.PRIMARY);
    }

    private static String letters(PolysyllabicWord word) {
        return word.token().token().text().toLowerCase(Locale.ROOT);
    }

    /// Whether all pronunciations of a word agree in syllables and stress.
    private boolean isKnown(String letters) {
        return letters.matches("[a-z]{4,}")
                && lexicon.contains(letters)
                && places(lexicon, letters).size() == 1;
    }

    private static Set<List<Integer>> places(Lexicon lexicon, String letters) {
        Set<List<Integer>> places = new HashSet<>();
        for (Pronunciation pronunciation : lexicon.pronunciations(letters)) {
            List<Stress> stresses = pronunciation.sounds().stream()
                    .filter(sound -> sound.phone().isVowel())
                    .map(StressedPhone::stress)
                    .toList();
            places.add(List.of(stresses.size(), stresses.indexOf(Stress.PRIMARY)));
        }
        return places;
    }
}
