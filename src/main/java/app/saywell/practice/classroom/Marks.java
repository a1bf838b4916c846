package app.saywell.practice.classroom;

import app.saywell.library.Library;
import app.saywell.library.take.Mark;
import app.saywell.library.take.Result;
import app.saywell.library.take.Take;
import app.saywell.practice.change.Change;
import app.saywell.practice.change.Desk;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// People's judgement beside the machine's, which it never changes.
public final class Marks {
    private final Desk desk;
    private final Library library;

    public Marks(Desk desk) {
        this.desk = desk;
        this.library = desk.library();
    }

    /// The marks of a result that count.
    public List<Mark> of(long resultId) {
        return library.marks().of(resultId);
    }

    /// The teacher's own totals of a class and lesson, out of 100, by the number of the result.
    public Map<Long, Double> totals(long classId, long lessonId) {
        return library.marks().totals(classId, lessonId);
    }

    /// Sets a mark; an earlier one at the same place shows again when it is undone.
    ///
    /// @param reason may be empty
    public void set(long resultId, Mark.Place place, double value, String reason) {
        Instant now = desk.clock().instant();
        Mark made = library.marks().insert(resultId, place, value, reason.strip(), now);
        desk.edit(
                "edit.mark.set",
                changed(resultId),
                () -> library.marks().delete(made.id(), Optional.empty()),
                () -> library.marks().delete(made.id(), Optional.of(now)));
    }

    /// Takes the uppermost mark away: what was beneath it, or the machine, shows again.
    public void clear(long resultId, Mark.Place place) {
        of(resultId).stream()
                .filter(mark -> mark.place().equals(place))
                .findFirst()
                .ifPresent(this::clear);
    }

    /// The grade of a take, which nobody but a teacher gives.
    public Optional<Double> grade(long takeId) {
        return library.marks().grade(takeId);
    }

    /// Gives a take a grade, or takes it back.
    public void grade(long takeId, Optional<Double> value) {
        Optional<Double> old = library.marks().grade(takeId);
        Take.Owner owner = library.takes().find(takeId).orElseThrow().owner();
        desk.edit(
                "edit.mark.grade",
                new Change.TakesChanged(owner.sentenceId(), owner.learnerId()),
                () -> library.marks().grade(takeId, value, desk.clock().instant()),
                () -> library.marks().grade(takeId, old, desk.clock().instant()));
    }

    private void clear(Mark mark) {
        Instant now = desk.clock().instant();
        desk.edit(
                "edit.mark.clear",
                changed(mark.resultId()),
                () -> library.marks().delete(mark.id(), Optional.of(now)),
                () -> library.marks().delete(mark.id(), Optional.empty()));
    }

    private Change changed(long resultId) {
        Result result = library.results().find(resultId).orElseThrow();
        Take.Owner owner = library.takes().find(result.takeId()).orElseThrow().owner();
        return new Change.TakesChanged(owner.sentenceId(), owner.learnerId());
    }
}
