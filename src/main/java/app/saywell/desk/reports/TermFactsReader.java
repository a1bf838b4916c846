package app.saywell.desk.reports;

import app.saywell.desk.classes.progress.ClassGrowth;
import app.saywell.desk.classes.progress.ProgressReports;
import app.saywell.desk.classes.sounds.SpokenSounds;
import app.saywell.desk.school.TimePeriod;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.take.LearnerScore;
import app.saywell.desk.school.take.ScoringResult;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.UseCaseContext;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;

/// Reads what learners of a class did in a term, in all lessons.
final class TermFactsReader {
    private final Library library;
    private final TimePeriod period;
    private final ClassGrowth growth;

    /// Reads the growth of the class, which takes long for hundreds.
    ///
    /// @param classId 0 for learners without a class
    /// @throws CancellationException if the thread was interrupted
    TermFactsReader(UseCaseContext context, long classId, TimePeriod period) {
        library = context.library();
        this.period = period;
        growth = growth(context, classId);
    }

    private static ClassGrowth growth(UseCaseContext context, long classId) {
        try {
            return new ProgressReports(context).classGrowth(classId);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CancellationException();
        }
    }

    /// What one learner did; empty without a take in the term.
    Optional<TermFacts> read(Learner learner) {
        List<Take> takes = library.takes().findKeptByLearner(learner.id()).stream()
                .filter(take -> isInTerm(take.recordingInfo().recordedAt()))
                .toList();
        if (takes.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new TermFacts(
                learner,
                takes,
                sounds(learner),
                library.soundFocus().ofLearner(learner.id()),
                new MasteredSounds(new SpokenSounds(library).read(learner.id()), period),
                Optional.ofNullable(growth.learners().get(learner.id())),
                growth.basis() == ClassGrowth.Basis.CLASS,
                TermRecordings.of(takes)));
    }

    private SoundTally sounds(Learner learner) {
        // The newest result of each take, in the order of the takes.
        Map<Long, Long> newest = new TreeMap<>();
        List<LearnerScore> scores = library.scores().findByLearner(learner.id()).stream()
                .filter(owned -> isInTerm(owned.score().recordedAt()))
                .toList();
        scores.forEach(
                owned -> newest.merge(owned.score().takeId(), owned.score().resultId(), Math::max));
        Map<Long, ScoringResult> results = library.results().findAll(List.copyOf(newest.values()));
        SoundTally tally = new SoundTally();
        scores.stream()
                .map(owned -> owned.score().takeId())
                .distinct()
                .map(take -> Optional.ofNullable(results.get(newest.getOrDefault(take, 0L))))
                .flatMap(Optional::stream)
                .forEach(result -> tally.add(result.pronunciationResult().words()));
        return tally;
    }

    private boolean isInTerm(Instant recordedAt) {
        return !recordedAt.isBefore(period.from()) && recordedAt.isBefore(period.until());
    }
}
