package app.saywell.engine.lexicon.english;

import app.saywell.engine.lexicon.Phone;
import app.saywell.engine.lexicon.Sound;
import app.saywell.engine.lexicon.store.GraphoneDecoder;
import app.saywell.engine.lexicon.store.GraphoneModel;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;

/// Measures the letter-to-sound model on the held-out words of the dictionary.
///
/// Arguments: the text of CMUdict 0.7a; a model trained without the held-out words. A guess is
/// compared with the nearest of the word's pronunciations.
public final class MeasureLetterToSound {
    private MeasureLetterToSound() {}

    /// Prints phone error rate, and words right without and with stress.
    public static void main(String[] args) throws IOException {
        SortedMap<String, List<List<Sound>>> words;
        try (InputStream in = Files.newInputStream(Path.of(args[0]))) {
            words = DictionaryText.read(in);
        }
        GraphoneModel model;
        try (InputStream in = Files.newInputStream(Path.of(args[1]))) {
            model = GraphoneModel.read(in);
        }
        GraphoneDecoder decoder = new GraphoneDecoder(model);
        int total = 0;
        int phonesRight = 0;
        int stressRight = 0;
        int amongThree = 0;
        int errors = 0;
        int phones = 0;
        long began = System.nanoTime();
        for (var word : words.entrySet()) {
            boolean letters = word.getKey().chars().allMatch(c -> c >= 'a' && c <= 'z');
            if (!letters || word.getKey().length() < 2 || !HeldOut.contains(word.getKey())) {
                continue;
            }
            List<List<Sound>> guesses = new ArrayList<>();
            for (var guess : decoder.guess(word.getKey(), 3)) {
                guesses.add(Sound.ofCodes(guess.sounds()));
            }
            List<Sound> first = guesses.getFirst();
            int nearest = Integer.MAX_VALUE;
            int length = 0;
            for (List<Sound> truth : word.getValue()) {
                int distance = distance(phones(first), phones(truth));
                if (distance < nearest) {
                    nearest = distance;
                    length = truth.size();
                }
            }
            total++;
            errors += nearest;
            phones += length;
            phonesRight += nearest == 0 ? 1 : 0;
            stressRight += word.getValue().contains(first) ? 1 : 0;
            amongThree +=
                    guesses.stream()
                                    .anyMatch(
                                            g ->
                                                    word.getValue().stream()
                                                            .anyMatch(
                                                                    t ->
                                                                            phones(t)
                                                                                    .equals(
                                                                                            phones(
                                                                                                    g))))
                            ? 1
                            : 0;
        }
        double micros = (System.nanoTime() - began) / 1e3 / total;
        System.out.printf(
                "%d words: phone error rate %.2f %%, words right %.2f %%, with stress %.2f %%,"
                        + " among the first three %.2f %%; %.0f us a word%n",
                total,
                100.0 * errors / phones,
                100.0 * phonesRight / total,
                100.0 * stressRight / total,
                100.0 * amongThree / total,
                micros);
    }

    static List<Phone> phones(List<Sound> sounds) {
        return sounds.stream().map(Sound::phone).toList();
    }

    /// Levenshtein's distance.
    static <T> int distance(List<T> a, List<T> b) {
        int[] row = new int[b.size() + 1];
        for (int j = 0; j <= b.size(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.size(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.size(); j++) {
                int same = diagonal + (a.get(i - 1).equals(b.get(j - 1)) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(same, Math.min(row[j], row[j - 1]) + 1);
            }
        }
        return row[b.size()];
    }
}
