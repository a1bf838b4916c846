package app.saywell.desk.classes;

import app.saywell.desk.school.mark.EnteredMark;
import app.saywell.desk.school.mark.MarkEdit;
import app.saywell.desk.school.mark.MarkEdit.GradeSet;
import app.saywell.desk.school.mark.MarkEdit.MarkCleared;
import app.saywell.desk.school.mark.MarkEdit.MarkSet;
import app.saywell.desk.school.mark.MarkEdit.MiscueSet;
import app.saywell.desk.school.mark.MarkEdit.TotalSet;
import app.saywell.desk.school.mark.TeacherMark;
import app.saywell.desk.school.mark.TeacherMark.MarkContent;
import app.saywell.desk.school.mark.TeacherMark.MarkPosition;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.store.database.LibraryException;
import app.saywell.desk.store.mark.UnstoredMarks;
import java.io.IOException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Marks that were entered and not stored when Saywell ended, because the database took too long: they are kept in a
/// file, and stored at the next start.
public final class KeptMarks {
    private static final System.Logger LOG = System.getLogger(KeptMarks.class.getName());

    private final InstantSource clock;
    private final Library library;
    private final MarkService marks;
    private final UnstoredMarks kept;

    public KeptMarks(UseCaseContext context, MarkService marks) {
        clock = context.clock();
        library = context.library();
        this.marks = marks;
        kept = new UnstoredMarks(library.folder());
    }

    /// Makes ready to keep what is not stored.
    public void prepare(List<EnteredMark> unstored) {
        if (!unstored.isEmpty()) {
            kept.prepare(unstored);
        }
    }

    /// Keeps what is not stored. The database is not used.
    ///
    /// @param unstored in the order in which it was entered
    public void keep(List<EnteredMark> unstored) {
        if (unstored.isEmpty() || library.isReadOnly()) {
            return;
        }
        try {
            kept.keep(unstored);
        } catch (IOException e) {
            LOG.log(System.Logger.Level.WARNING, "marks that are not stored could not be kept", e);
        }
    }

    /// Stores what was kept, once, as of when it was entered. What was stored after all, was entered anew since, or is
    /// of a take that is gone, is left out, and so is everything where another database has come into the folder.
    /// Call it before the folder is brought into order.
    public void store() {
        if (library.isReadOnly()) {
            return;
        }
        try {
            List<EnteredMark> found = kept.find();
            if (!found.isEmpty() && !library.openingStamp().wasExchanged()) {
                last(found).stream().filter(this::isToStore).forEach(marks::apply);
            }
            kept.discard();
        } catch (IOException | LibraryException e) { // the next start tries it again
            LOG.log(System.Logger.Level.WARNING, "marks of the last session are not stored yet", e);
        }
    }

    /// Of several at one place the last one; none where a mark was entered and taken away again.
    private static List<EnteredMark> last(List<EnteredMark> marks) {
        Map<EditedPlace, EnteredMark> last = new LinkedHashMap<>();
        for (EnteredMark mark : marks) {
            EditedPlace place = EditedPlace.of(mark.edit());
            EnteredMark before = last.remove(place);
            if (!(mark.edit() instanceof MarkCleared) || before == null || before.edit() instanceof MarkCleared) {
                last.put(place, mark);
            }
        }
        return List.copyOf(last.values());
    }

    /// What an edit is of.
    ///
    /// @param kind the kind of edit where the id is that of a take; empty where it is that of a result
    private record EditedPlace(String kind, long id, MarkPosition position) {
        static EditedPlace of(MarkEdit edit) {
            return switch (edit) {
                case MarkSet set -> new EditedPlace("", set.resultId(), set.position());
                case MiscueSet set ->
                    new EditedPlace("", set.resultId(), MarkService.position(set.miscue(), set.component()));
                case MarkCleared cleared -> new EditedPlace("", cleared.resultId(), cleared.position());
                case TotalSet set -> new EditedPlace("total", set.takeId(), MarkService.WHOLE);
                case GradeSet set -> new EditedPlace("grade", set.takeId(), MarkService.WHOLE);
            };
        }
    }

    private boolean isToStore(EnteredMark entered) {
        Instant at = entered.at();
        return switch (entered.edit()) {
            case MarkSet set ->
                isNew(
                        set.resultId(),
                        set.position(),
                        MarkContent.of(set.value(), set.reason().strip()),
                        at);
            case MiscueSet set ->
                isNew(
                        set.resultId(),
                        MarkService.position(set.miscue(), set.component()),
                        MarkContent.of(set.miscue(), set.reason().strip()),
                        at);
            case TotalSet set ->
                library.scores()
                        .latest(set.takeId())
                        .filter(score ->
                                isNew(score.resultId(), MarkService.WHOLE, MarkContent.of(set.total(), ""), at))
                        .isPresent();
            case MarkCleared cleared ->
                current(cleared.resultId(), cleared.position())
                        .filter(mark -> mark.id() == cleared.markId())
                        .isPresent();
            case GradeSet set ->
                library.takes().find(set.takeId()).isPresent()
                        && !marks.grade(set.takeId()).equals(set.value())
                        && library.marks()
                                .gradedAt(set.takeId())
                                .filter(graded -> isSince(at, graded))
                                .isEmpty();
        };
    }

    private boolean isNew(long resultId, MarkPosition position, MarkContent content, Instant at) {
        return library.results().find(resultId).isPresent()
                && current(resultId, position)
                        .filter(mark -> mark.content().equals(content) || isSince(at, mark.at()))
                        .isEmpty();
    }

    // What has a time to come was entered while the clock was ahead, and tells nothing.
    private boolean isSince(Instant entered, Instant other) {
        return other.isAfter(entered) && !other.isAfter(clock.instant());
    }

    private Optional<TeacherMark> current(long resultId, MarkPosition position) {
        return marks.findByResult(resultId).stream()
                .filter(mark -> mark.position().equals(position))
                .findFirst();
    }
}
