package app.saywell.desk.practice.marks;

import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.kit.theme.ScoreLevel;
import app.saywell.desk.kit.tier.LaneTier;
import app.saywell.desk.practice.state.ComponentDetail;
import app.saywell.desk.practice.state.ExplainedResult;
import app.saywell.desk.practice.state.PracticePhase;
import app.saywell.desk.practice.state.PracticeState;
import app.saywell.desk.practice.state.TakeChip;
import app.saywell.desk.practice.state.TeacherTotal;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.learner.Verdict;
import app.saywell.desk.school.mark.MarkEdit;
import app.saywell.desk.school.mark.Miscue;
import app.saywell.desk.school.mark.TeacherMark;
import app.saywell.desk.school.take.ScoringResult;
import app.saywell.speech.Pause;
import app.saywell.speech.Phoneme;
import app.saywell.speech.SoundNotation;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Word;
import app.saywell.speech.task.Subscription;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The view model of teacher marks on the shown take. Marks are possible only for learners of a
/// class. Used on the UI thread only.
public final class TeacherMarksViewModel implements AutoCloseable {
    private static final TeacherMark.MarkPosition WHOLE =
            new TeacherMark.MarkPosition(TeacherMark.MarkLayer.TEACHER, TeacherMark.MarkTarget.WHOLE, 0, 0);

    private final ReadOnlyObjectWrapper<Optional<MarkableComponent>> whole =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<MarkableComponent>> inspected =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<List<MarkableComponent>> marked = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<Optional<TeacherTotal>> total = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<UnscoredGrade>> unscored =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyIntegerWrapper leftBehind = new ReadOnlyIntegerWrapper();
    private final TeacherMarksServices services;
    private final PracticeState practiceState;
    private final Subscription changes;
    private final LatestRead reads;
    private MarkedTake shown = MarkedTake.NONE;

    /// Follows the practice state.
    public TeacherMarksViewModel(TeacherMarksServices services, PracticeState practiceState) {
        this.services = services;
        this.practiceState = practiceState;
        reads = new LatestRead(services.tasks());
        changes = services.changes().subscribe(change -> {
            if (change instanceof LibraryChange.TakesChanged) {
                refresh();
            }
        });
        practiceState.result().subscribe(changed -> refresh());
        practiceState.takes().subscribe(changed -> refresh());
        practiceState.phase().subscribe(changed -> refresh());
        practiceState.lanes().inspected().subscribe(changed -> show(shown));
    }

    /// The whole take; empty if it cannot be marked.
    public ReadOnlyObjectProperty<Optional<MarkableComponent>> whole() {
        return whole.getReadOnlyProperty();
    }

    /// The shown take if the service could not score it; a grade of the teacher counts in its place.
    public ReadOnlyObjectProperty<Optional<UnscoredGrade>> unscored() {
        return unscored.getReadOnlyProperty();
    }

    /// The total of the shown take with the teacher's marks; empty if nothing that counts is marked.
    public ReadOnlyObjectProperty<Optional<TeacherTotal>> total() {
        return total.getReadOnlyProperty();
    }

    /// The inspected word, sound or pause.
    public ReadOnlyObjectProperty<Optional<MarkableComponent>> inspected() {
        return inspected.getReadOnlyProperty();
    }

    /// All words, sounds and pauses that the teacher has marked.
    public ReadOnlyObjectProperty<List<MarkableComponent>> marked() {
        return marked.getReadOnlyProperty();
    }

    /// How many marks of an earlier scoring of the take have no place in this one.
    ReadOnlyIntegerProperty leftBehind() {
        return leftBehind.getReadOnlyProperty();
    }

    /// The mark that says a miscue of a word; empty if there is none.
    Optional<MarkableComponent> miscueOf(MarkableComponent word, Miscue miscue) {
        return marked.get().stream()
                .filter(other -> other.place().component() == word.place().component())
                .filter(other -> other.mark()
                        .flatMap(TeacherMark::miscue)
                        .filter(miscue::equals)
                        .isPresent())
                .findFirst();
    }

    /// Says what the reader did with a word; can be undone.
    ///
    /// @param reason may be empty; of an insertion, what was said
    public void setMiscue(MarkableComponent word, Miscue miscue, String reason) {
        shown.result()
                .ifPresent(result ->
                        edit(new MarkEdit.MiscueSet(result.id(), word.place().component(), miscue, reason)));
    }

    /// Sets a mark; can be undone.
    ///
    /// @param value 0 to 100; for a pause 1 if it is right and 0 if not
    /// @param reason may be empty
    public void setMark(MarkableComponent place, double value, String reason) {
        shown.result().ifPresent(result -> edit(new MarkEdit.MarkSet(result.id(), place.place(), value, reason)));
    }

    /// Grades a take that has no score, or removes its grade; can be undone.
    ///
    /// @param value 0 to 100
    public void grade(UnscoredGrade take, Optional<Double> value) {
        edit(new MarkEdit.GradeSet(take.takeId(), value));
    }

    /// Removes a mark; then the score of the service counts again.
    public void clearMark(MarkableComponent place) {
        shown.result()
                .ifPresent(result -> edit(new MarkEdit.MarkCleared(
                        result.id(),
                        place.place(),
                        place.mark().map(TeacherMark::id).orElse(0L))));
    }

