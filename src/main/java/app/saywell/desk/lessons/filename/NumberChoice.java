package app.saywell.desk.lessons.filename;

import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// What the plain numbers of a name mean: sentence, or learner and sentence.
record NumberChoice(NameFinding<Learner> learner, NameFinding<Sentence> sentence, String claimedNumber) {
    /// @param spoken the sentence whose text is in the name
    static NumberChoice of(NameContext context, LearnerChoice learner, Optional<Sentence> spoken, NameNumbers numbers) {
        List<NameText.Part> plain = numbers.plain();
        if (!learner.isOpen()) {
            Optional<Learner> known = learner.finding().certain();
            NameFinding<Sentence> sentence = known.isPresent()
                    ? ofKnown(context, learner, context.numberOf(known.get()), numbers)
                    : question(context, numbers);
            return new NumberChoice(new NameFinding.Silent<>(), sentence, "");
        }
        Optional<Integer> explained = spoken.map(sentence -> context.sentences().indexOf(sentence) + 1)
                .or(() -> numbers.sentences().stream().findFirst());
        return switch (plain.size()) {
            case 0 -> new NumberChoice(new NameFinding.Silent<>(), question(context, numbers), "");
            case 1 ->
                ofOne(
                        context,
                        explained,
                        value(plain.getFirst()),
                        plain.getFirst().text());
            case 2 -> ofTwo(context, explained, numbers);
            default -> ofMany(context, numbers);
        };
    }

    /// A number alone: of the sentence, unless a learner of the class has it.
    private static NumberChoice ofOne(NameContext context, Optional<Integer> explained, int number, String text) {
        List<Learner> learners = LearnerNumbers.findAll(text, context.learners());
        Optional<Sentence> sentence = context.sentence(number);
        if (explained.isPresent()) {
            boolean isSentence = explained.get() == number;
            return new NumberChoice(
                    isSentence ? NameFinding.unsure(learners) : NameFinding.only(learners),
                    new NameFinding.Silent<>(),
                    isSentence ? "" : text);
        }
        if (learners.isEmpty()) {
            return new NumberChoice(
                    new NameFinding.Silent<>(),
                    NameFinding.only(sentence.stream().toList()),
                    "");
        }
        return sentence.isEmpty()
                ? new NumberChoice(NameFinding.only(learners), new NameFinding.Silent<>(), text)
                : new NumberChoice(
                        NameFinding.unsure(learners),
                        NameFinding.unsure(sentence.stream().toList()),
                        "");
    }

    /// Learner and sentence, such as 12-03.
    private static NumberChoice ofTwo(NameContext context, Optional<Integer> explained, NameNumbers numbers) {
        String first = numbers.plain().getFirst().text();
        int second = value(numbers.plain().getLast());
        List<Learner> learners = LearnerNumbers.findAll(first, context.learners());
        boolean isPair = !learners.isEmpty()
                && (explained.isPresent()
                        ? explained.get() == second
                        : numbers.areNeighbours() && context.sentence(second).isPresent());
        if (!isPair) {
            return ofMany(context, numbers);
        }
        return new NumberChoice(
                NameFinding.only(learners),
                NameFinding.only(context.sentence(second).stream().toList()),
                first);
    }

    private static NumberChoice ofMany(NameContext context, NameNumbers numbers) {
        String first = numbers.plain().getFirst().text();
        return new NumberChoice(
                NameFinding.unsure(LearnerNumbers.findAll(first, context.learners())),
                question(context, numbers),
                context.learners().isEmpty() ? "" : first);
    }

    private static NameFinding<Sentence> ofKnown(
            NameContext context, LearnerChoice learner, String ownNumber, NameNumbers numbers) {
        List<NameText.Part> useful = numbers.plain().stream()
                .filter(part ->
                        isOwn(part, ownNumber) || context.sentence(value(part)).isPresent())
                .toList();
        if (useful.size() == 1) {
            NameText.Part only = useful.getFirst();
            return learner.mayBeNumbered() && isOwn(only, ownNumber)
                    ? question(context, numbers)
                    : NameFinding.only(context.sentence(value(only)).stream().toList());
        }
        if (useful.size() == 2 && isOwn(useful.getFirst(), ownNumber)) {
            int start = useful.getFirst().start();
            boolean isBeforeName =
                    learner.nameStart().filter(name -> name < start).isEmpty();
            if (isBeforeName) {
                return NameFinding.only(
                        context.sentence(value(useful.getLast())).stream().toList());
            }
        }
        return question(context, numbers);
    }

    private static boolean isOwn(NameText.Part part, String ownNumber) {
        return LearnerNumbers.isSame(ownNumber, part.text())
                || LearnerNumbers.isSame(LearnerNumbers.lastPart(ownNumber), part.text());
    }

    private static NameFinding<Sentence> question(NameContext context, NameNumbers numbers) {
        return NameFinding.unsure(context.sentences(
                Stream.concat(numbers.plain().stream().map(NumberChoice::value), numbers.doubtful().stream())
                        .toList()));
    }

    private static int value(NameText.Part part) {
        return Integer.parseInt(part.text());
    }
}
