package app.saywell.judge.engine.scoring;

import app.saywell.desk.takes.fluency.FluencyMeasure;
import app.saywell.desk.takes.fluency.Hesitations;
import app.saywell.desk.takes.spoken.SpokenTextComparison;
import app.saywell.judge.engine.SpeechEngine;
import app.saywell.judge.engine.onnx.ModelRuntime;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.FluencyReport;
import app.saywell.speech.PitchMovement;
import app.saywell.speech.audio.codec.ImportDecoder;
import app.saywell.speech.language.EngineException;
import app.saywell.speech.signal.Pcm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Prints what is usual in the report on fluency: the tenth, fiftieth and ninetieth percentile of each
/// measure, of sentences of at least five words, for native and fluent readers and for learners by
/// people's scores for fluency; with the fillers and restarts that the transcription has, and at how many ends the
/// voice falls.
///
/// Arguments: the folder of `labels.jsonl`, `flac/`, `native/` and `fluent/`; how many recordings of
/// each group.
public final class FluencyNorms {
    private static final int MIN_WORDS = 5;
    private static final long SEED = 7;
    private static final double[] SHARES = {0.1, 0.5, 0.9};

    private final SpeechEngine engine = AcousticSpeechEngine.load(ModelRuntime.ofApplication());
    private final Path folder;
    private final int count;

    private FluencyNorms(Path folder, int count) {
        this.folder = folder;
        this.count = count;
    }

    private record NormReading(FluencyReport report, Hesitations hesitations) {}

    /// Runs the program.
    public static void main(String[] arguments) throws IOException {
        FluencyNorms norms = new FluencyNorms(Path.of(arguments[0]), Integer.parseInt(arguments[1]));
        norms.print("native", norms.readings(norms.folder.resolve("native"), 0, 10));
        norms.print("fluent", norms.readings(norms.folder.resolve("fluent"), 0, 10));
        norms.print("learners, 9 and 10", norms.readings(norms.folder, 9, 10));
        norms.print("learners, 8", norms.readings(norms.folder, 8, 8));
        norms.print("learners, 6 and 7", norms.readings(norms.folder, 6, 7));
        norms.print("learners, to 5", norms.readings(norms.folder, 0, 5));
    }

    private List<NormReading> readings(Path group, int lowest, int highest) throws IOException {
        List<JsonNode> labels = new ArrayList<>();
        for (String line : Files.readAllLines(group.resolve("labels.jsonl"))) {
            JsonNode label = JsonMapper.shared().readTree(line);
            int fluency = label.path("flu").asInt(highest);
            if (fluency >= lowest && fluency <= highest && text(label).split(" ").length >= MIN_WORDS) {
                labels.add(label);
            }
        }
        Collections.shuffle(labels, new Random(SEED));
        List<NormReading> readings = new ArrayList<>();
        for (JsonNode label : labels.subList(0, Math.min(count, labels.size()))) {
            Path file = Path.of(label.get("utt").asString() + ".flac");
            Path below = group.resolve("flac").resolve(file);
            try {
                Pcm sound = ImportDecoder.decode(Files.exists(below) ? below : group.resolve(file));
                FluencyReport report =
                        Objects.requireNonNull(engine.scoreSimple(sound, text(label), FeedbackLanguage.ENGLISH)
                                .fluency());
                readings.add(new NormReading(
                        report,
                        Hesitations.in(SpokenTextComparison.compare(
                                text(label), engine.transcribe(sound, false).text()))));
            } catch (EngineException e) {
                System.out.println(file + " refused: " + e.kind());
            }
        }
        return readings;
    }

    private static String text(JsonNode label) {
        if (label.has("text")) {
            return label.get("text").asString();
        }
        StringBuilder words = new StringBuilder();
        label.get("words").forEach(word -> words.append(' ').append(word.get(0).asString()));
        return words.toString().strip().toLowerCase(Locale.ROOT) + ".";
    }

    private static void print(String group, List<NormReading> readings) {
        System.out.printf("%s (%d)%n", group, readings.size());
        for (FluencyMeasure measure : FluencyMeasure.values()) {
            print(measure.name(), readings, reading -> measure.in(reading.report, Optional.of(reading.hesitations))
                    .orElse(null));
        }
        print("fluency", readings, reading -> reading.report.fluency());
        print("prosody", readings, reading -> reading.report.prosody());
        List<Double> ends = readings.stream()
                .map(reading -> reading.report.finalMovement())
                .filter(Objects::nonNull)
                .toList();
        System.out.printf(
                "  ends: %d of %d fall, %d rise%n",
                ends.stream()
                        .filter(end -> PitchMovement.of(end) == PitchMovement.FALL)
                        .count(),
                ends.size(),
                ends.stream()
                        .filter(end -> PitchMovement.of(end) == PitchMovement.RISE)
                        .count());
    }

    private static void print(
            String measure, List<NormReading> readings, Function<NormReading, @Nullable Double> value) {
        double[] sorted = readings.stream()
                .map(value)
                .filter(Objects::nonNull)
                .mapToDouble(Double::doubleValue)
                .sorted()
                .toArray();
        StringBuilder line = new StringBuilder();
        for (double share : SHARES) {
            line.append(
                    sorted.length == 0
                            ? "       -"
                            : String.format(
                                    Locale.ROOT, "%8.2f", sorted[(int) Math.round(share * (sorted.length - 1))]));
        }
        System.out.printf("  %-22s%s%n", measure, line);
    }
}
