package app.saywell.practice.progress;

import app.saywell.library.Library;
import app.saywell.library.settings.Setting;
import app.saywell.library.take.Score;
import app.saywell.library.take.Take;
import app.saywell.practice.change.Change;
import app.saywell.practice.change.Desk;
import app.saywell.speech.Scale;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;

/// Looks at scores over time.
public final class ProgressReports {
    private static final Setting<Integer> AIM = Setting.number("practice.aim", 10);
    private static final Duration LATELY = Duration.ofDays(21);
    private static final int MOST_SOUNDS = 2;

    private final Desk desk;
    private final Library library;

    public ProgressReports(Desk desk) {
        this.desk = desk;
        this.library = desk.library();
    }

    /// How a sentence went over a learner's takes, on the scale of the newest judgement. Takes that
    /// were judged on the other scale alone are absent.
    public Course of(long sentenceId, long learnerId) {
        Take.Owner owner = new Take.Owner(sentenceId, learnerId);
        Course compared = new Course(Scale.FIFTY_TO_SEVENTY, over(owner, Scale.FIFTY_TO_SEVENTY));
        Course alone = new Course(Scale.HUNDRED, over(owner, Scale.HUNDRED));
        return newest(compared) >= newest(alone) ? compared : alone;
    }

    /// The ordinary wobble of a class on a scale, from takes of one pupil and sentence that
    /// followed one another on one day.
    public Wobble wobble(long classId, Scale scale) {
        List<Double> differences = new ArrayList<>();
        ScoreOf before = null;
        for (ScoreOf now : scoresOfClass(classId, scale)) {
            if (before != null && before.followedBy(now)) {
                differences.add(now.score.total() - before.score.total());
            }
            before = now;
        }
        return Wobble.of(differences);
    }

    /// The weak words that a learner is to say again now, the longest overdue first.
    public List<Repetition.Due> due(long learnerId) {
        return Repetition.due(library.words().of(learnerId), desk.clock().instant());
    }

    /// How regularly a learner practises.
    public Habit habit(long learnerId) {
        return Habit.of(
                library.words().times(learnerId), desk.clock().instant(), ZoneId.systemDefault());
    }

    /// The day of somebody who practises alone.
    public Today today(long learnerId) {
        Instant since = desk.clock().instant().minus(LATELY);
        return new Today(
                habit(learnerId),
                library.settings().get(AIM),
                due(learnerId),
                Comeback.of(library.words().missed(learnerId, since), MOST_SOUNDS));
    }

    /// Sets how many takes a day are the aim.
    public void aimAt(int takes) {
        library.settings().set(AIM, takes);
        desk.changes().tell(new Change.SettingsChanged());
    }

    private record ScoreOf(Take.Owner owner, Score score) {
        boolean followedBy(ScoreOf next) {
            ZoneId here = ZoneId.systemDefault();
            return owner.equals(next.owner)
                    && score.takenAt()
                            .atZone(here)
                            .toLocalDate()
                            .equals(next.score.takenAt().atZone(here).toLocalDate());
        }
    }

    private List<ScoreOf> scoresOfClass(long classId, Scale scale) {
        return library.scores().ofClass(classId, scale).stream()
                .map(owned -> new ScoreOf(owned.owner(), owned.score()))
                .toList();
    }

    private List<Score> over(Take.Owner owner, Scale scale) {
        return library.scores().over(owner, scale);
    }

    private static long newest(Course course) {
        return course.scores().stream().mapToLong(Score::resultId).max().orElse(-1);
    }
}
