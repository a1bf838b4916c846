package app.saywell.ui.practice.work;

import app.saywell.library.take.Result;
import app.saywell.practice.classroom.Marks;
import app.saywell.ui.kit.wave.Mark;
import app.saywell.ui.kit.wave.Opinion;
import app.saywell.ui.kit.wave.Tier;

import java.util.Optional;

/// A teacher's marks on the judgement that lies on the desk.
final class Overruling {
    private final Marks marks;
    private Optional<Long> result = Optional.empty();

    Overruling(Marks marks) {
        this.marks = marks;
    }

    /// Which judgement lies on the desk; empty for none.
    void of(Optional<Result> judged) {
        result = judged.map(Result::id);
    }

    void set(Opinion opinion) {
        result.ifPresent(
                id ->
                        marks.set(
                                id,
                                Opinions.place(opinion.kind(), opinion.component(), opinion.part()),
                                opinion.value(),
                                opinion.reason()));
    }

    void clear(Tier.Kind kind, Mark.Place place) {
        result.ifPresent(
                id -> marks.clear(id, Opinions.place(kind, place.component(), place.part())));
    }
}
