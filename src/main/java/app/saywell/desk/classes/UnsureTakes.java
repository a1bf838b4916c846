package app.saywell.desk.classes;

import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.ScoreBand;
import app.saywell.desk.school.take.ScoringResult;
import app.saywell.desk.school.take.TakeScore;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.store.take.ClassGridStore.CountedTake;
import app.saywell.desk.store.take.ClassGridStore.GridCell;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The takes of a class whose scores say least: a teacher's ear matters most there.
public final class UnsureTakes {
    /// What a teacher needs beside the sound of a take, to think and to answer.
    public static final double SECONDS_AROUND = 8;

    private final UseCaseContext context;
    private final ClassGrids grids;

    public UnsureTakes(UseCaseContext context) {
        this.context = context;
        grids = new ClassGrids(context);
    }

    /// A take before its recording is read.
    private record Candidate(TakeScore score, Learner learner, Sentence sentence, ScoreBand band) {}

    /// The takes of all lessons of a class that fit into the time, the widest band first. What a teacher has marked or
    /// graded is left out.
    ///
    /// @param seconds for hearing and rating them
    public List<UnsureTake> find(long classId, double seconds) {
        List<Candidate> candidates = new ArrayList<>();
        context.library().assignments().findByClass(classId).stream()
                .map(assignment -> assignment.lessonId())
                .distinct()
                .forEach(lessonId -> candidates.addAll(ofLesson(classId, lessonId)));
        candidates.sort(Comparator.comparingDouble(
                        (Candidate candidate) -> -candidate.band().width())
                .thenComparingLong(candidate -> candidate.score().takeId()));
        List<UnsureTake> chosen = new ArrayList<>();
        double used = 0;
        for (Candidate candidate : candidates) {
            Optional<UnsureTake> found = withRecording(candidate);
            used += found.map(UnsureTakes::seconds).orElse(0.0);
            if (used > seconds) {
                break;
            }
            found.ifPresent(chosen::add);
        }
        return chosen;
    }

    /// Takes that were found before, with what a teacher gave them since.
    ///
    /// @param take with its newest score
    /// @param total out of 100
    public record RatedTake(UnsureTake take, double total) {}

    /// Those of the takes that have a teacher's total now, in their order: none whose rating was undone, or that was
    /// deleted.
    public List<RatedTake> rated(List<UnsureTake> takes) {
        return takes.stream().flatMap(found -> rated(found).stream()).toList();
    }

    private Optional<RatedTake> rated(UnsureTake found) {
        return context.library().scores().latest(found.take().id()).flatMap(score -> context.library()
                .results()
                .find(score.resultId())
                .flatMap(ScoringResult::teacherTotal)
                .map(total -> new RatedTake(
                        new UnsureTake(found.take(), score, found.learner(), found.sentence(), band(found, score)),
                        total)));
    }

    /// As it was told, unless the take was scored again since.
    private ScoreBand band(UnsureTake found, TakeScore score) {
        return score.resultId() == found.score().resultId()
                ? found.band()
                : context.library()
                        .results()
                        .find(score.resultId())
                        .flatMap(result -> ScoreBand.of(result.pronunciationResult()))
                        .orElse(found.band());
    }

    /// What hearing and rating a take needs.
    public static double seconds(UnsureTake unsure) {
        return unsure.take().audio().seconds() + SECONDS_AROUND;
    }

    private List<Candidate> ofLesson(long classId, long lessonId) {
        ClassGrid grid = grids.read(classId, lessonId);
        Map<Long, ScoreBand> bands = grids.bands(classId, lessonId);
        LessonMarks marks = LessonMarks.read(context.library(), classId, lessonId);
        List<Candidate> candidates = new ArrayList<>();
        for (Learner learner : grid.learners()) {
            for (Sentence sentence : grid.sentences()) {
                unratedScore(grid.cell(learner, sentence))
                        .filter(score -> !marks.isMarked(score.resultId()))
                        .ifPresent(score -> Optional.ofNullable(bands.get(score.resultId()))
                                .ifPresent(band -> candidates.add(new Candidate(score, learner, sentence, band))));
            }
        }
        return candidates;
    }

    private static Optional<TakeScore> unratedScore(GridCell cell) {
        return cell.counted().flatMap(CountedTake::grade).isPresent()
                ? Optional.empty()
                : cell.summary().score();
    }

    private Optional<UnsureTake> withRecording(Candidate candidate) {
        return context.library()
                .takes()
                .find(candidate.score().takeId())
                .map(take -> new UnsureTake(
                        take, candidate.score(), candidate.learner(), candidate.sentence(), candidate.band()));
    }
}
