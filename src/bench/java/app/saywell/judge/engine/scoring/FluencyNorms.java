package app.saywell.judge.engine.scoring;

import app.saywell.judge.engine.SpeechEngine;
import app.saywell.judge.engine.onnx.ModelRuntime;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.FluencyReport;
import app.saywell.speech.FluencyReport.PausePlace;
import app.saywell.speech.audio.codec.ImportDecoder;
import app.saywell.speech.language.EngineException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Random;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Prints what is usual in the report on fluency: the tenth, fiftieth and ninetieth percentile of each
/// measure, of sentences of at least five words, for native and fluent readers and for learners by
/// people's scores for fluency.
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

    /// Runs the program.
    public static void main(String[] arguments) throws IOException {
        FluencyNorms norms = new FluencyNorms(Path.of(arguments[0]), Integer.parseInt(arguments[1]));
        norms.print("native", norms.reports(norms.folder.resolve("native"), 0, 10));
        norms.print("fluent", norms.reports(norms.folder.resolve("fluent"), 0, 10));
        norms.print("learners, 9 and 10", norms.reports(norms.folder, 9, 10));
        norms.print("learners, 8", norms.reports(norms.folder, 8, 8));
        norms.print("learners, 6 and 7", norms.reports(norms.folder, 6, 7));
        norms.print("learners, to 5", norms.reports(norms.folder, 0, 5));
    }

    private List<FluencyReport> reports(Path group, int lowest, int highest) throws IOException {
        List<JsonNode> labels = new ArrayList<>();
        for (String line : Files.readAllLines(group.resolve("labels.jsonl"))) {
            JsonNode label = JsonMapper.shared().readTree(line);
            int fluency = label.path("flu").asInt(highest);
            if (fluency >= lowest && fluency <= highest && text(label).split(" ").length >= MIN_WORDS) {
                labels.add(label);
            }
        }
        Collections.shuffle(labels, new Random(SEED));
        List<FluencyReport> reports = new ArrayList<>();
        for (JsonNode label : labels.subList(0, Math.min(count, labels.size()))) {
            Path file = Path.of(label.get("utt").asString() + ".flac");
            Path below = group.resolve("flac").resolve(file);
            try {
                reports.add(Objects.requireNonNull(engine.scoreSimple(
                                ImportDecoder.decode(Files.exists(below) ? below : group.resolve(file)),
                                text(label),
                                FeedbackLanguage.ENGLISH)
                        .fluency()));
            } catch (EngineException e) {
                System.out.println(file + " refused: " + e.kind());
            }
        }
        return reports;
    }

    private static String text(JsonNode label) {
        if (label.has("text")) {
            return label.get("text").asString();
        }
        StringBuilder words = new StringBuilder();
        label.get("words").forEach(word -> words.append(' ').append(word.get(0).asString()));
        return words.toString().strip().toLowerCase(Locale.ROOT) + ".";
    }

    private void print(String group, List<FluencyReport> reports) {
        System.out.printf("%s (%d)%n", group, reports.size());
        print("speech rate", reports, FluencyReport::speechRate);
        print("articulation rate", reports, FluencyReport::articulationRate);
        print("mean length of run", reports, FluencyReport::meanLengthOfRun);
        print("pauses inside phrases", reports, report -> (double) report.pausesAt(PausePlace.INSIDE_PHRASE));
        print("pauses at borders", reports, report -> (double) report.pausesAt(PausePlace.PHRASE_BORDER));
        print("rhythm", reports, FluencyReport::rhythm);
        print("pitch range", reports, FluencyReport::pitchRange);
        print("final movement", reports, FluencyReport::finalMovement);
        print("fluency", reports, FluencyReport::fluency);
        print("prosody", reports, FluencyReport::prosody);
    }

    private static void print(
            String measure, List<FluencyReport> reports, Function<FluencyReport, @Nullable Double> value) {
        double[] sorted = reports.stream()
                .map(value)
                .filter(Objects::nonNull)
                .mapToDouble(Double::doubleValue)
                .sorted()
                .toArray();
        StringBuilder line = new StringBuilder();
        for (double share : SHARES) {
            line.append(
                    sorted.length == 0
                            ? "     -"
                            : String.format(
                                    Locale.ROOT, "%6.2f", sorted[(int) Math.round(share * (sorted.length - 1))]));
        }
        System.out.printf("  %-22s%s%n", measure, line);
    }
}
