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
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/// Prints, by age and gender and by the accuracy that people gave the sentence, how many recordings
/// are refused, how many words are faulted, and how often people agree.
///
/// Arguments: a folder with `labels.jsonl` (speechocean762's labels) and `flac/`, the number of
/// recordings, a seed.
public final class GroupAgreement {
    private static final double RIGHT_WORD = 70;

    /// People gave a faulted word this or less of 10 when they agree.
    private static final double FAULTED_BY_PEOPLE = 8;

    private static final int[] OLDEST = {7, 12, 17};

    private final Map<String, GroupCounts> groups = new TreeMap<>();
    private final TextNormalizer reader = new TextNormalizer(EnglishLexicon.load());
    private final KnownTextScorer scorer;
    private final Path folder;

    /// What was counted in a group.
    private static final class GroupCounts {
        private int recordings;
        private int refused;
        private int words;
        private int faulted;
        private int agreed;
        private int faultedByPeople;
    }

    private GroupAgreement(ModelRuntime runtime, Path folder) {
        this.scorer = new KnownTextScorer(runtime);
        this.folder = folder;
    }

    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]);
        List<JsonNode> labels = new ArrayList<>();
        for (String line : Files.readAllLines(folder.resolve("labels.jsonl"))) {
            labels.add(JsonMapper.shared().readTree(line));
        }
        Collections.shuffle(labels, new Random(Long.parseLong(arguments[2])));
        try (ModelRuntime runtime = ModelRuntime.ofApplication()) {
            GroupAgreement agreement = new GroupAgreement(runtime, folder);
            for (JsonNode label :
                    labels.subList(0, Math.min(Integer.parseInt(arguments[1]), labels.size()))) {
                agreement.count(label);
            }
            agreement.print();
        }
    }

    private void count(JsonNode label) throws IOException {
        List<String> words = new ArrayList<>();
        label.get("words").forEach(word -> words.add(word.get(0).asString()));
        Path file = folder.resolve("flac").resolve(label.get("utt").asString() + ".flac");
        float[] samples =
                Resampler.resample(ImportDecoder.decode(file), LogMel.SAMPLE_RATE).samples();
        List<TokenScore> tokens =
                scorer.hear(samples, reader.read(String.join(" ", words)))
                        .map(HeardReading::tokens)
                        .orElse(List.of());
        for (String group : groupsOf(label)) {
            count(groups.computeIfAbsent(group, name -> new GroupCounts()), label, tokens);
        }
    }

    private static void count(GroupCounts counts, JsonNode label, List<TokenScore> tokens) {
        counts.recordings++;
        JsonNode words = label.get("words");
        if (tokens.size() != words.size()) {
            counts.refused += tokens.isEmpty() ? 1 : 0;
            return;
        }
        for (int i = 0; i < tokens.size(); i++) {
            boolean faulted = tokens.get(i).score() < RIGHT_WORD;
            boolean faultedByPeople = words.get(i).get(3).asDouble() <= FAULTED_BY_PEOPLE;
            counts.words++;
            counts.faulted += faulted ? 1 : 0;
            counts.faultedByPeople += faultedByPeople ? 1 : 0;
            counts.agreed += faulted && faultedByPeople ? 1 : 0;
        }
    }

    private static List<String> groupsOf(JsonNode label) {
        int age = label.get("age").asInt();
        String ages = "over 17";
        for (int i = OLDEST.length - 1; i >= 0; i--) {
            if (age <= OLDEST[i]) {
                ages = "to %2d".formatted(OLDEST[i]);
            }
        }
        int accuracy = label.get("acc").asInt();
        String level = accuracy >= 9 ? "9 and 10" : accuracy >= 7 ? "7 and 8" : "to 6";
        return List.of("age " + ages + " " + label.get("gender").asString(), "accuracy " + level);
    }

    private void print() {
        System.out.println(
                "| group | recordings | refused | words | faulted | people agree | faulted by"
                        + " people |\n|---|---|---|---|---|---|---|");
        groups.forEach(
                (name, counts) ->
                        System.out.printf(
                                "| %s | %d | %d | %d | %d | %d | %d |%n",
                                name,
                                counts.recordings,
                                counts.refused,
                                counts.words,
                                counts.faulted,
                                counts.agreed,
                                counts.faultedByPeople));
    }
}
