package app.saywell.desk.daily;

import app.saywell.desk.classes.sounds.SoundProgress;
import app.saywell.desk.classes.sounds.SoundStatus;
import app.saywell.desk.school.daily.DailySession;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;

/// What a learner has done and learned over the days.
///
/// @param sounds of every sound that was said
/// @param reread sentences that were read on several days, the latest first
/// @param growth over the sentences that were read again, with its band
/// @param sessions all, oldest first
/// @param earAnswers how many questions of ear training were answered
public record LearnerProgress(
        LocalDate today,
        List<SoundProgress> sounds,
        List<Reread> reread,
        SentenceGrowth growth,
        List<DailySession> sessions,
        int earAnswers) {

    /// Copies the lists.
    public LearnerProgress {
        sounds = List.copyOf(sounds);
        reread = List.copyOf(reread);
        sessions = List.copyOf(sessions);
    }

    /// How many sounds the learner is so far with.
    public int count(SoundStatus status) {
        return (int)
                sounds.stream().filter(sound -> sound.status(today) == status).count();
    }

    /// The sounds that were ever practised, those that come first at the top.
    public List<SoundProgress> practised() {
        return sounds.stream()
                .filter(sound -> sound.dueOn().isPresent())
                .sorted(Comparator.comparing(
                        (SoundProgress sound) -> sound.dueOn().orElse(LocalDate.MAX)))
                .toList();
    }

    /// Whether the learner did anything that is kept.
    public boolean hasAny() {
        return !sounds.isEmpty() || !sessions.isEmpty() || earAnswers > 0;
    }

    /// On how many days the learner did something.
    public int days() {
        return (int) sessions.stream()
                .filter(session -> session.seconds() > 0)
                .map(DailySession::day)
                .distinct()
                .count();
    }

    /// How long all sessions took.
    public int seconds() {
        return sessions.stream().mapToInt(DailySession::seconds).sum();
    }
}
