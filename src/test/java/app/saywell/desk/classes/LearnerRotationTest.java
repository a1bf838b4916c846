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
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
    void eachLearnerReadsTheSentenceAfterThatOfTheLearnerBefore() {
        assertThat(all(rotation(RotationRound.NEXT_SENTENCE, RotationScope.EVERYBODY)))
                .containsExactly("1a", "2b", "3a", "1b", "2a", "3b");
    }

    @ParameterizedTest
    @CsvSource({"28, 12", "30, 15", "7, 7", "5, 1", "1, 6", "12, 28"})
    void inTurnEverybodyReadsEverySentenceOnce(int learners, int sentences) {
        LearnerRotation rotation = new LearnerRotation(
                LongStream.range(0, learners).boxed().toList(),
                LongStream.range(0, sentences).boxed().toList(),
                RotationRound.NEXT_SENTENCE,
                RotationScope.EVERYBODY);
        List<Take.TakeOwner> turns = turns(rotation);
        assertThat(turns).hasSize(learners * sentences).doesNotHaveDuplicates();
        assertThat(turns.stream().limit(learners).map(Take.TakeOwner::learnerId))
                .as("the first round")
                .doesNotHaveDuplicates();
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
        return turns(rotation).stream()
                .map(turn -> turn.learnerId() + (turn.sentenceId() == 0 ? "a" : "b"))
                .toList();
    }

    private List<Take.TakeOwner> turns(LearnerRotation rotation) {
        List<Take.TakeOwner> turns = new ArrayList<>();
        for (Optional<Take.TakeOwner> turn = rotation.first(recorded::contains);
                turn.isPresent();
                turn = rotation.next(turn.get(), recorded::contains)) {
            turns.add(turn.get());
        }
        return turns;
    }

    private static Take.TakeOwner owner(long learner, long sentence) {
        return new Take.TakeOwner(sentence, learner);
    }
}
