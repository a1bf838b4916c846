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
        ONE_SENTENCE
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
        List<Take.TakeOwner> turns = new ArrayList<>();
        if (round == RotationRound.WHOLE_LESSON) {
            for (long learnerId : learnerIds) {
                sentenceIds.forEach(sentenceId -> turns.add(new Take.TakeOwner(sentenceId, learnerId)));
            }
        } else {
            for (long sentenceId : sentenceIds) {
                learnerIds.forEach(learnerId -> turns.add(new Take.TakeOwner(sentenceId, learnerId)));
            }
        }
        return turns;
    }
}
