package app.saywell.desk.shell.cases;

import app.saywell.desk.lessons.pack.SampleLessonInstaller;
import app.saywell.desk.privacy.backup.ScheduledBackup;
import app.saywell.desk.privacy.backup.ScheduledDatabaseBackup;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.store.database.LibraryException;
import app.saywell.desk.takes.TakeService;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.task.ProgressListener;
import app.saywell.speech.task.TaskOutcome;
import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Locale;

/// What is done when a session starts.
final class SessionStart {
    private static final System.Logger LOG = System.getLogger(SessionStart.class.getName());

    private final ServiceGraph useCases;
    private final UseCaseContext context;

    SessionStart(ServiceGraph useCases, UseCaseContext context) {
        this.useCases = useCases;
        this.context = context;
    }

    /// Recovers readings, installs the sample lesson at the very first start, and carries on with
    /// scoring, readings of the computer voice and the daily maintenance.
    ///
    /// In a library that is only read none of this is done.
    ///
    /// @throws IOException if the sample lesson cannot be stored
    void run() throws IOException {
        if (context.library().isReadOnly()) {
            useCases.rowRecovery().examineInBackground();
            return;
        }
        prepare();
        useCases.scoringQueue().resume();
        useCases.voiceReadings().resume();
        context.tasks().run(this::maintain, SessionStart::logFailure);
        useCases.rowRecovery().examineInBackground();
    }

    /// Asks the first questions if nothing was installed yet.
    void ask() {
        if (!context.library().isReadOnly()
                && !SampleLessonInstaller.isInstalled(context.library().settings())) {
            useCases.settings().set(Setting.WELCOME_PENDING, true);
        }
    }

    /// Recovers readings and installs the sample lesson at the very first start.
    ///
    /// @return the takes that came with the lesson
    /// @throws IOException if the sample lesson cannot be stored
    List<Take> prepare() throws IOException {
        useCases.temporaryRecordings().removeAll();
        useCases.readings().recoverInterrupted();
        return installSampleLesson();
    }

    /// Sets the feedback language to English, too, if the system language is not Korean.
    private List<Take> installSampleLesson() throws IOException {
        List<Take> samples = new SampleLessonInstaller(context, useCases.lessonPacks()).installOnce();
        if (!samples.isEmpty()
                && !context.library().settings().isSet(Setting.FEEDBACK_LANGUAGE)
                && !Locale.getDefault().getLanguage().equals("ko")) {
            useCases.settings().set(Setting.FEEDBACK_LANGUAGE, FeedbackLanguage.ENGLISH);
        }
        if (!samples.isEmpty() && !context.library().settings().isSet(Setting.WELCOME_PENDING)) {
            useCases.settings().set(Setting.WELCOME_PENDING, true);
        }
        samples.forEach(take -> useCases.scoring().approveRecording(take.id()));
        useCases.scoringQueue().enqueue(samples.stream().map(Take::id).toList(), ServiceKind.EMBEDDED);
        return samples;
    }

    /// Empties the bin and makes the backups that are due.
    private Instant maintain(ProgressListener progress) throws IOException {
        Instant now = context.clock().instant();
        try {
            useCases.erasure().emptyBin(now.minus(TakeService.BIN_RETENTION));
            copyDatabase();
        } catch (IOException | LibraryException e) { // a full disk keeps nobody from a backup on another one
            LOG.log(System.Logger.Level.WARNING, "the daily copy of the database was not made", e);
        }
        new ScheduledBackup(context).createIfDue(progress);
        return now;
    }

    private void copyDatabase() throws IOException {
        if (new ScheduledDatabaseBackup(context).createIfDue()
                == ScheduledDatabaseBackup.CopyOutcome.SMALLER_THAN_BEFORE) {
            LOG.log(
                    System.Logger.Level.WARNING,
                    "the library holds much less than its last daily copy; the older copies are" + " kept");
        }
    }

    private static void logFailure(TaskOutcome<Instant> outcome) {
        if (outcome instanceof TaskOutcome.TaskFailed<Instant> failed) {
            LOG.log(System.Logger.Level.WARNING, "the daily maintenance failed", failed.cause());
        }
    }
}
