package app.saywell.practice.batch;

import app.saywell.library.learner.Learner;
import app.saywell.library.lesson.Sentence;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// Reads the sentence and the learner from the name of a file: the text or number of the sentence,
/// the name of the learner, or, for a folder, the number of the learner. An ambiguous name matches
/// nothing.
public final class FileNameMatcher {
    private static final Pattern NUMBER = Pattern.compile("\\d{1,8}");

    private FileNameMatcher() {}

    /// The sentence whose text is in the file name, the longest if several match; else the sentence
    /// with the only number in the name.
    public static Optional<Sentence> findSentence(Path file, Optional<Learner> learner, List<Sentence> sentences) {
        String name = " " + String.join(" ", WordSimilarity.wordsOf(baseName(file))) + " ";
        Optional<Sentence> bySentenceText = sentences.stream()
                .filter(candidate -> !WordSimilarity.wordsOf(candidate.text()).isEmpty())
                .filter(candidate ->
                        name.contains(" " + String.join(" ", WordSimilarity.wordsOf(candidate.text())) + " "))
                .max(Comparator.comparingInt(candidate -> candidate.text().length()));
        return bySentenceText.or(() -> findByNumber(withoutLearner(baseName(file), learner), sentences));
    }

    /// The learner whose name or number is in the name of the file or its folder.
    static Optional<Learner> findLearner(Path file, Path root, List<Learner> learners) {
        Path folder = file.getParent();
        boolean inSubfolder = folder != null && !folder.equals(root);
        String folderName = inSubfolder && folder != null ? normalizedName(folder) : "";
        List<Learner> named = learners.stream()
                .filter(candidate -> !candidate.name().isBlank())
                .filter(candidate ->
                        containsName(folderName, candidate.name()) || containsName(baseName(file), candidate.name()))
                .toList();
        if (named.size() == 1) {
            return Optional.of(named.getFirst());
        }
        List<Learner> candidates = named.isEmpty() ? learners : named;
        String leading = inSubfolder ? leadingNumber(folderName) : "";
        List<Learner> numbered = candidates.stream()
                .filter(candidate -> sameNumber(candidate.number(), leading))
                .toList();
        return numbered.size() == 1 ? Optional.of(numbered.getFirst()) : Optional.empty();
    }

    private static Optional<Sentence> findByNumber(String name, List<Sentence> sentences) {
        List<Integer> numbers = NUMBER.matcher(name)
                .results()
                .map(MatchResult::group)
                .map(Integer::valueOf)
                .toList();
        return numbers.size() == 1
                ? sentences.stream()
                        .filter(candidate -> candidate.position() + 1 == numbers.getFirst())
                        .findFirst()
                : Optional.empty();
    }

    // "03_강민준_2": 03 is the number of the learner.
    private static String withoutLearner(String name, Optional<Learner> learner) {
        if (learner.isEmpty() || !containsName(name, learner.get().name())) {
            return name;
        }
        String leading = leadingNumber(name);
        String rest = name.replace(learner.get().name(), " ");
        return sameNumber(learner.get().number(), leading) ? rest.substring(leading.length()) : rest;
    }

    private static boolean containsName(String name, String learner) {
        return name.contains(Normalizer.normalize(learner, Normalizer.Form.NFC));
    }

    private static String leadingNumber(String name) {
        var matcher = NUMBER.matcher(name);
        return matcher.lookingAt() ? matcher.group() : "";
    }

    private static boolean sameNumber(String first, String second) {
        return !second.isEmpty() && first.replaceFirst("^0+(?=.)", "").equals(second.replaceFirst("^0+(?=.)", ""));
    }

    private static String baseName(Path file) {
        String name = normalizedName(file);
        int dot = name.lastIndexOf('.');
        return dot > 0 ? name.substring(0, dot) : name;
    }

    // Some systems return file names with decomposed Hangul.
    private static String normalizedName(Path file) {
        return Normalizer.normalize(String.valueOf(file.getFileName()), Normalizer.Form.NFC);
    }
}
