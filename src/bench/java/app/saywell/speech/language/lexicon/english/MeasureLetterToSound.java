package app.saywell.speech.language.lexicon.english;

import app.saywell.speech.language.lexicon.Phone;
import app.saywell.speech.language.lexicon.StressedPhone;
import app.saywell.speech.language.lexicon.store.GraphoneDecoder;
import app.saywell.speech.language.lexicon.store.GraphoneModel;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;

/// Measures the letter-to-sound model on the held-out words of the dictionary.
///
/// Arguments: the text of CMUdict 0.7a, and a model trained without the held-out words. A guess is
/// compared with the nearest pronunciation of the word.
public final class MeasureLetterToSound {
    private MeasureLetterToSound() {}

    /// Prints the phone error rate, and the share of words that are right without and with stress.
    public static void main(String[] args) throws IOException {
        SortedMap<String, List<List<StressedPhone>>> words;
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
        long startNanos = System.nanoTime();
        for (var word : words.entrySet()) {
            boolean letters = word.getKey().chars().allMatch(c -> c >= 'a' && c <= 'z');
            if (!letters || word.getKey().length() < 2 || !HeldOutWords.contains(word.getKey())) {
                continue;
            }
            List<List<StressedPhone>> guesses = new ArrayList<>();
            for (var guess : decoder.guess(word.getKey(), 3)) {
                guesses.add(StressedPhone.ofCodes(guess.sounds()));
            }
            List<StressedPhone> first = guesses.getFirst();
            int nearest = Integer.MAX_VALUE;
            int length = 0;
            for (List<StressedPhone> truth : word.getValue()) {
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
            amongThree += guesses.stream().anyMatch(candidate -> word.getValue().stream()
                            .anyMatch(reference -> phones(reference).equals(phones(candidate))))
                    ? 1
                    : 0;
        }
        double micros = (System.nanoTime() - startNanos) / 1e3 / total;
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

    static List<Phone> phones(List<StressedPhone> sounds) {
        return sounds.stream().map(StressedPhone::phone).toList();
    }

    /// The Levenshtein distance.
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
