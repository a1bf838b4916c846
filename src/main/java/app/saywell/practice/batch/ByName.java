package app.saywell.practice.batch;

import app.saywell.library.lesson.Sentence;
import app.saywell.library.people.Learner;

import java.nio.file.Path;
import java.text.Normalizer;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// What the name of a file says: the sentence itself, or its number; the pupil's name, or, for a
/// folder, the number. Where a name can be read in two ways it says nothing.
final class ByName {
    private static final Pattern NUMBER = Pattern.compile("\\d{1,8}");

    private ByName() {}

    /// The sentence that a file's name holds, the longest where one is part of another; else the
    /// one whose number is the only number in it.
    static Optional<Sentence> sentence(Path file, Optional<Learner> pupil, List<Sentence> all) {
        String name = " " + String.join(" ", Words.of(base(file))) + " ";
        Optional<Sentence> written =
                all.stream()
                        .filter(s -> !Words.of(s.text()).isEmpty())
                        .filter(
                                s ->
                                        name.contains(
                                                " " + String.join(" ", Words.of(s.text())) + " "))
                        .max(Comparator.comparingInt(s -> s.text().length()));
        return written.or(() -> numbered(withoutPupil(base(file), pupil), all));
    }

    /// The pupil whom the names of a file and of its folder name.
    static Optional<Learner> pupil(Path file, Path root, List<Learner> pupils) {
        Path folder = file.getParent();
        boolean below = folder != null && !folder.equals(root);
        String folderName = below && folder != null ? name(folder) : "";
        List<Learner> named =
                pupils.stream()
                        .filter(p -> !p.name().isBlank())
                        .filter(p -> holds(folderName, p.name()) || holds(base(file), p.name()))
                        .toList();
        if (named.size() == 1) {
            return Optional.of(named.getFirst());
        }
        List<Learner> candidates = named.isEmpty() ? pupils : named;
        String leading = below ? leadingNumber(folderName) : "";
        List<Learner> numbered =
                candidates.stream().filter(p -> sameNumber(p.number(), leading)).toList();
        return numbered.size() == 1 ? Optional.of(numbered.getFirst()) : Optional.empty();
    }

    private static Optional<Sentence> numbered(String name, List<Sentence> all) {
        List<Integer> numbers =
                NUMBER.matcher(name)
                        .results()
                        .map(MatchResult::group)
                        .map(Integer::valueOf)
                        .toList();
        return numbers.size() == 1
                ? all.stream().filter(s -> s.position() + 1 == numbers.getFirst()).findFirst()
                : Optional.empty();
    }

    // "03_강민준_2": the 03 is the pupil's.
    private static String withoutPupil(String name, Optional<Learner> pupil) {
        if (pupil.isEmpty() || !holds(name, pupil.get().name())) {
            return name;
        }
        String leading = leadingNumber(name);
        String rest = name.replace(pupil.get().name(), " ");
        return sameNumber(pupil.get().number(), leading) ? rest.substring(leading.length()) : rest;
    }

    private static boolean holds(String name, String pupil) {
        return name.contains(Normalizer.normalize(pupil, Normalizer.Form.NFC));
    }

    private static String leadingNumber(String name) {
        var matcher = NUMBER.matcher(name);
        return matcher.lookingAt() ? matcher.group() : "";
    }

    private static boolean sameNumber(String one, String other) {
        return !other.isEmpty()
                && one.replaceFirst("^0+(?=.)", "").equals(other.replaceFirst("^0+(?=.)", ""));
    }

    private static String base(Path file) {
        String name = name(file);
        int dot = name.lastIndexOf('.');
        return dot > 0 ? name.substring(0, dot) : name;
    }

    // Some systems give names with their Hangul taken apart.
    private static String name(Path file) {
        return Normalizer.normalize(String.valueOf(file.getFileName()), Normalizer.Form.NFC);
    }
}
