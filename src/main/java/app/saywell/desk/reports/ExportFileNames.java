package app.saywell.desk.reports;

import app.saywell.desk.school.FileNamePart;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// File names that sort like the class and are valid on every system.
final class ExportFileNames {
    private ExportFileNames() {}

    /// Number, name, sentence: `03_강민준_02_we-call-it-bear`. Without names, only the numbers and the
    /// sentence.
    static String fileName(SelectedGrid grid, Learner learner, Sentence sentence) {
        String number = String.format(Locale.ROOT, "%02d", sentence.position() + 1);
        return Stream.of(
                        paddedNumber(grid, learner),
                        FileNamePart.of(grid.displayName(learner)),
                        number,
                        FileNamePart.of(sentence.text()))
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining("_"));
    }

    /// The number of a learner, or the place in the list of a learner without one.
    static String numberPart(SelectedGrid grid, Learner learner) {
        String number = FileNamePart.of(learner.number());
        return number.isEmpty()
                ? String.format(Locale.ROOT, "p%02d", grid.learners().indexOf(learner) + 1)
                : number.matches("\\d") ? "0" + number : number;
    }

    private static String paddedNumber(SelectedGrid grid, Learner learner) {
        String number = FileNamePart.of(learner.number());
        if (number.isEmpty() && grid.displayName(learner).isEmpty()) {
            // Two learners must never get the same file name, even when names are hidden.
            return String.format(Locale.ROOT, "p%02d", grid.learners().indexOf(learner) + 1);
        }
        return number.matches("\\d") ? "0" + number : number;
    }
}
