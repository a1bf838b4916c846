package app.saywell.desk.lessons.filename;

import app.saywell.desk.lessons.filename.LearnerNames.NamedLearners;
import app.saywell.desk.school.learner.Learner;
import java.util.List;
import java.util.Optional;

/// Numbers of a school that are more than a place in a list: 20315, or 2-3-15 for grade, class and
/// learner.
final class WholeNumbers {
    private static final int MIN_FIGURES = 5;

    private WholeNumbers() {}

    /// Takes such a number out of a name.
    ///
    /// @return who have it
    static List<Learner> take(NameText name, List<Learner> learners) {
        for (Learner learner : learners) {
            String number = PlainWords.joined(learner.number());
            boolean isWhole = number.length() >= MIN_FIGURES
                    || PlainWords.of(learner.number()).size() > 1;
            if (isWhole && name.takeWords(number).isPresent()) {
                return learners.stream()
                        .filter(other -> PlainWords.joined(other.number()).equals(number))
                        .toList();
            }
        }
        return List.of();
    }

    /// Takes out grade, class and number of a learner who is named, such as 2-3-15 where the learner
    /// has number 15.
    static void takeSchoolNumber(NameText name, NamedLearners named, NameContext context) {
        Optional<Learner> learner = context.known().or(() -> named.full().stream()
                .findFirst()
                .filter(only -> named.full().size() == 1));
        if (learner.isEmpty()) {
            return;
        }
        String number = LearnerNumbers.lastPart(context.numberOf(learner.get()));
        name.find(NumberPatterns.TRIPLE).stream()
                .filter(triple -> LearnerNumbers.isSame(triple.group(4), number))
                .findFirst()
                .ifPresent(triple -> name.take(triple.start(), triple.end()));
    }
}
