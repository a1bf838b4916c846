package app.saywell.cli.command.school;

import app.saywell.cli.RefusedException;
import app.saywell.library.lesson.Lesson;
import app.saywell.library.people.Learner;
import app.saywell.library.people.SchoolClass;
import app.saywell.practice.Practice;

import java.text.Normalizer;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/// Finds what a command line names: by its name, or by the number that `list` shows.
final class Lookup {
    private Lookup() {}

    static Lesson lesson(Practice practice, String named) {
        return only("lesson", named, practice.lessons().all(), Lesson::title, Lesson::id);
    }

    static SchoolClass schoolClass(Practice practice, String named) {
        List<SchoolClass> all = practice.classroom().classes().all();
        return only("class", named, all, SchoolClass::name, SchoolClass::id);
    }

    /// A pupil by name, or by attendance number.
    static Learner pupil(List<Learner> pupils, String named) {
        List<Learner> numbered =
                pupils.stream().filter(pupil -> pupil.number().equals(named)).toList();
        return numbered.size() == 1
                ? numbered.getFirst()
                : only("pupil", named, pupils, Learner::name, Learner::id);
    }

    private static <T> T only(
            String what,
            String named,
            List<T> all,
            Function<T, String> name,
            Function<T, Long> number) {
        String wanted = plain(named);
        List<T> found = all.stream().filter(one -> plain(name.apply(one)).equals(wanted)).toList();
        if (found.isEmpty()) {
            found =
                    all.stream()
                            .filter(one -> number.apply(one).toString().equals(wanted))
                            .toList();
        }
        if (found.size() == 1) {
            return found.getFirst();
        }
        List<T> shown = found.isEmpty() ? all : found;
        String list =
                shown.stream()
                        .map(one -> number.apply(one) + " " + name.apply(one))
                        .collect(Collectors.joining(", "));
        throw new RefusedException(
                (found.isEmpty()
                                ? "There is no " + what + " “" + named + "”."
                                : "More than one " + what + " is called “" + named + "”.")
                        + (shown.isEmpty() ? "" : " There is: " + list + "."));
    }

    private static String plain(String name) {
        return Normalizer.normalize(name, Normalizer.Form.NFC).strip();
    }
}
