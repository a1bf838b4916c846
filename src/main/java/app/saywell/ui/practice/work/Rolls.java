package app.saywell.ui.practice.work;

import app.saywell.library.people.Learner;
import app.saywell.library.people.SchoolClass;
import app.saywell.library.people.Strictness;
import app.saywell.practice.lesson.SentenceState;
import app.saywell.ui.kit.Level;
import app.saywell.ui.practice.desk.Roll;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// Writes the left column out of a lesson's sentences.
final class Rolls {
    private Rolls() {}

    /// @param sentence the chosen one
    /// @param hidden one whose level is not to be seen yet; 0 for none
    static Roll of(
            Optional<Roll.Pupil> pupil,
            String title,
            List<SentenceState> states,
            long sentence,
            long hidden,
            Strictness strictness) {
        List<Roll.Row> rows = states.stream().map(state -> row(state, hidden, strictness)).toList();
        int chosen =
                IntStream.range(0, rows.size())
                        .filter(i -> rows.get(i).sentence() == sentence)
                        .findFirst()
                        .orElse(-1);
        return new Roll(pupil, title, rows, chosen);
    }

    /// Who practises, as the card shows it; empty for somebody without a name.
    static Optional<Roll.Pupil> pupil(Learner learner, Optional<SchoolClass> school) {
        return learner.name().isEmpty()
                ? Optional.empty()
                : Optional.of(new Roll.Pupil(learner.name(), Persons.place(learner, school)));
    }

    private static Roll.Row row(SentenceState state, long hidden, Strictness strictness) {
        return new Roll.Row(
                state.sentence().id(),
                state.sentence().text(),
                state.measure()
                        .filter(measure -> state.sentence().id() != hidden)
                        .map(measure -> Level.of(measure, strictness))
                        .orElse(Level.MISSING));
    }
}
