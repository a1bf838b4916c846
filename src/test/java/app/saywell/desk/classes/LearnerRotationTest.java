package app.saywell.desk.classes;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.classes.LearnerRotation.RotationRound;
import app.saywell.desk.classes.LearnerRotation.RotationScope;
import app.saywell.desk.school.take.Take;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// The order in which learners come to the microphone.
class LearnerRotationTest {
    private final Set<Take.TakeOwner> recorded = new HashSet<>();

    @Test
    void eachLearnerReadsTheWholeLesson() {
        assertThat(all(rotation(RotationRound.WHOLE_LESSON, RotationScope.EVERYBODY)))
                .containsExactly("1a", "1b", "2a", "2b", "3a", "3b");
    }

    @Test
    void everybodyReadsOneSentenceBeforeTheNextBegins() {
        assertThat(all(rotation(RotationRound.ONE_SENTENCE, RotationScope.EVERYBODY)))
                .containsExactly("1a", "2a", "3a", "1b", "2b", "3b");
    }

    @Test
    void callsOnlyLearnersWithoutATakeAndSkippedOnesAgain() {
        LearnerRotation rotation = rotation(RotationRound.ONE_SENTENCE, RotationScope.MISSING);
        recorded.add(owner(1, 0));
        assertThat(rotation.first(recorded::contains)).contains(owner(2, 0));
        recorded.addAll(List.of(owner(3, 0), owner(1, 1), owner(2, 1), owner(3, 1)));
        assertThat(rotation.next(owner(3, 1), recorded::contains)).contains(owner(2, 0));
        recorded.add(owner(2, 0));
        assertThat(rotation.next(owner(2, 0), recorded::contains)).isEmpty();
    }

    @Test
    void keepsToTheOrderItIsGiven() {
        LearnerRotation shuffled = new LearnerRotation(
                List.of(3L, 1L, 2L), List.of(0L), RotationRound.WHOLE_LESSON, RotationScope.EVERYBODY);
        assertThat(all(shuffled)).containsExactly("3a", "1a", "2a");
    }

    private static LearnerRotation rotation(RotationRound round, RotationScope who) {
        return new LearnerRotation(List.of(1L, 2L, 3L), List.of(0L, 1L), round, who);
    }

    private List<String> all(LearnerRotation rotation) {
        List<String> turns = new ArrayList<>();
        for (Optional<Take.TakeOwner> turn = rotation.first(recorded::contains);
                turn.isPresent();
                turn = rotation.next(turn.get(), recorded::contains)) {
            turns.add(turn.get().learnerId() + (turn.get().sentenceId() == 0 ? "a" : "b"));
        }
        return turns;
    }

    private static Take.TakeOwner owner(long learner, long sentence) {
        return new Take.TakeOwner(sentence, learner);
    }
}
