package app.saywell.desk.classroom.rotation;

import app.saywell.desk.school.learner.Learner;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;

/// Finds learners by name or number.
final class LearnerSearch {
    private LearnerSearch() {}

    /// The learners whose number or name begins with the text, then those whose name contains it;
    /// the best match first.
    static List<Learner> findLearners(List<Learner> learners, String text) {
        String query = text.strip().toLowerCase(Locale.ROOT);
        List<Learner> found = new ArrayList<>();
        if (!query.isEmpty()) {
            add(found, learners, learner -> learner.number().equals(query));
            add(found, learners, learner -> startsWith(learner, query));
            add(found, learners, learner -> lowerCase(learner.name()).contains(query));
        }
        return found;
    }

    private static void add(List<Learner> found, List<Learner> learners, Predicate<Learner> condition) {
        learners.stream()
                .filter(condition)
                .filter(learner -> !found.contains(learner))
                .forEach(found::add);
    }

    private static boolean startsWith(Learner learner, String query) {
        return learner.number().startsWith(query) || lowerCase(learner.name()).startsWith(query);
    }

    private static String lowerCase(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}
