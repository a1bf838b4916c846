package app.saywell.ui.classroom.rotation;

import app.saywell.library.people.Learner;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;

/// Finds pupils by what was typed of them.
final class Search {
    private Search() {}

    /// Those whose number or name begins with, else holds, what was typed; the best first.
    static List<Learner> of(List<Learner> pupils, String typed) {
        String part = typed.strip().toLowerCase(Locale.ROOT);
        List<Learner> found = new ArrayList<>();
        if (!part.isEmpty()) {
            add(found, pupils, pupil -> pupil.number().equals(part));
            add(found, pupils, pupil -> starts(pupil, part));
            add(found, pupils, pupil -> plain(pupil.name()).contains(part));
        }
        return found;
    }

    private static void add(
            List<Learner> found, List<Learner> pupils, Predicate<Learner> condition) {
        pupils.stream()
                .filter(condition)
                .filter(pupil -> !found.contains(pupil))
                .forEach(found::add);
    }

    private static boolean starts(Learner pupil, String part) {
        return pupil.number().startsWith(part) || plain(pupil.name()).startsWith(part);
    }

    private static String plain(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}