    private void edit(MarkEdit edit) {
        services.edits().edit(services.marks().entered(edit), services.marks()::apply);
    }

    /// A score in the middle of a level of words and sounds.
    static double middleScore(ScoreLevel level) {
        return switch (level) {
            case GOOD -> (Word.CORRECT_THRESHOLD + 100) / 2;
            case NEARLY -> (Verdict.NEARLY_RIGHT + Word.CORRECT_THRESHOLD) / 2;
            case WEAK, MISSING -> Verdict.NEARLY_RIGHT / 2;
        };
    }

    private void refresh() {
        Optional<Long> takeId = practiceState.takes().get().stream()
                .filter(TakeChip::isChosen)
                .findFirst()
                .map(TakeChip::takeId);
        if (takeId.isEmpty() || !(hasResult() || isUnscored())) {
            reads.cancel();
            show(MarkedTake.NONE);
        } else {
            reads.run(() -> MarkedTake.read(services, takeId.get()), this::show);
        }
    }

    private boolean hasResult() {
        return practiceState.result().get().isPresent();
    }

    private boolean isUnscored() {
        return practiceState.phase().get() instanceof PracticePhase.ScoringFailed
                || practiceState.phase().get() instanceof PracticePhase.TakeUnscored;
    }

    /// A result that is there but hidden, because the learner rates the take first, is not marked.
    private void show(MarkedTake stored) {
        MarkedTake read = stored.result().isPresent() && !hasResult() ? MarkedTake.NONE : stored;
        shown = read;
        unscored.set(read.unscored());
        leftBehind.set(read.leftBehind());
        Optional<ScoringResult> result = read.result();
        List<TeacherMark> marks = read.marks();
        Optional<TeacherMark> ofWhole = findMark(marks, WHOLE);
        double serviceTotal = result.flatMap(this::explainServiceResult)
                .map(ExplainedResult::total)
                .orElse(Double.NaN);
        whole.set(result.map(found -> new MarkableComponent(WHOLE, "", serviceTotal, ofWhole)));
        total.set(result.filter(found -> !marks.isEmpty())
                .flatMap(found -> practiceState.result().get())
                .map(explained ->
                        new TeacherTotal(ofWhole.map(TeacherMark::value).orElseGet(explained::total), serviceTotal))
                .filter(found -> ofWhole.isPresent() || found.counted() != found.service()));
        inspected.set(result.flatMap(found -> inspectedPlace()).map(place -> toMarkable(place, marks)));
        marked.set(marks.stream()
                .filter(mark -> mark.position().layer() == TeacherMark.MarkLayer.TEACHER)
                .filter(mark -> mark.position().target() != TeacherMark.MarkTarget.WHOLE)
                .map(mark -> toMarkable(mark.position(), marks))
                .toList());
    }

    private Optional<ExplainedResult> explainServiceResult(ScoringResult result) {
        return practiceState.result().get().map(explained -> explained.withResult(result.serviceResult()));
    }

    private Optional<TeacherMark.MarkPosition> inspectedPlace() {
        return ComponentDetail.of(practiceState.lanes()).flatMap(detail -> detail.learner()
                .map(learnerDetail -> new TeacherMark.MarkPosition(
                        TeacherMark.MarkLayer.TEACHER,
                        target(detail.kind()),
                        learnerDetail.interval().position().componentIndex(),
                        detail.kind() == LaneTier.TierKind.PHONEMES
                                ? learnerDetail.interval().position().partIndex()
                                : 0)));
    }

    private static TeacherMark.MarkTarget target(LaneTier.TierKind kind) {
        return switch (kind) {
            case WORDS, SYLLABLES, MARKS -> TeacherMark.MarkTarget.WORD;
            case PHONEMES -> TeacherMark.MarkTarget.PHONEME;
            case PAUSES -> TeacherMark.MarkTarget.PAUSE;
        };
    }

    private MarkableComponent toMarkable(TeacherMark.MarkPosition place, List<TeacherMark> marks) {
        List<SpeechComponent> components = shown.result()
                .map(scoringResult -> scoringResult.serviceResult().components())
                .orElse(List.of());
        Optional<TeacherMark> mark = findMark(marks, place);
        if (place.component() >= components.size()) {
            return new MarkableComponent(place, "", Double.NaN, mark);
        }
        return switch (components.get(place.component())) {
            case Word word
            when place.target() == TeacherMark.MarkTarget.PHONEME
                    && place.part() < word.phonemes().size() -> {
                Phoneme sound = word.phonemes().get(place.part());
                yield new MarkableComponent(
                        place, SoundNotation.toDisplay(sound.phoneme()) + " · " + word.word(), sound.score(), mark);
            }
            case Word word -> new MarkableComponent(place, word.word(), word.countedScore(), mark);
            case Pause pause -> new MarkableComponent(place, "", Double.NaN, mark);
        };
    }

    private static Optional<TeacherMark> findMark(List<TeacherMark> marks, TeacherMark.MarkPosition place) {
        return marks.stream()
                .filter(candidate -> candidate.position().equals(place))
                .findFirst();
    }

    @Override
    public void close() {
        changes.close();
        reads.cancel();
    }
}
