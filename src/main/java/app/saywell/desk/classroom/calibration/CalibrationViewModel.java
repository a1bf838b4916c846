package app.saywell.desk.classroom.calibration;

import app.saywell.desk.classes.ClassGrid;
import app.saywell.desk.classes.ThresholdCalibration;
import app.saywell.desk.classes.view.AssignedLesson;
import app.saywell.desk.classes.view.ClassViewModel;
import app.saywell.desk.classes.view.ClipPlayer;
import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.school.learner.SchoolClass;
import app.saywell.desk.school.learner.ScoreThresholds;
import app.saywell.desk.school.take.TakeScore;
import app.saywell.desk.store.take.ClassGridStore;
import app.saywell.speech.ScoreScale;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The calibration of a class. It selects up to fifteen takes from the lowest to the highest score
/// in random order. The teacher rates them without seeing the scores, and thresholds are fitted to
/// the ratings. All takes have the same scale and were scored by the same engine.
public final class CalibrationViewModel {
    /// With fewer takes the thresholds would be unreliable.
    public static final int MIN_CLIPS = 10;

    private static final int MAX_CLIPS = 15;

    private final ReadOnlyObjectWrapper<CalibrationStep> step =
            new ReadOnlyObjectWrapper<>(new CalibrationStep.NotStarted(0, false));
    private final List<BlindClip> clips = new ArrayList<>();
    private final List<Integer> ratings = new ArrayList<>();
    private final Random random;
    private final CalibrationServices services;
    private final ClassViewModel classViewModel;
    private final ClipPlayer player;
    private final LatestRead reads;
    private long classId;
    private Optional<ScoreThresholds> applied = Optional.empty();

    public sealed interface CalibrationStep {
        /// Not started yet.
        ///
        /// @param clipCount how many takes can be rated; calibration needs at least [#MIN_CLIPS]
        /// @param isApplied whether the class has the thresholds of the calibration before
        record NotStarted(int clipCount, boolean isApplied) implements CalibrationStep {}

        /// A take is waiting for the teacher's rating.
        ///
        /// @param number from 1
        record RatingClip(BlindClip clip, int number, int total) implements CalibrationStep {}

        /// All takes are rated.
        ///
        /// @param differences the takes that the previous thresholds put in another level than the
        ///     teacher
        record ThresholdsFitted(
                ThresholdCalibration result,
                ScoreThresholds previous,
                int clipCount,
                List<RatingDifference> differences)
                implements CalibrationStep {}

        /// All takes are rated, but the ratings do not say where a level begins.
        record RatingsTooAlike() implements CalibrationStep {}
    }

    /// A take that the teacher and the previous thresholds put in different levels.
    ///
    /// @param teacherLevel 0 weak, 1 nearly, 2 good
    public record RatingDifference(BlindClip clip, int teacherLevel) {}

    /// @param random shuffles the takes
    public CalibrationViewModel(CalibrationServices services, ClassViewModel classViewModel, Random random) {
        this.classViewModel = classViewModel;
        this.random = random;
        this.services = services;
        player = new ClipPlayer(services.takes(), services.tasks(), services.audioSession(), services.recordings());
        reads = new LatestRead(services.tasks());
        classViewModel.selectedClass().subscribe(this::classChanged);
        classViewModel.selectedTab().subscribe(any -> refreshCount());
    }

    /// The current step.
    public ReadOnlyObjectProperty<CalibrationStep> step() {
        return step.getReadOnlyProperty();
    }

    /// Starts with the first take.
    public void begin() {
        clips.clear();
        ratings.clear();
        readClips(found -> {
            clips.addAll(chooseClips(found));
            if (clips.size() >= MIN_CLIPS) {
                showClip();
            }
        });
    }

    /// Plays the current take.
    public void play() {
        if (step.get() instanceof CalibrationStep.RatingClip rating) {
            player.play(rating.clip().take());
        }
    }

    /// Plays a take of the result.
    public void play(BlindClip clip) {
        player.play(clip.take());
    }

    /// Rates the current take.
    ///
    /// @param level 0 weak, 1 nearly, 2 good
    public void rate(int level) {
        if (step.get() instanceof CalibrationStep.RatingClip) {
            ratings.add(level);
            if (ratings.size() == clips.size()) {
                fitThresholds();
            } else {
                showClip();
            }
        }
    }

    /// Removes the last rating.
    void undoRating() {
        if (step.get() instanceof CalibrationStep.RatingClip && !ratings.isEmpty()) {
            ratings.removeLast();
            showClip();
        }
    }

    /// Whether the thresholds of the class may be changed.
    boolean mayApplyThresholds() {
        return !classViewModel.hasImposedThresholds();
    }

    /// Sets the fitted thresholds for the class. This can be undone.
    void applyThresholds() {
        if (step.get() instanceof CalibrationStep.ThresholdsFitted fitted) {
            classViewModel.setThresholds(fitted.result().thresholds());
            reset(Optional.of(fitted.result().thresholds()));
        }
    }

