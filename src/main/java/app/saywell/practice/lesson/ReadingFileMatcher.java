package app.saywell.practice.lesson;

import app.saywell.library.lesson.Sentence;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Matches audio files to sentences by file name: the text of the sentence, its number, or, if
/// there are as many files as sentences, the order.
public final class ReadingFileMatcher {
    private static final Pattern NUMBER = Pattern.compile("(\\d+)");

    private ReadingFileMatcher() {}

    /// The file of each sentence that has one.
    public static Map<Sentence, Path> match(List<Sentence> sentences, List<Path> files) {
        List<Path> sorted = files.stream()
                .sorted(Comparator.comparing(ReadingFileMatcher::sortKey))
                .toList();
        Map<Sentence, Path> matched = new LinkedHashMap<>();
        for (Sentence sentence : sentences) {
            sorted.stream()
                    .filter(file -> lettersOnly(baseName(file)).equals(lettersOnly(sentence.text())))
                    .findFirst()
                    .or(() -> findByNumber(sorted, sentence.position() + 1))
                    .ifPresent(file -> matched.put(sentence, file));
        }
        if (matched.isEmpty() && sentences.size() == sorted.size()) {
            for (int i = 0; i < sorted.size(); i++) {
                matched.put(sentences.get(i), sorted.get(i));
            }
        }
        return matched;
    }

    private static Optional<Path> findByNumber(List<Path> files, int number) {
        List<Path> found = files.stream()
                .filter(file -> firstNumber(file).equals(Optional.of(number)))
                .toList();
        return found.size() == 1 ? Optional.of(found.getFirst()) : Optional.empty();
    }

    private static Optional<Integer> firstNumber(Path file) {
        Matcher matcher = NUMBER.matcher(baseName(file));
        return matcher.find() && matcher.group().length() < 9
                ? Optional.of(Integer.valueOf(matcher.group()))
                : Optional.empty();
    }

    // Numbers in names sort by value: 2 before 10.
    private static String sortKey(Path file) {
        Matcher matcher = NUMBER.matcher(baseName(file).toLowerCase(Locale.ROOT));
        return matcher.replaceAll(
                match -> "0".repeat(Math.max(0, 12 - match.group().length())) + match.group());
    }

    private static String baseName(Path file) {
        String name = Normalizer.normalize(String.valueOf(file.getFileName()), Normalizer.Form.NFC);
        int dot = name.lastIndexOf('.');
        return dot > 0 ? name.substring(0, dot) : name;
    }

    private static String lettersOnly(String text) {
        return text.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", " ").strip();
    }
}
