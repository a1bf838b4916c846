package app.saywell.desk.school.learner;

import java.math.BigInteger;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;

/// The order of the learners of a class: by number, as people count, and whoever has none behind
/// them. Learners whose numbers do not differ keep the order in which they are given.
public final class LearnerOrder implements Comparator<Learner> {
    private static final Pattern DIGITS = Pattern.compile("\\d+");
    private static final Pattern BORDER = Pattern.compile("(?<=\\d)(?=\\D)|(?<=\\D)(?=\\d)");

    @Override
    public int compare(Learner one, Learner other) {
        boolean without = one.number().isEmpty();
        return without || other.number().isEmpty()
                ? Boolean.compare(without, other.number().isEmpty())
                : compareNumbers(one.number(), other.number());
    }

    private static int compareNumbers(String one, String other) {
        List<String> left = List.of(BORDER.split(one));
        List<String> right = List.of(BORDER.split(other));
        for (int i = 0; i < Math.min(left.size(), right.size()); i++) {
            int order = compareParts(left.get(i), right.get(i));
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(left.size(), right.size());
    }

    private static int compareParts(String one, String other) {
        boolean numbers = DIGITS.matcher(one).matches() && DIGITS.matcher(other).matches();
        return numbers ? new BigInteger(one).compareTo(new BigInteger(other)) : one.compareToIgnoreCase(other);
    }
}
