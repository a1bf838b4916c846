package app.saywell.desk.lessons.filename;

import app.saywell.desk.lessons.filename.LearnerNames.NamedLearners;
import app.saywell.desk.school.learner.Learner;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Whose recording it is, as far as names and explained numbers say.
///
/// @param isOpen whether nothing says so, and a plain number may
/// @param nameStart where the name of the learner begins in the name of the file
/// @param mayBeNumbered whether the name of the file may hold the number of the learner too
/// @param folderNumberIsLearner whether the number of the folder is that of the learner
record LearnerChoice(
        NameFinding<Learner> finding,
        boolean isOpen,
        Optional<Integer> nameStart,
        boolean mayBeNumbered,
        boolean folderNumberIsLearner,
        String claimedNumber) {

    static LearnerChoice of(NameContext context, List<Learner> numbered, NameParts file, NameParts folder) {
        NamedLearners named = file.named();
        NamedLearners folderNamed = folder.named();
        NameNumbers numbers = file.numbers();
        NameNumbers folderNumbers = folder.numbers();
        boolean isInFile = !named.full().isEmpty();
        if (context.known().isPresent()) {
            return new LearnerChoice(
                    new NameFinding.Certain<>(context.known().get()),
                    false,
                    named.start(),
                    isInFile || !context.learners().isEmpty(),
                    true,
                    "");
        }
        List<Learner> full = Stream.concat(named.full().stream(), folderNamed.full().stream())
                .distinct()
                .toList();
        if (!full.isEmpty()) {
            boolean isOneName = new NamedLearners(full, List.of(), Optional.empty()).isOneName();
            List<Learner> right = isOneName ? narrowed(full, context, numbered, numbers, folderNumbers) : full;
            return new LearnerChoice(NameFinding.only(right), false, named.start(), isInFile, !isInFile, "");
        }
        List<String> said = Stream.concat(numbers.learners().stream(), folderNumbers.learners().stream())
                .distinct()
                .toList();
        String folderNumber = folderNumbers.plain().stream()
                .map(NameText.Part::text)
                .findFirst()
                .filter(number -> said.isEmpty())
                .orElse("");
        List<Learner> byNumber = Stream.concat(
                        numbered.stream(),
                        Stream.concat(said.stream(), Stream.of(folderNumber))
                                .flatMap(number -> LearnerNumbers.findAll(number, context.learners()).stream()))
                .distinct()
                .toList();
        List<Learner> partly = Stream.concat(named.partly().stream(), folderNamed.partly().stream())
                .distinct()
                .toList();
        if (!byNumber.isEmpty()) {
            boolean agrees = partly.isEmpty() || partly.containsAll(byNumber);
            List<Learner> all =
                    Stream.concat(byNumber.stream(), partly.stream()).toList();
            return new LearnerChoice(
                    agrees ? NameFinding.only(byNumber) : NameFinding.unsure(all),
                    false,
                    Optional.empty(),
                    false,
                    true,
                    said.stream().findFirst().orElse(folderNumber));
        }
        List<Learner> right = narrowed(partly, context, numbered, numbers, folderNumbers);
        boolean isNarrow = right.size() == 1 && agreesWithNumber(right.getFirst(), context, numbers, folderNumbers);
        return new LearnerChoice(
                isNarrow ? NameFinding.only(right) : NameFinding.unsure(partly),
                partly.isEmpty() && said.isEmpty() && folderNumber.isEmpty(),
                Optional.empty(),
                !partly.isEmpty(),
                false,
                said.stream().findFirst().orElse(folderNumber));
    }

    /// Those whose number is in the name, if there are any.
    private static List<Learner> narrowed(
            List<Learner> learners,
            NameContext context,
            List<Learner> numbered,
            NameNumbers numbers,
            NameNumbers folderNumbers) {
        List<Learner> right = learners.stream()
                .filter(learner ->
                        numbered.contains(learner) || agreesWithNumber(learner, context, numbers, folderNumbers))
                .toList();
        return right.isEmpty() ? learners : right;
    }

    private static boolean agreesWithNumber(
            Learner learner, NameContext context, NameNumbers numbers, NameNumbers folderNumbers) {
        return Stream.of(
                        numbers.learners().stream(),
                        folderNumbers.learners().stream(),
                        numbers.plain().stream().map(NameText.Part::text),
                        folderNumbers.plain().stream().map(NameText.Part::text))
                .flatMap(stream -> stream)
                .anyMatch(number -> LearnerNumbers.isSame(context.numberOf(learner), number));
    }
}
