package app.saywell.desk.assessment.view;

import app.saywell.desk.assessment.AssessedReading;
import app.saywell.desk.assessment.AssessmentResults;
import app.saywell.desk.classes.view.AssignedLesson;
import app.saywell.desk.classes.view.ClassViewModel;
import app.saywell.desk.classes.view.ClipPlayer;
import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.kit.text.LearnerNames;
import app.saywell.desk.school.assessment.Assessment;
import app.saywell.desk.school.assessment.Conditions;
import app.saywell.desk.school.assessment.Rating;
import app.saywell.desk.school.assessment.Rubric;
import app.saywell.desk.school.learner.SchoolClass;
import app.saywell.desk.store.take.ClassGridStore;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Assessments of the selected class: opening one, rating, and results.
public final class AssessmentViewModel {
    private final AssessmentServices services;
    private final ClassViewModel classViewModel;
    private final ClipPlayer player;
    private final LatestRead reads;
    private final ReadOnlyObjectWrapper<AssessmentStep> step =
            new ReadOnlyObjectWrapper<>(new AssessmentStep.Overview(List.of(), ""));
    private final ReadOnlyBooleanWrapper nothingRecorded = new ReadOnlyBooleanWrapper();
    private long classId;

    public AssessmentViewModel(AssessmentServices services, ClassViewModel classViewModel) {
        this.services = services;
        this.classViewModel = classViewModel;
        player = new ClipPlayer(services.takes(), services.tasks(), services.audioSession(), services.recordings());
        reads = new LatestRead(services.tasks());
        classViewModel.selectedClass().subscribe(this::classChanged);
        classViewModel.selectedLesson().subscribe(any -> {
            if (step.get() instanceof AssessmentStep.Overview) {
                showOverview();
            }
        });
    }

    /// How learners are named.
    LearnerNames names() {
        return classViewModel.names();
    }

    ReadOnlyObjectProperty<AssessmentStep> step() {
        return step.getReadOnlyProperty();
    }

    /// Whether a rating was asked for before anybody had recorded anything.
    ReadOnlyBooleanProperty nothingRecorded() {
        return nothingRecorded.getReadOnlyProperty();
    }

    private void classChanged(Optional<SchoolClass> schoolClass) {
        long id = schoolClass.map(SchoolClass::id).orElse(0L);
        if (id != classId) {
            classId = id;
            showOverview();
        }
    }

    /// Goes back to the list of assessments.
    void showOverview() {
        nothingRecorded.set(false);
        long shownClass = classId;
        reads.run(
                () -> services.assessments().findByClass(shownClass),
                found -> step.set(new AssessmentStep.Overview(found, lessonTitle())));
    }

    private String lessonTitle() {
        return selectedLesson().map(assigned -> assigned.lesson().title()).orElse("");
    }

    private Optional<AssignedLesson> selectedLesson() {
        return classViewModel.selectedLesson().get();
    }

    /// Opens an assessment of the selected lesson: recordings from now on count.
    void open(Rubric rubric, Conditions conditions) {
        long lesson = selectedLesson().map(assigned -> assigned.lesson().id()).orElse(0L);
        long shownClass = classId;
        if (lesson != 0 && shownClass != 0) {
            reads.make(
                    () -> services.assessments().open(shownClass, lesson, rubric, conditions), any -> showOverview());
        }
    }

    /// Ends the recording of an assessment.
    void close(Assessment assessment) {
        reads.make(() -> services.assessments().close(assessment), any -> showOverview());
    }

    /// What a rater of an assessment hears, and what everybody gave so far.
    private record RaterStart(List<AssessedReading> readings, AssessmentResults results) {}

    /// Begins to rate, at the first reading that this rater has not rated.
    void rate(Assessment assessment, int rater) {
        reads.run(
                () -> new RaterStart(
                        services.assessments().blindOrder(assessment, rater),
                        services.assessments().results(assessment)),
                start -> begin(assessment, rater, start));
    }

    private void begin(Assessment assessment, int rater, RaterStart start) {
        nothingRecorded.set(start.readings().isEmpty());
        if (start.readings().isEmpty()) {
            return;
        }
        int first = 0;
        while (first < start.readings().size() - 1
                && given(start.results(), start.readings().get(first), rater).isPresent()) {
            first++;
        }
        show(assessment, rater, start, first);
    }

    private void show(Assessment assessment, int rater, RaterStart start, int index) {
        List<Integer> levels = given(start.results(), start.readings().get(index), rater)
                .map(Rating::levels)
                .orElse(Collections.nCopies(assessment.rubric().criteria().size(), 0));
        step.set(new AssessmentStep.RatingReading(assessment, rater, start.readings(), index, levels));
    }

    private static Optional<Rating> given(AssessmentResults results, AssessedReading reading, int rater) {
        return results.learners().stream()
                .filter(learner ->
                        learner.reading().learner().id() == reading.learner().id())
                .findFirst()
                .flatMap(learner -> rater == 1 ? learner.first() : learner.second());
    }

    /// Plays everything that is rated now.
    void play() {
        if (step.get() instanceof AssessmentStep.RatingReading rating) {
            player.play(rating.reading().takes().stream()
                    .map(take -> new ClassGridStore.MissedClip(
                            take.id(), 0, take.audio().seconds()))
                    .toList());
        }
    }

    /// Gives a level by a criterion; nothing is stored before [#saveAndGo].
    void setLevel(int criterion, int level) {
        if (step.get() instanceof AssessmentStep.RatingReading rating) {
            List<Integer> levels = new ArrayList<>(rating.levels());
            levels.set(criterion, level);
            step.set(new AssessmentStep.RatingReading(
                    rating.assessment(), rating.rater(), rating.readings(), rating.index(), List.copyOf(levels)));
        }
    }

    /// Stores a complete rating and goes on to another reading; after the last one, to the list.
    ///
    /// @param offset 1 for the next, -1 for the one before
    void saveAndGo(int offset) {
        if (!(step.get() instanceof AssessmentStep.RatingReading rating)) {
            return;
        }
        int next = rating.index() + offset;
        reads.make(() -> save(rating), results -> {
            if (next < 0 || next >= rating.readings().size()) {
                showOverview();
            } else {
                show(rating.assessment(), rating.rater(), new RaterStart(rating.readings(), results), next);
            }
        });
    }

    /// A rating that is there already is not noted once more.
    private AssessmentResults save(AssessmentStep.RatingReading rating) {
        AssessmentResults before = services.assessments().results(rating.assessment());
        boolean isNew = given(before, rating.reading(), rating.rater())
                .map(Rating::levels)
                .filter(rating.levels()::equals)
                .isEmpty();
        if (!rating.isComplete() || !isNew) {
            return before;
        }
        services.assessments()
                .rate(rating.assessment(), rating.reading().learner().id(), rating.rater(), rating.levels());
        return services.assessments().results(rating.assessment());
    }

    /// Shows what the raters gave.
    void showResults(Assessment assessment) {
        nothingRecorded.set(false);
        reads.run(
                () -> services.assessments().results(assessment),
                results -> step.set(new AssessmentStep.ShownResults(results)));
    }
}
