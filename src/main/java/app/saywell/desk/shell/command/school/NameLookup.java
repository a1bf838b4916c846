package app.saywell.desk.shell.command.school;

import app.saywell.desk.lessons.filename.LearnerNumbers;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.learner.SchoolClass;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.shell.cases.ServiceGraph;
import app.saywell.desk.shell.start.CommandRefusedException;
import java.text.Normalizer;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/// Finds lessons, classes and learners by name, or by the number that `list` shows.
final class NameLookup {
    private NameLookup() {}

    static Lesson lesson(ServiceGraph practice, String nameOrNumber) {
        return findOnly("lesson", nameOrNumber, practice.lessons().findAll(), Lesson::title, Lesson::id);
    }

    static SchoolClass schoolClass(ServiceGraph practice, String nameOrNumber) {
        List<SchoolClass> all = practice.classes().findAll();
        return findOnly("class", nameOrNumber, all, SchoolClass::name, SchoolClass::id);
    }

    /// A learner by name or by attendance number.
    static Learner learner(List<Learner> learners, String nameOrNumber) {
        return LearnerNumbers.findOnly(nameOrNumber, learners)
                .orElseGet(() -> findOnly("learner", nameOrNumber, learners, Learner::name, Learner::id));
    }

    private static <T> T findOnly(
            String kind, String nameOrNumber, List<T> candidates, Function<T, String> name, Function<T, Long> number) {
        String wanted = normalize(nameOrNumber);
        List<T> matching = candidates.stream()
                .filter(candidate -> normalize(name.apply(candidate)).equals(wanted))
                .toList();
        if (matching.isEmpty()) {
            matching = candidates.stream()
                    .filter(candidate -> number.apply(candidate).toString().equals(wanted))
                    .toList();
        }
        if (matching.size() == 1) {
            return matching.getFirst();
        }
        List<T> shown = matching.isEmpty() ? candidates : matching;
        String list = shown.stream()
                .map(candidate -> number.apply(candidate) + " " + name.apply(candidate))
                .collect(Collectors.joining(", "));
        throw new CommandRefusedException((matching.isEmpty()
                        ? "There is no " + kind + " “" + nameOrNumber + "”."
                        : "More than one " + kind + " is called “" + nameOrNumber + "”.")
                + (shown.isEmpty() ? "" : " There is: " + list + "."));
    }

    private static String normalize(String name) {
        return Normalizer.normalize(name, Normalizer.Form.NFC).strip();
    }
}
