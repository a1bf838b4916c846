package app.saywell.desk.classes;

import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.access.AccessEntry;
import app.saywell.desk.school.mark.EnteredMark;
import app.saywell.desk.school.mark.MarkEdit;
import app.saywell.desk.school.mark.Miscue;
import app.saywell.desk.school.mark.TeacherMark;
import app.saywell.desk.school.take.ScoringResult;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.UseCaseContext;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

/// The teacher's marks. They never change the answer of the service, and win over it wherever a result is
/// shown, counted or printed: [app.saywell.desk.school.mark.MarkedResult].
public final class MarkService {
    static final TeacherMark.MarkPosition WHOLE =
            new TeacherMark.MarkPosition(TeacherMark.MarkLayer.TEACHER, TeacherMark.MarkTarget.WHOLE, 0, 0);

    private final UseCaseContext context;
    private final Library library;
    private final InstantSource entering;

    public MarkService(UseCaseContext context) {
        this(context, context.clock());
    }

    /// @param entering tells when what is stored was entered
    private MarkService(UseCaseContext context, InstantSource entering) {
        this.context = context;
        this.library = context.library();
        this.entering = entering;
    }

    /// The current marks of a result.
    public List<TeacherMark> findByResult(long resultId) {
        return library.marks().findByResult(resultId);
    }

    /// What the teacher said of the results of a class and lesson.
    public LessonMarks lessonMarks(long classId, long lessonId) {
        return LessonMarks.read(library, classId, lessonId);
    }

    /// How many marks of earlier results of a take have no place in its newest one.
    public int countLeftBehind(long takeId) {
        return library.marks().countLeftBehind(takeId);
    }

    /// Sets a mark. Undo brings back an earlier one at the same position.
    ///
    /// @param reason may be empty
    public void setMark(long resultId, TeacherMark.MarkPosition position, double value, String reason) {
        set(resultId, position, TeacherMark.MarkContent.of(value, reason.strip()));
    }

    /// Sets the teacher's total of a take, on its newest result. A take without one stays as it is.
    ///
    /// @param total out of 100
    public void setTotal(long takeId, double total) {
        library.scores().latest(takeId).ifPresent(score -> setMark(score.resultId(), WHOLE, total, ""));
    }

    /// Says what the reader did with a word; as [#setMark].
    ///
    /// @param component index of the word among the components of the result
    /// @param reason may be empty; of an insertion, what was said
    public void setMiscue(long resultId, int component, Miscue miscue, String reason) {
        set(resultId, position(miscue, component), TeacherMark.MarkContent.of(miscue, reason.strip()));
    }

    /// Where a miscue of a word is marked.
    static TeacherMark.MarkPosition position(Miscue miscue, int component) {
        return new TeacherMark.MarkPosition(TeacherMark.MarkLayer.TEACHER, miscue.target(), component, 0);
    }

    /// What a teacher asks for now.
    public EnteredMark entered(MarkEdit edit) {
        return new EnteredMark(edit, context.clock().instant());
    }

    /// Does what a teacher asked for. However late it is stored, its time is that at which it was entered.
    public void apply(EnteredMark entered) {
        new MarkService(context, entered::at).apply(entered.edit());
    }

    private void apply(MarkEdit edit) {
        switch (edit) {
            case MarkEdit.MarkSet(long resultId, TeacherMark.MarkPosition position, double value, String reason) ->
                setMark(resultId, position, value, reason);
            case MarkEdit.MiscueSet(long resultId, int component, Miscue miscue, String reason) ->
                setMiscue(resultId, component, miscue, reason);
            case MarkEdit.TotalSet(long takeId, double total) -> setTotal(takeId, total);
            case MarkEdit.MarkCleared(long resultId, TeacherMark.MarkPosition position, long _) ->
                clearMark(resultId, position);
            case MarkEdit.GradeSet(long takeId, Optional<Double> value) -> grade(takeId, value);
        }
    }

    private void set(long resultId, TeacherMark.MarkPosition position, TeacherMark.MarkContent content) {
        TeacherMark created = library.marks().insert(resultId, position, content, entering.instant());
        context.applyAddition("edit.mark.set", takesChanged(resultId), at -> setDeletedAt(created, at));
    }

    /// Removes the newest mark. An earlier mark, or else the score of the service, counts again.
    public void clearMark(long resultId, TeacherMark.MarkPosition position) {
        findByResult(resultId).stream()
                .filter(mark -> mark.position().equals(position))
                .findFirst()
                .ifPresent(this::clearMark);
    }

    /// The grade of a take. Only a teacher gives grades.
    public Optional<Double> grade(long takeId) {
        return library.marks().grade(takeId);
    }

    /// Sets the grade of a take, or removes it.
    public void grade(long takeId, Optional<Double> value) {
        Optional<Double> old = library.marks().grade(takeId);
        Take.TakeOwner owner = library.takes().find(takeId).orElseThrow().owner();
        context.applyEdit(
                "edit.mark.grade",
                new LibraryChange.TakesChanged(owner.sentenceId(), owner.learnerId()),
                () -> setGrade(takeId, owner, value, entering.instant()),
                () -> setGrade(takeId, owner, old, context.clock().instant()));
    }

    // Undone later, perhaps by somebody else, it is another act.
    private void setGrade(long takeId, Take.TakeOwner owner, Optional<Double> value, Instant at) {
        context.noteAccess(AccessEntry.AccessAction.MARKED, owner);
        library.marks().grade(takeId, value, at);
    }

    private void noteMarking(long resultId) {
        library.results()
                .find(resultId)
                .flatMap(result -> library.takes().find(result.takeId()))
                .ifPresent(take -> context.noteAccess(AccessEntry.AccessAction.MARKED, take.owner()));
    }

    private void clearMark(TeacherMark mark) {
        context.applyRemoval("edit.mark.clear", takesChanged(mark.resultId()), at -> setDeletedAt(mark, at));
    }

    private void setDeletedAt(TeacherMark mark, Optional<Instant> at) {
        noteMarking(mark.resultId());
        library.database().write(handle -> {
            library.marks().setDeletedAt(mark.id(), at).forEach(library.results()::refreshScores);
            return mark;
        });
    }

    private LibraryChange takesChanged(long resultId) {
        ScoringResult result = library.results().find(resultId).orElseThrow();
        Take.TakeOwner owner =
                library.takes().find(result.takeId()).orElseThrow().owner();
        return new LibraryChange.TakesChanged(owner.sentenceId(), owner.learnerId());
    }
}
