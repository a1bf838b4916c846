package app.saywell.judge.engine.voice;

import app.saywell.speech.Word;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/// What was counted of one voice.
final class VoiceFigures {
    private static final double NEAR = 0.02;
    private static final double FAR = 0.05;

    private final String name;
    private final List<Double> scores = new ArrayList<>();
    private final List<Double> distances = new ArrayList<>();
    private int sentences;
    private int words;
    private int wrongWords;
    private int refused;
    private int faulted;
    private double seconds;
    private double took;

    VoiceFigures(String name) {
        this.name = name;
    }

    void spoken(double length, double spent) {
        sentences++;
        seconds += length;
        took += spent;
    }

    /// Compares what should be written down with what was; gives back how many words are wrong.
    int written(String should, String was) {
        List<String> expected = words(should);
        int wrong = distance(expected, words(was));
        words += expected.size();
        wrongWords += wrong;
        return wrong;
    }

    void refused() {
        refused++;
    }

    void judged(List<Word> heard, List<SynthesizedSpeech.TimedWord> said) {
        faulted += heard.stream().allMatch(Word::correct) ? 0 : 1;
        scores.add(heard.stream().mapToDouble(Word::score).average().orElse(0));
        List<Double> own = said.stream()
                .flatMap(word -> word.phones().stream())
                .map(SynthesizedSpeech.SpokenPhone::start)
                .toList();
        List<String> ownSigns = said.stream()
                .flatMap(word -> word.phones().stream())
                .map(SynthesizedSpeech.SpokenPhone::ipa)
                .toList();
        List<String> signs = heard.stream()
                .flatMap(word -> word.phonemes().stream())
                .map(phoneme -> phoneme.phoneme())
                .toList();
        List<Double> starts = heard.stream()
                .flatMap(word -> word.phonemes().stream())
                .map(phoneme -> phoneme.start())
                .toList();
        if (signs.size() == ownSigns.size()) {
            for (int i = 0; i < signs.size(); i++) {
                if (signs.get(i).equals(ownSigns.get(i))) {
                    distances.add(starts.get(i) - own.get(i));
                }
            }
        }
    }

    @Override
    public String toString() {
        Collections.sort(scores);
        double shift = median(distances);
        return String.format(
                Locale.ROOT,
                "== %s: %d sentences, %.1f %% of %d words written wrongly; %.1f %% accepted, median"
                        + " score %.1f, %.1f %% without a faulted word; %.2f s of a processor for a"
                        + " second of speech; %d starts %.0f ms later on the median, %.0f %% within 20"
                        + " ms and %.0f %% within 50 ms of the voice's own",
                name,
                sentences,
                100.0 * wrongWords / words,
                words,
                100.0 * (sentences - refused) / sentences,
                median(scores),
                100.0 * (sentences - refused - faulted) / sentences,
                took / seconds,
                distances.size(),
                1000 * shift,
                100 * within(NEAR),
                100 * within(FAR));
    }

    private double within(double limit) {
        return (double) distances.stream()
                        .filter(d -> Math.abs(d) <= limit + 1e-9)
                        .count()
                / Math.max(1, distances.size());
    }

    private static double median(List<Double> values) {
        double[] sorted =
                values.stream().mapToDouble(Double::doubleValue).sorted().toArray();
        return sorted.length == 0 ? Double.NaN : sorted[sorted.length / 2];
    }

    private static List<String> words(String text) {
        String bare = text.toLowerCase(Locale.ROOT)
                .replace('’', '\'')
                .replaceAll("[^\\p{L}\\p{N}' ]+", " ")
                .strip();
        return bare.isEmpty() ? List.of() : Arrays.asList(bare.split("\\s+"));
    }

    private static int distance(List<String> said, List<String> heard) {
        int[] row = new int[heard.size() + 1];
        Arrays.setAll(row, j -> j);
        for (int i = 1; i <= said.size(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j < row.length; j++) {
                int swap = diagonal + (said.get(i - 1).equals(heard.get(j - 1)) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(swap, Math.min(row[j], row[j - 1]) + 1);
            }
        }
        return row[heard.size()];
    }
}
