package app.saywell.practice.classroom;

import app.saywell.library.take.Take;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/// Who comes to the microphone after whom, and with which sentence.
///
/// @param pupils in the order in which they come
/// @param sentences in the order of the lesson
public record Rotation(List<Long> pupils, List<Long> sentences, Round round, Who who) {

    /// What a pupil reads before the next one comes.
    public enum Round {
        /// The whole lesson.
        WHOLE_LESSON,
        /// One sentence; when all have read it, the next one begins.
        ONE_SENTENCE
    }

    /// Who is called.
    public enum Who {
        /// All, one after the other.
        EVERYBODY,
        /// Those who have no take of the sentence yet.
        MISSING
    }

    /// The first turn of all.
    ///
    /// @param recorded whether there is a take
    public Optional<Take.Owner> first(Predicate<Take.Owner> recorded) {
        return turns().stream().filter(turn -> calls(turn, recorded)).findFirst();
    }

    /// The turn after this one; empty when all had theirs. Who was passed over is called again
    /// at the end where only those who are missing come.
    public Optional<Take.Owner> next(Take.Owner now, Predicate<Take.Owner> recorded) {
        List<Take.Owner> turns = turns();
        int here = turns.indexOf(now);
        for (int i = here + 1; i < turns.size(); i++) {
            if (calls(turns.get(i), recorded)) {
                return Optional.of(turns.get(i));
            }
        }
        return who == Who.EVERYBODY
                ? Optional.empty()
                : turns.stream()
                        .filter(turn -> !turn.equals(now) && calls(turn, recorded))
                        .findFirst();
    }

    private boolean calls(Take.Owner turn, Predicate<Take.Owner> recorded) {
        return who == Who.EVERYBODY || !recorded.test(turn);
    }

    private List<Take.Owner> turns() {
        List<Take.Owner> turns = new ArrayList<>();
        if (round == Round.WHOLE_LESSON) {
            for (long pupil : pupils) {
                sentences.forEach(sentence -> turns.add(new Take.Owner(sentence, pupil)));
            }
        } else {
            for (long sentence : sentences) {
                pupils.forEach(pupil -> turns.add(new Take.Owner(sentence, pupil)));
            }
        }
        return turns;
    }
}
