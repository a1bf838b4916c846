package app.saywell.practice.classroom;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.library.take.Take;
import app.saywell.practice.classroom.Rotation.Round;
import app.saywell.practice.classroom.Rotation.Who;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Who comes to the microphone after whom.
class RotationTest {
    private final Set<Take.Owner> recorded = new HashSet<>();

    @Test
    void letsEachPupilReadTheWholeLesson() {
        assertThat(all(rotation(Round.WHOLE_LESSON, Who.EVERYBODY)))
                .containsExactly("1a", "1b", "2a", "2b", "3a", "3b");
    }

    @Test
    void letsEverybodyReadOneSentenceBeforeTheNextBegins() {
        assertThat(all(rotation(Round.ONE_SENTENCE, Who.EVERYBODY)))
                .containsExactly("1a", "2a", "3a", "1b", "2b", "3b");
    }

    @Test
    void callsOnlyThoseWhoAreMissingAndTheOnesPassedOverAgain() {
        Rotation rotation = rotation(Round.ONE_SENTENCE, Who.MISSING);
        recorded.add(owner(1, 0));
        assertThat(rotation.first(recorded::contains)).contains(owner(2, 0));
        recorded.addAll(List.of(owner(3, 0), owner(1, 1), owner(2, 1), owner(3, 1)));
        assertThat(rotation.next(owner(3, 1), recorded::contains)).contains(owner(2, 0));
        recorded.add(owner(2, 0));
        assertThat(rotation.next(owner(2, 0), recorded::contains)).isEmpty();
    }

    @Test
    void keepsToTheOrderItIsGiven() {
        Rotation shuffled =
                new Rotation(List.of(3L, 1L, 2L), List.of(0L), Round.WHOLE_LESSON, Who.EVERYBODY);
        assertThat(all(shuffled)).containsExactly("3a", "1a", "2a");
    }

    private static Rotation rotation(Round round, Who who) {
        return new Rotation(List.of(1L, 2L, 3L), List.of(0L, 1L), round, who);
    }

    private List<String> all(Rotation rotation) {
        List<String> turns = new ArrayList<>();
        for (Optional<Take.Owner> turn = rotation.first(recorded::contains);
                turn.isPresent();
                turn = rotation.next(turn.get(), recorded::contains)) {
            turns.add(turn.get().learnerId() + (turn.get().sentenceId() == 0 ? "a" : "b"));
        }
        return turns;
    }

    private static Take.Owner owner(long pupil, long sentence) {
        return new Take.Owner(sentence, pupil);
    }
}
