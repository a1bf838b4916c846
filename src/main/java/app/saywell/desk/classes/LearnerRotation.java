package app.saywell.desk.classes;

import app.saywell.desk.school.take.Take;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/// The order in which learners come to the microphone, and with which sentence.
///
/// @param learnerIds in the order of turns
/// @param sentenceIds in the order of the lesson
public record LearnerRotation(List<Long> learnerIds, List<Long> sentenceIds, RotationRound round, RotationScope scope) {

    /// What a learner reads in one turn.
    public enum RotationRound {
        /// The whole lesson.
        WHOLE_LESSON,
        /// One sentence. The next one begins when all have read it.
        ONE_SENTENCE,
        /// The sentence after that of the learner before, so that a class reads a text in turn. After the last
        /// sentence comes the first; whoever comes again reads one that is new to them.
        NEXT_SENTENCE
    }

    /// Who is called.
    public enum RotationScope {
        /// All learners.
        EVERYBODY,
        /// Learners without a take of the sentence.
        MISSING
    }

    /// The first turn.
    ///
    /// @param recorded whether there is a take
    public Optional<Take.TakeOwner> first(Predicate<Take.TakeOwner> recorded) {
        return turns().stream().filter(turn -> isCalled(turn, recorded)).findFirst();
    }

    /// The turn after this one; empty at the end. With scope `MISSING`, skipped learners are called
    /// again at the end.
    public Optional<Take.TakeOwner> next(Take.TakeOwner current, Predicate<Take.TakeOwner> recorded) {
        List<Take.TakeOwner> turns = turns();
        int currentIndex = turns.indexOf(current);
        for (int i = currentIndex + 1; i < turns.size(); i++) {
            if (isCalled(turns.get(i), recorded)) {
                return Optional.of(turns.get(i));
            }
        }
        return scope == RotationScope.EVERYBODY
                ? Optional.empty()
                : turns.stream()
                        .filter(turn -> !turn.equals(current) && isCalled(turn, recorded))
                        .findFirst();
    }

    private boolean isCalled(Take.TakeOwner turn, Predicate<Take.TakeOwner> recorded) {
        return scope == RotationScope.EVERYBODY || !recorded.test(turn);
    }

    private List<Take.TakeOwner> turns() {
        int learners = learnerIds.size();
        int sentences = sentenceIds.size();
        List<Take.TakeOwner> turns = new ArrayList<>();
        for (int index = 0; index < learners * sentences; index++) {
            turns.add(
                    switch (round) {
                        case WHOLE_LESSON -> turn(index / sentences, index % sentences);
                        case ONE_SENTENCE -> turn(index % learners, index / learners);
                        case NEXT_SENTENCE -> chained(index, learners, sentences);
                    });
        }
        return turns;
    }

    /// Both go on by one. Where both begin again at once, the sentences move on by one more, because the same pairs
    /// would come again.
    private Take.TakeOwner chained(int index, int learners, int sentences) {
        int together = learners / greatestCommonDivisor(learners, sentences) * sentences;
        return turn(index % learners, (index + index / together) % sentences);
    }

    private Take.TakeOwner turn(int learner, int sentence) {
        return new Take.TakeOwner(sentenceIds.get(sentence), learnerIds.get(learner));
    }

    private static int greatestCommonDivisor(int a, int b) {
        return b == 0 ? a : greatestCommonDivisor(b, a % b);
    }
}
