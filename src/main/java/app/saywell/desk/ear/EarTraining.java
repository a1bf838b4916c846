package app.saywell.desk.ear;

import app.saywell.desk.classes.progress.ProgressReports;
import app.saywell.desk.classes.progress.RecurringError;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.ear.EarAnswer;
import app.saywell.desk.store.change.UseCaseContext;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Comparator;
import java.util.List;

/// The ear training of learners as it is stored.
public final class EarTraining {
    private static final int MAX_MISSED_SOUNDS = 8;

    private final UseCaseContext context;
    private final ProgressReports reports;

    public EarTraining(UseCaseContext context, ProgressReports reports) {
        this.context = context;
        this.reports = reports;
    }

    /// What a learner has learned of every contrast, in the order in which they are worth training:
    /// first those of sounds that the learner misses when speaking, most missed first; then what is
    /// begun and due, what is new, and what needs no training today. One that was heard well on its day is not due
    /// before the day that FSRS names, so that others have their turn.
    public List<ContrastProgress> progress(long learnerId) {
        List<RecurringError> missed = reports.recurringErrors(learnerId, MAX_MISSED_SOUNDS);
        ZoneId zone = ZoneId.systemDefault();
        LocalDate today = LocalDate.ofInstant(now(), zone);
        return ContrastProgress.of(context.library().earAnswers().findByLearner(learnerId)).stream()
                .sorted(Comparator.comparingInt(progress -> place(progress, missed, progress.isFor(today, zone))))
                .toList();
    }

    /// The contrasts of sounds that a learner misses when speaking.
    public List<Contrast> missed(long learnerId) {
        List<RecurringError> missed = reports.recurringErrors(learnerId, MAX_MISSED_SOUNDS);
        return ContrastCatalog.all().stream()
                .filter(contrast -> firstMissed(contrast, missed) < missed.size())
                .toList();
    }

    public void store(long learnerId, EarAnswer answer) {
        context.library().earAnswers().add(learnerId, answer);
        context.changes().publish(new LibraryChange.EarAnswersChanged(learnerId));
    }

    /// The time of an answer that is given now.
    public Instant now() {
        return context.clock().instant();
    }

    private static int place(ContrastProgress progress, List<RecurringError> missed, boolean isForToday) {
        boolean isNew = progress.answers().isEmpty();
        int missedFirst = firstMissed(progress.contrast(), missed);
        if (missedFirst < missed.size() && (isNew || isForToday)) {
            return missedFirst;
        }
        if (isForToday) {
            return MAX_MISSED_SOUNDS;
        }
        if (isNew) {
            return MAX_MISSED_SOUNDS + 1;
        }
        return progress.isMastered() ? MAX_MISSED_SOUNDS + 3 : MAX_MISSED_SOUNDS + 2;
    }

    private static int firstMissed(Contrast contrast, List<RecurringError> missed) {
        for (int i = 0; i < missed.size(); i++) {
            if (contrast.concerns(missed.get(i).expected(), missed.get(i).heard())) {
                return i;
            }
        }
        return missed.size();
    }
}
