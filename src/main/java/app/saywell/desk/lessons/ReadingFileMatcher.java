package app.saywell.desk.lessons;

import app.saywell.desk.lessons.filename.NameContext;
import app.saywell.desk.lessons.filename.RecordingNames;
import app.saywell.desk.school.lesson.Sentence;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/// Matches audio files to sentences by file name: the text of the sentence, its number, or, if
/// there are as many files as sentences and no name says which, the order.
public final class ReadingFileMatcher {
    private static final Pattern NUMBER = Pattern.compile("\\d+");

    private ReadingFileMatcher() {}

    /// The file of each sentence that has one. Two files for one sentence match nothing.
    public static Map<Sentence, Path> match(List<Sentence> sentences, List<Path> files) {
        NameContext context = NameContext.of(List.of(), sentences);
        Map<Path, Sentence> said = new LinkedHashMap<>();
        for (Path file : files) {
            RecordingNames.read("", name(file), context)
                    .sentence()
                    .certain()
                    .ifPresent(sentence -> said.put(file, sentence));
        }
        Map<Sentence, Path> matched = new LinkedHashMap<>();
        sentences.forEach(sentence -> onlyFile(sentence, said).ifPresent(file -> matched.put(sentence, file)));
        if (said.isEmpty() && sentences.size() == files.size()) {
            List<Path> ordered = files.stream()
                    .sorted(Comparator.comparing(ReadingFileMatcher::sortKey))
                    .toList();
            for (int i = 0; i < ordered.size(); i++) {
                matched.put(sentences.get(i), ordered.get(i));
            }
        }
        return matched;
    }

    private static Optional<Path> onlyFile(Sentence sentence, Map<Path, Sentence> said) {
        List<Path> files = said.entrySet().stream()
                .filter(entry -> entry.getValue().equals(sentence))
                .map(Map.Entry::getKey)
                .toList();
        return files.size() == 1 ? Optional.of(files.getFirst()) : Optional.empty();
    }

    // Numbers in names sort by value: 2 before 10.
    private static String sortKey(Path file) {
        return NUMBER.matcher(name(file).toLowerCase(Locale.ROOT))
                .replaceAll(match -> "0".repeat(Math.max(0, 12 - match.group().length())) + match.group());
    }

    private static String name(Path file) {
        return String.valueOf(file.getFileName());
    }
}
