package app.saywell.practice.handin;

import app.saywell.library.learner.Learner;
import app.saywell.library.lesson.Sentence;
import app.saywell.practice.batch.FileNameMatcher;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What the name of a plain recording says: `12-03.m4a` is learner 12 with sentence 3, `03.m4a` is
/// sentence 3, and a name may hold the text of the sentence or the name of the learner.
///
/// @param number the attendance number; empty if the name has none
record RecordingName(String number, Optional<Sentence> sentence) {
    private static final Pattern NUMBERS = Pattern.compile("\\D{0,20}?(\\d{1,4})\\s*[-_ .]\\s*(\\d{1,3})(?!\\d).*");

    static RecordingName read(Path file, List<Sentence> sentences) {
        Matcher numbers = NUMBERS.matcher(baseName(file));
        if (numbers.matches()) {
            return new RecordingName(numbers.group(1), at(numbers.group(2), sentences));
        }
        return new RecordingName("", FileNameMatcher.findSentence(file, Optional.empty(), sentences));
    }

    /// The only learner with this number, apart from leading zeros.
    static Optional<Learner> findByNumber(String number, List<Learner> learners) {
        String wanted = withoutZeros(number);
        List<Learner> found = learners.stream()
                .filter(learner -> !wanted.isEmpty())
                .filter(learner -> withoutZeros(learner.number()).equals(wanted))
                .toList();
        return found.size() == 1 ? Optional.of(found.getFirst()) : Optional.empty();
    }

    /// The only learner whose name is in the name of the file.
    static Optional<Learner> findByName(Path file, List<Learner> learners) {
        String name = baseName(file);
        List<Learner> found = learners.stream()
                .filter(learner -> !learner.name().isBlank())
                .filter(learner -> name.contains(Normalizer.normalize(learner.name(), Normalizer.Form.NFC)))
                .toList();
        return found.size() == 1 ? Optional.of(found.getFirst()) : Optional.empty();
    }

    private static Optional<Sentence> at(String position, List<Sentence> sentences) {
        int wanted = Integer.parseInt(position);
        return wanted >= 1 && wanted <= sentences.size() ? Optional.of(sentences.get(wanted - 1)) : Optional.empty();
    }

    private static String withoutZeros(String number) {
        return number.strip().replaceFirst("^0+(?=.)", "");
    }

    private static String baseName(Path file) {
        String name = Normalizer.normalize(String.valueOf(file.getFileName()), Normalizer.Form.NFC);
        int dot = name.lastIndexOf('.');
        return dot > 0 ? name.substring(0, dot) : name;
    }
}
