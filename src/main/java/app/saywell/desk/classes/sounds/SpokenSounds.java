package app.saywell.desk.classes.sounds;

import app.saywell.desk.school.take.LearnerScore;
import app.saywell.desk.school.take.ScoringResult;
import app.saywell.desk.school.take.TakeScore;
import app.saywell.desk.store.Library;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Reads the sounds that a learner has said, from the newest result of each take, with what the teacher
/// marked. Call it on a worker thread. Safe for several threads.
///
/// What was read is kept, because each take of ten minutes has it read again: the sounds of the learner asked for last,
/// at most 50,000 of them, which is some 8 MB. Another learner, and [#forget], empty it. A result is parsed again only
/// where somebody marked it or moved its boundaries since.
public final class SpokenSounds {
    /// Results are read so many at a time, so that the answers of a year are never in memory at once.
    private static final int AT_ONCE = 100;

    private static final int MAX_KEPT = 50_000;

    private final Library library;
    private final Map<Long, KeptSounds> kept = new HashMap<>();
    private long keptLearner;
    private int keptSounds;

    public SpokenSounds(Library library) {
        this.library = library;
    }

    /// The sounds of a result as it was read.
    private record KeptSounds(String revision, TakeScore score, List<SpokenSound> sounds) {}

    /// All sounds of a learner, oldest take first.
    public List<SpokenSound> read(long learnerId) {
        return readLatest(learnerId, Integer.MAX_VALUE);
    }

    /// The sounds of a learner's newest takes, oldest take first.
    ///
    /// @param takes how many takes at most
    public List<SpokenSound> readLatest(long learnerId, int takes) {
        List<LearnerScore> all = library.scores().findNewest(learnerId);
        List<TakeScore> scores = all.subList(Math.max(0, all.size() - takes), all.size()).stream()
                .map(LearnerScore::score)
                .toList();
        begin(learnerId);
        List<SpokenSound> sounds = new ArrayList<>();
        for (int from = 0; from < scores.size(); from += AT_ONCE) {
            read(learnerId, scores.subList(from, Math.min(scores.size(), from + AT_ONCE)), sounds);
        }
        return sounds;
    }

    /// Forgets what was read.
    public synchronized void forget() {
        kept.clear();
        keptSounds = 0;
    }

    private synchronized void begin(long learnerId) {
        if (keptLearner != learnerId) {
            forget();
            keptLearner = learnerId;
        }
    }

    private void read(long learnerId, List<TakeScore> scores, List<SpokenSound> sounds) {
        Map<Long, String> revisions = library.results()
                .revisions(scores.stream().map(TakeScore::resultId).toList());
        Map<Long, List<SpokenSound>> known = new HashMap<>();
        List<Long> unknown = new ArrayList<>();
        for (TakeScore score : scores) {
            find(score, revisions.getOrDefault(score.resultId(), ""))
                    .ifPresentOrElse(found -> known.put(score.resultId(), found), () -> unknown.add(score.resultId()));
        }
        Map<Long, ScoringResult> results = library.results().findAll(unknown);
        for (TakeScore score : scores) {
            List<SpokenSound> found = known.get(score.resultId());
            ScoringResult result = results.get(score.resultId());
            if (found != null) {
                sounds.addAll(found);
            } else if (result != null) {
                List<SpokenSound> said = ResultSounds.of(score, result);
                keep(learnerId, score, revisions.getOrDefault(score.resultId(), ""), said);
                sounds.addAll(said);
            }
        }
    }

    private synchronized Optional<List<SpokenSound>> find(TakeScore score, String revision) {
        return Optional.ofNullable(kept.get(score.resultId()))
                .filter(one -> one.revision().equals(revision) && one.score().equals(score))
                .map(KeptSounds::sounds);
    }

    private synchronized void keep(long learnerId, TakeScore score, String revision, List<SpokenSound> sounds) {
        KeptSounds before = kept.remove(score.resultId());
        keptSounds -= before == null ? 0 : before.sounds().size();
        if (keptLearner == learnerId && keptSounds + sounds.size() <= MAX_KEPT) {
            kept.put(score.resultId(), new KeptSounds(revision, score, sounds));
            keptSounds += sounds.size();
        }
    }
}