    /// Starts over without changing the class.
    public void reset() {
        reset(Optional.empty());
    }

    private void reset(Optional<ScoreThresholds> nowApplied) {
        applied = nowApplied;
        clips.clear();
        ratings.clear();
        waitForStart(0);
        readClips(found -> waitForStart(Math.min(MAX_CLIPS, found.size())));
    }

    private void waitForStart(int clipCount) {
        boolean isApplied = applied.filter(thresholds()::equals).isPresent();
        step.set(new CalibrationStep.NotStarted(clipCount, isApplied));
    }

    /// Another class starts over; what changed in the same one leaves the ratings as they are.
    private void classChanged(Optional<SchoolClass> schoolClass) {
        long id = schoolClass.map(SchoolClass::id).orElse(0L);
        if (id != classId) {
            classId = id;
            reset();
        } else if (step.get() instanceof CalibrationStep.NotStarted before) {
            waitForStart(before.clipCount());
        }
    }

    /// The thresholds of the class.
    ScoreThresholds thresholds() {
        return classViewModel.selectedClass().get().map(SchoolClass::thresholds).orElse(ScoreThresholds.DEFAULT);
    }

    /// Reads the takes that can be rated; `then` is not called if something else is asked for.
    private void readClips(Consumer<List<BlindClip>> then) {
        Optional<SchoolClass> schoolClass = classViewModel.selectedClass().get();
        if (schoolClass.isEmpty()) {
            reads.cancel();
            return;
        }
        long classId = schoolClass.get().id();
        List<AssignedLesson> lessons =
                List.copyOf(classViewModel.assignedLessons().get());
        reads.run(() -> clipsOfOneKind(classId, lessons), then);
    }

    private void refreshCount() {
        if (step.get() instanceof CalibrationStep.NotStarted) {
            reset();
        }
    }

    private void showClip() {
        int number = ratings.size();
        step.set(new CalibrationStep.RatingClip(clips.get(number), number + 1, clips.size()));
        play();
    }

    private void fitThresholds() {
        ScoreThresholds previous = thresholds();
        List<ThresholdCalibration.RatedClip> rated = IntStream.range(0, clips.size())
                .mapToObj(i -> new ThresholdCalibration.RatedClip(clips.get(i).score(), ratings.get(i)))
                .toList();
        if (!ThresholdCalibration.isPossible(rated)) {
            step.set(new CalibrationStep.RatingsTooAlike());
            return;
        }
        List<RatingDifference> differences = IntStream.range(0, clips.size())
                .filter(i -> ThresholdCalibration.level(clips.get(i).score(), previous) != ratings.get(i))
                .mapToObj(i -> new RatingDifference(clips.get(i), ratings.get(i)))
                .toList();
        step.set(new CalibrationStep.ThresholdsFitted(
                ThresholdCalibration.fit(rated, previous), previous, clips.size(), differences));
    }

    /// Selects takes evenly over the scores, at most one for each learner and sentence.
    private List<BlindClip> chooseClips(List<BlindClip> found) {
        List<BlindClip> all = new ArrayList<>(found);
        all.sort(Comparator.comparingDouble(BlindClip::score));
        int count = Math.min(MAX_CLIPS, all.size());
        List<BlindClip> chosen = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int index = count == 1 ? 0 : i * (all.size() - 1) / (count - 1);
            chosen.add(all.get(index));
        }
        Collections.shuffle(chosen, random);
        return chosen;
    }

    private record ScoreKind(ScoreScale scale, String engine) {}

    private List<BlindClip> clipsOfOneKind(long classId, List<AssignedLesson> lessons) {
        Map<ScoreKind, List<BlindClip>> byKind = lessons.stream()
                .map(AssignedLesson::lesson)
                .flatMap(lesson -> scoredClips(services.classGrids().read(classId, lesson.id())).entrySet().stream())
                .collect(Collectors.groupingBy(
                        entry -> new ScoreKind(
                                entry.getKey().scale(), entry.getKey().engine()),
                        Collectors.mapping(Map.Entry::getValue, Collectors.toList())));
        return byKind.values().stream().max(Comparator.comparingInt(List::size)).orElse(List.of());
    }

    private Map<TakeScore, BlindClip> scoredClips(ClassGrid grid) {
        Map<TakeScore, BlindClip> scored = new LinkedHashMap<>();
        for (ClassGridStore.GridCell cell : grid.cells().values()) {
            // The levels of a single word are not those of the class.
            cell.summary().score().filter(score -> !score.isOfOneWord()).ifPresent(score -> services.takes()
                    .find(score.takeId())
                    .ifPresent(take -> scored.put(
                            score,
                            new BlindClip(take, sentenceText(grid, cell), score.percentCorrect(), score.total()))));
        }
        return scored;
    }

    private static String sentenceText(ClassGrid grid, ClassGridStore.GridCell cell) {
        return grid.sentences().stream()
                .filter(sentence -> sentence.id() == cell.owner().sentenceId())
                .map(sentence -> sentence.text())
                .findFirst()
                .orElse("");
    }
}
