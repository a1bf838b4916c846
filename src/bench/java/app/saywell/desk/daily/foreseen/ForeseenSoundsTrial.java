package app.saywell.desk.daily.foreseen;

import app.saywell.desk.daily.foreseen.SoundForecast.Said;
import app.saywell.speech.FirstLanguage;
import app.saywell.speech.language.accent.FirstLanguageErrors;
import app.saywell.speech.language.lexicon.Phone;
import app.saywell.speech.language.lexicon.StressedPhone;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/// How many of the sounds that are marked beforehand are missed, and how many of the others, by the
/// scores that people gave to the sounds of Mandarin speakers. With nothing known of the speaker, and with the first
/// half of the recordings as history. The last line is of speakers on whom nothing was chosen: border and weights are
/// those that are best for the other half of the speakers.
///
/// Arguments: `labels.jsonl`, and the table of first languages.
final class ForeseenSoundsTrial {
    private static final double RIGHT_FROM = 1;
    private static final FirstLanguage MANDARIN = FirstLanguage.ofCode("zh").orElseThrow();

    private ForeseenSoundsTrial() {}

    private record Reading(List<List<StressedPhone>> words, List<List<Boolean>> right) {}

    public static void main(String[] args) throws IOException {
        FirstLanguageErrors errors = FirstLanguageErrors.read(Path.of(args[1]));
        Map<String, List<Reading>> speakers = read(Path.of(args[0]));
        for (double border : new double[] {.08, .10, .12, .14, .16, .18, .2, .25}) {
            System.out.printf("border %.2f", border);
            for (boolean withHistory : new boolean[] {false, true}) {
                int[] counts = new int[4]; // marked: missed, all; others: missed, all
                speakers.values().forEach(readings -> count(readings, withHistory, errors, border, counts));
                double marked = (double) counts[0] / counts[1];
                double others = (double) counts[2] / counts[3];
                System.out.printf(
                        "   %s: %4.1f %% of %d marked sounds missed, %4.1f %% of %d others, ratio %.1f;",
                        withHistory ? "with history" : "first language alone",
                        100 * marked,
                        counts[1],
                        100 * others,
                        counts[3],
                        marked / others);
            }
            System.out.println();
        }
        System.out.println(ForecastCrossFit.of(sounds(speakers.values(), errors)));
    }

    private static List<ForecastCrossFit.Sound> sounds(Collection<List<Reading>> speakers, FirstLanguageErrors errors) {
        List<ForecastCrossFit.Sound> sounds = new ArrayList<>();
        int speaker = 0;
        for (List<Reading> readings : speakers) {
            int half = readings.size() / 2;
            Map<String, Said> said = said(readings.subList(0, half));
            for (Reading reading : readings.subList(half, readings.size())) {
                for (int w = 0; w < reading.words().size(); w++) {
                    List<StressedPhone> word = reading.words().get(w);
                    for (int k = 0; k < word.size(); k++) {
                        sounds.add(new ForecastCrossFit.Sound(
                                speaker % 2,
                                errors.share(MANDARIN, word, k, next(reading, w)),
                                said.getOrDefault(word.get(k).ipa(), new Said(0, 0)),
                                reading.right().get(w).get(k)));
                    }
                }
            }
            speaker++;
        }
        return sounds;
    }

    private static Phone next(Reading reading, int w) {
        return w + 1 < reading.words().size()
                ? reading.words().get(w + 1).getFirst().phone()
                : null;
    }

    private static void count(
            List<Reading> readings, boolean withHistory, FirstLanguageErrors errors, double border, int[] counts) {
        int half = readings.size() / 2;
        Map<String, Said> said = withHistory ? said(readings.subList(0, half)) : Map.of();
        SoundForecast forecast = new SoundForecast(errors, MANDARIN, said);
        for (Reading reading : readings.subList(half, readings.size())) {
            for (int w = 0; w < reading.words().size(); w++) {
                List<StressedPhone> word = reading.words().get(w);
                Phone next = next(reading, w);
                for (int k = 0; k < word.size(); k++) {
                    int at = forecast.probability(word, k, next) >= border ? 0 : 2;
                    counts[at] += reading.right().get(w).get(k) ? 0 : 1;
                    counts[at + 1]++;
                }
            }
        }
    }

    private static Map<String, Said> said(List<Reading> readings) {
        Map<String, Said> said = new HashMap<>();
        for (Reading reading : readings) {
            for (int w = 0; w < reading.words().size(); w++) {
                for (int k = 0; k < reading.words().get(w).size(); k++) {
                    String sound = reading.words().get(w).get(k).ipa();
                    said.put(
                            sound,
                            said.getOrDefault(sound, new Said(0, 0))
                                    .plus(reading.right().get(w).get(k)));
                }
            }
        }
        return said;
    }

    private static Map<String, List<Reading>> read(Path labels) throws IOException {
        ObjectMapper mapper = new ObjectMapper();
        Map<String, List<Reading>> speakers = new LinkedHashMap<>();
        for (String line : Files.readAllLines(labels)) {
            JsonNode row = mapper.readTree(line);
            List<List<StressedPhone>> words = new ArrayList<>();
            List<List<Boolean>> right = new ArrayList<>();
            for (JsonNode word : row.get("words")) {
                List<String> phones = new ArrayList<>();
                word.get(4).forEach(phone -> phones.add(phone.asString()));
                List<Boolean> scores = new ArrayList<>();
                word.get(5).forEach(score -> scores.add(score.asDouble() >= RIGHT_FROM));
                words.add(StressedPhone.ofArpabet(String.join(" ", phones)));
                right.add(scores);
            }
            speakers.computeIfAbsent(row.get("speaker").asString(), any -> new ArrayList<>())
                    .add(new Reading(words, right));
        }
        return speakers;
    }
}
