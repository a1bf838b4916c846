package app.saywell.practice;

import app.saywell.library.Library;
import app.saywell.library.settings.ServiceKind;
import app.saywell.library.settings.Setting;
import app.saywell.library.take.Take;
import app.saywell.practice.backup.Nightly;
import app.saywell.practice.backup.NightlyWhole;
import app.saywell.practice.backup.Restore;
import app.saywell.practice.backup.WholeBackup;
import app.saywell.practice.batch.FolderBatch;
import app.saywell.practice.change.Change;
import app.saywell.practice.change.Changes;
import app.saywell.practice.change.Desk;
import app.saywell.practice.change.History;
import app.saywell.practice.classroom.Classroom;
import app.saywell.practice.lesson.LessonImport;
import app.saywell.practice.lesson.Lessons;
import app.saywell.practice.lesson.Pronunciations;
import app.saywell.practice.lesson.Readings;
import app.saywell.practice.pack.EvidencePacks;
import app.saywell.practice.pack.LessonPacks;
import app.saywell.practice.pack.SampleLesson;
import app.saywell.practice.people.People;
import app.saywell.practice.privacy.Erasure;
import app.saywell.practice.privacy.Everything;
import app.saywell.practice.progress.Drills;
import app.saywell.practice.progress.ProgressReports;
import app.saywell.practice.report.Exports;
import app.saywell.practice.report.GradebookFilling;
import app.saywell.practice.report.Papers;
import app.saywell.practice.report.TextGrids;
import app.saywell.practice.scoring.Analyst;
import app.saywell.practice.scoring.Judges;
import app.saywell.practice.scoring.Queue;
import app.saywell.practice.scoring.Scoring;
import app.saywell.practice.scoring.SecondOpinion;
import app.saywell.practice.scoring.Spending;
import app.saywell.practice.scoring.Transcripts;
import app.saywell.practice.take.Recovery;
import app.saywell.practice.take.Scratch;
import app.saywell.practice.take.Takes;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.task.Outcome;
import app.saywell.task.Progress;
import app.saywell.task.Running;
import app.saywell.task.Tasks;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/// All that can be done, in one place: what a window or a command is handed.
public final class Practice implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(Practice.class.getName());

    private final Desk desk;
    private final Lessons lessons;
    private final Readings readings;
    private final Takes takes;
    private final Scoring scoring;
    private final SecondOpinion secondOpinion;
    private final People people;
    private final Queue queue;
    private final Recovery recovery;
    private final LessonPacks packs;
    private final Classroom classroom;
    private final Transcripts transcripts;
    private final Spending spending;
    private final FolderBatch batch;

    /// @param judges hands out the services; called from worker threads
    /// @param tasks runs what takes a while and tells where the window lives
    public Practice(Library library, Judges judges, Tasks tasks, InstantSource clock) {
        Changes changes = new Changes(tasks);
        desk = new Desk(library, tasks, changes, new History(changes), clock);
        Analyst analyst = new Analyst(desk, judges);
        lessons = new Lessons(desk);
        readings = new Readings(desk, analyst);
        takes = new Takes(desk);
        scoring = new Scoring(desk, judges, analyst);
        secondOpinion = new SecondOpinion(desk, judges);
        people = new People(desk);
        queue = new Queue(desk, scoring);
        recovery = new Recovery(desk, takes);
        packs = new LessonPacks(desk);
        classroom = new Classroom(desk);
        transcripts = new Transcripts(desk, judges);
        spending = new Spending(desk, judges);
        batch = new FolderBatch(desk, judges, takes);
    }

    /// Begins the day: on the very first one the sample lesson, and feedback in English where this
    /// computer does not speak Korean; then whatever waits to be judged, and the day's tidying: the
    /// bin, and a copy of the database.
    ///
    /// @throws IOException if the sample cannot be stored
    public void start() throws IOException {
        scratch().removeAll();
        readings.keepInterrupted();
        List<Take> samples = new SampleLesson(desk, packs).takeInOnce();
        if (!samples.isEmpty()
                && !desk.library().settings().isSet(Setting.FEEDBACK_LANGUAGE)
                && !Locale.getDefault().getLanguage().equals("ko")) {
            set(Setting.FEEDBACK_LANGUAGE, FeedbackLanguage.ENGLISH);
        }
        queue.add(samples.stream().map(Take::id).toList(), ServiceKind.EMBEDDED);
        queue.resume();
        desk.tasks()
                .run(
                        progress -> {
                            Instant now = desk.clock().instant();
                            erasure().emptyBin(now.minus(Takes.TIME_IN_BIN));
                            new Nightly(desk).makeOnce();
                            new NightlyWhole(desk).makeOnce(progress);
                            return now;
                        },
                        outcome -> {
                            if (outcome instanceof Outcome.Failed<Instant> failed) {
                                LOG.log(
                                        System.Logger.Level.WARNING,
                                        "the day's tidying failed",
                                        failed.cause());
                            }
                        });
    }

    /// Ends it: nothing more is judged. The library is closed by whoever opened it.
    @Override
    public void close() {
        queue.close();
    }

    /// Lessons and their sentences.
    public Lessons lessons() {
        return lessons;
    }

    /// How words are said by the teacher's own word.
    public Pronunciations pronunciations() {
        return new Pronunciations(desk);
    }

    /// Native readings.
    public Readings readings() {
        return readings;
    }

    /// Takes.
    public Takes takes() {
        return takes;
    }

    /// Judgements.
    public Scoring scoring() {
        return scoring;
    }

    /// The other service, asked about a take that was judged.
    public SecondOpinion secondOpinion() {
        return secondOpinion;
    }

    /// Speech as text.
    public Transcripts transcripts() {
        return transcripts;
    }

    /// What services elsewhere have cost.
    public Spending spending() {
        return spending;
    }

    /// Speech that is not kept.
    public Scratch scratch() {
        return new Scratch(desk);
    }

    /// Learners.
    public People people() {
        return people;
    }

    /// Takes that wait to be judged.
    public Queue queue() {
        return queue;
    }

    /// What a crash left behind.
    public Recovery recovery() {
        return recovery;
    }

    /// Lessons to and from files.
    public LessonPacks packs() {
        return packs;
    }

    /// Lessons out of lists, tables and captions.
    public LessonImport lessonImport() {
        return new LessonImport(desk);
    }

    /// Scores over time.
    public ProgressReports progress() {
        return new ProgressReports(desk);
    }

    /// Exercises made of what went wrong.
    public Drills drills() {
        return new Drills(lessons);
    }

    /// Classes.
    public Classroom classroom() {
        return classroom;
    }

    /// Erasing for good.
    public Erasure erasure() {
        return new Erasure(desk);
    }

    /// Giving everything out.
    public Everything everything() {
        return new Everything(desk);
    }

    /// Recordings and results to and from other computers.
    public EvidencePacks evidence() {
        return new EvidencePacks(desk);
    }

    /// Whole folders of recordings.
    public FolderBatch folderBatch() {
        return batch;
    }

    /// Pages to be printed.
    public Papers papers() {
        return new Papers(desk);
    }

    /// Results for other programs.
    public Exports exports() {
        return new Exports(desk);
    }

    /// Boundaries to Praat and back.
    public TextGrids textGrids() {
        return new TextGrids(desk);
    }

    /// Grades into a school system's own file.
    public GradebookFilling gradebook() {
        return new GradebookFilling(desk);
    }

    /// Writes everything into one file, and reads it back to be sure.
    public Running backUp(Path file, Progress progress, Consumer<Outcome<Path>> answer) {
        return desk.tasks()
                .run(
                        heard -> {
                            WholeBackup.make(desk.library(), file, heard);
                            return file;
                        },
                        progress,
                        answer);
    }

    /// Copies of everything, once a day.
    public NightlyWhole nightly() {
        return new NightlyWhole(desk);
    }

    /// Makes a backup ready to take the place of everything at the next start. One that is cut or
    /// changed fails with [app.saywell.practice.backup.BackupException] and changes nothing.
    public Running restore(Path backup, Progress progress, Consumer<Outcome<Path>> answer) {
        Path home = desk.library().folder().root();
        return desk.tasks()
                .run(
                        heard -> {
                            Restore.prepare(backup, home, heard);
                            return backup;
                        },
                        progress,
                        answer);
    }

    /// Where work that takes a while is run.
    public Tasks tasks() {
        return desk.tasks();
    }

    /// Undo and redo.
    public History history() {
        return desk.history();
    }

    /// Tells of changes.
    public Changes changes() {
        return desk.changes();
    }

    /// The value of a setting.
    public <T> T get(Setting<T> setting) {
        return desk.library().settings().get(setting);
    }

    /// Sets it, and tells.
    public <T> void set(Setting<T> setting, T value) {
        desk.library().settings().set(setting, value);
        desk.changes().tell(new Change.SettingsChanged());
    }
}
