package app.saywell.desk.daily;

import app.saywell.desk.classes.sounds.SoundProgress;
import app.saywell.desk.classes.sounds.SpokenSounds;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.LearnerScore;
import app.saywell.desk.school.take.TakeScore;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.UseCaseContext;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Reads what a learner has done and learned over the days. Call it on a worker thread.
public final class ProgressReader {
    private final UseCaseContext context;
    private final Library library;
    private final SpokenSounds spokenSounds;

    public ProgressReader(UseCaseContext context, SpokenSounds spokenSounds) {
        this.spokenSounds = spokenSounds;
        this.context = context;
        this.library = context.library();
    }

    /// Of one learner.
    public LearnerProgress read(long learnerId) {
        ZoneId zone = ZoneId.systemDefault();
        List<LearnerScore> scores = library.scores().findNewest(learnerId);
        return new LearnerProgress(
                LocalDate.ofInstant(context.clock().instant(), zone),
                SoundProgress.of(spokenSounds.read(learnerId), zone),
                reread(scores, zone),
                SentenceGrowth.of(scores, zone),
                library.dailySessions().findByLearner(learnerId),
                library.earAnswers().findByLearner(learnerId).size());
    }

    private List<Reread> reread(List<LearnerScore> scores, ZoneId zone) {
        Map<Long, List<TakeScore>> bySentence = new LinkedHashMap<>();
        for (LearnerScore score : scores) {
            bySentence
                    .computeIfAbsent(score.owner().sentenceId(), sentence -> new ArrayList<>())
                    .add(score.score());
        }
        List<Reread> all = new ArrayList<>();
        bySentence.forEach((sentence, takes) -> {
            TakeScore latest = takes.getLast();
            LocalDate latestDay = LocalDate.ofInstant(latest.recordedAt(), zone);
            TakeScore first = takes.stream()
                    .filter(score ->
                            score.scale() == latest.scale() && score.engine().equals(latest.engine()))
                    .findFirst()
                    .orElse(latest);
            LocalDate firstDay = LocalDate.ofInstant(first.recordedAt(), zone);
            if (firstDay.isBefore(latestDay)) {
                library.sentences()
                        .find(sentence)
                        .map(Sentence::text)
                        .ifPresent(text -> all.add(new Reread(text, first, firstDay, latest, latestDay)));
            }
        });
        all.sort(Comparator.comparing((Reread one) -> one.latest().recordedAt()).reversed());
        return all;
    }
}
