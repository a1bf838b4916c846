package app.saywell.desk.lessons.filename;

import app.saywell.desk.school.learner.Learner;
import java.util.List;
import java.util.Optional;

/// Numbers of learners, which people write with and without leading zeros.
public final class LearnerNumbers {
    private LearnerNumbers() {}

    /// The only learner with this number; empty if there is none, or more than one.
    public static Optional<Learner> findOnly(String number, List<Learner> learners) {
        List<Learner> found = findAll(number, learners);
        return found.size() == 1 ? Optional.of(found.getFirst()) : Optional.empty();
    }

    /// Every learner with this number.
    public static List<Learner> findAll(String number, List<Learner> learners) {
        return learners.stream()
                .filter(learner -> isSame(learner.number(), number))
                .toList();
    }

    /// Whether both are the same number; a missing number is the same as none.
    public static boolean isSame(String first, String second) {
        String plain = plain(first);
        return !plain.isEmpty() && plain.equals(plain(second));
    }

    /// The last part of a number such as 2-3-15: grade, class, learner.
    static String lastPart(String number) {
        String plain = number.strip();
        int end = plain.length();
        int start = end;
        while (start > 0 && Character.isDigit(plain.charAt(start - 1))) {
            start--;
        }
        return plain.substring(start, end);
    }

    private static String plain(String number) {
        return number.strip().replaceFirst("^0+(?=.)", "");
    }
}
