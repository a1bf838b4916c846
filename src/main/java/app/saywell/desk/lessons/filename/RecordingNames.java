package app.saywell.desk.lessons.filename;

import app.saywell.desk.lessons.filename.LearnerNames.NamedLearners;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Reads the names of recordings: `12-03.m4a` is learner 12 with sentence 3, `03.m4a` is sentence
/// 3, and a name may hold the text of the sentence or the name of the learner.
public final class RecordingNames {
    private RecordingNames() {}

    /// Reads the name of a file.
    ///
    /// @param folder the name of its folder, if that is about its learner; else empty
    /// @param file with its extension
    public static NameReading read(String folder, String file, NameContext context) {
        NameText name = NameText.ofFile(file);
        NameText folderName = NameText.ofFolder(folder);
        List<Learner> numbered = WholeNumbers.take(name, context.learners());
        NameFinding<Sentence> text = SentenceTexts.take(name, context);
        List<Learner> nameable = Stream.concat(context.known().stream(), context.learners().stream())
                .distinct()
                .toList();
        NamedLearners named = LearnerNames.take(name, nameable);
        WholeNumbers.takeSchoolNumber(name, named, context);
        NameParts inFile = new NameParts(named, NameNumbers.take(name));
        NameParts inFolder = new NameParts(LearnerNames.take(folderName, nameable), NameNumbers.take(folderName));
        NameNumbers numbers = inFile.numbers();

        LearnerChoice learner = LearnerChoice.of(context, numbered, inFile, inFolder);
        NumberChoice choice = NumberChoice.of(context, learner, text.certain(), numbers);
        NameFinding<Sentence> sentence = sentence(context, text, numbers, inFolder.numbers(), learner, choice);
        return new NameReading(
                learner.isOpen() ? choice.learner() : learner.finding(),
                sentence,
                numbers.take(),
                learner.isOpen() ? choice.claimedNumber() : learner.claimedNumber());
    }

    private static NameFinding<Sentence> sentence(
            NameContext context,
            NameFinding<Sentence> text,
            NameNumbers numbers,
            NameNumbers folderNumbers,
            LearnerChoice learner,
            NumberChoice choice) {
        Optional<Sentence> certain = text.certain();
        if (certain.isPresent()) {
            return text;
        }
        List<Integer> said = Stream.concat(numbers.sentences().stream(), folderNumbers.sentences().stream())
                .distinct()
                .toList();
        if (!said.isEmpty()) {
            return NameFinding.only(context.sentences(said));
        }
        List<Sentence> sameText = text.candidates();
        if (!sameText.isEmpty()) {
            List<Sentence> narrowed = choice.sentence()
                    .certain()
                    .filter(sameText::contains)
                    .map(List::of)
                    .orElse(List.of());
            return narrowed.isEmpty()
                    ? NameFinding.unsure(Stream.concat(sameText.stream(), allOf(choice.sentence()))
                            .toList())
                    : NameFinding.only(narrowed);
        }
        if (choice.sentence() instanceof NameFinding.Silent && !learner.folderNumberIsLearner()) {
            return NameFinding.unsure(context.sentences(folderNumbers.plain().stream()
                    .map(part -> Integer.parseInt(part.text()))
                    .toList()));
        }
        return choice.sentence();
    }

    private static Stream<Sentence> allOf(NameFinding<Sentence> finding) {
        return Stream.concat(finding.certain().stream(), finding.candidates().stream());
    }
}
