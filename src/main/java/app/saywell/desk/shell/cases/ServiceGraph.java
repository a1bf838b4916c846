package app.saywell.desk.shell.cases;

import app.saywell.desk.calls.SpeechServiceHandles;
import app.saywell.desk.calls.SpendingReport;
import app.saywell.desk.classes.ClassService;
import app.saywell.desk.classes.KeptMarks;
import app.saywell.desk.classes.LearnerService;
import app.saywell.desk.classes.MarkService;
import app.saywell.desk.classes.SelfRatingService;
import app.saywell.desk.classes.progress.DrillLessons;
import app.saywell.desk.classes.progress.ProgressReports;
import app.saywell.desk.classes.sounds.SpokenSounds;
import app.saywell.desk.homework.batch.FolderImport;
import app.saywell.desk.lan.ClassroomServer;
import app.saywell.desk.lan.LanNetworks;
import app.saywell.desk.lessons.LessonImport;
import app.saywell.desk.lessons.LessonService;
import app.saywell.desk.lessons.PronunciationService;
import app.saywell.desk.lessons.ReadingService;
import app.saywell.desk.lessons.pack.LessonPackService;
import app.saywell.desk.lessons.pack.ReadyLessons;
import app.saywell.desk.lessons.reading.ReadingAnalyzer;
import app.saywell.desk.lessons.shared.SharedLessons;
import app.saywell.desk.lessons.voice.TextToSpeech;
import app.saywell.desk.lessons.voice.VoiceReadings;
import app.saywell.desk.lessons.voice.WordAudio;
import app.saywell.desk.privacy.ErasureService;
import app.saywell.desk.privacy.backup.BackupService;
import app.saywell.desk.privacy.backup.RowRecovery;
import app.saywell.desk.privacy.maintenance.StartMaintenance;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.audio.DecodedAudioCache;
import app.saywell.desk.store.change.ChangePublisher;
import app.saywell.desk.store.change.LibraryEdits;
import app.saywell.desk.store.change.PublishedSettings;
import app.saywell.desk.store.change.UndoHistory;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.takes.RecordingRecovery;
import app.saywell.desk.takes.TakeService;
import app.saywell.desk.takes.TemporaryRecordings;
import app.saywell.desk.takes.following.TakeFollowing;
import app.saywell.desk.takes.queue.EarlierEngineTakes;
import app.saywell.desk.takes.queue.ScoringQueue;
import app.saywell.desk.takes.scoring.FeedbackTranslations;
import app.saywell.desk.takes.scoring.HeardTexts;
import app.saywell.desk.takes.scoring.ScoringPreparation;
import app.saywell.desk.takes.scoring.SecondOpinionService;
import app.saywell.desk.takes.scoring.TakeScoring;
import app.saywell.desk.takes.scoring.TranscriptionService;
import app.saywell.speech.audio.AudioDecoder;
import app.saywell.speech.task.TaskRunner;
import java.io.IOException;
import java.time.InstantSource;

/// All services in one place, for the window and the command line. Those of a large part of the program have a graph of
/// their own.
public final class ServiceGraph implements AutoCloseable {
    private final UseCaseContext context;
    private final SpeechServiceHandles services;
    private final LessonService lessons;
    private final ReadingService readings;
    private final TakeService takes;
    private final TakeScoring scoring;
    private final TakeFollowing following;
    private final HeardTexts heardTexts;
    private final SecondOpinionService secondOpinion;
    private final LearnerService learners;
    private final ScoringQueue scoringQueue;
    private final RecordingRecovery recovery;
    private final LessonPackService lessonPacks;
    private final RowRecovery rowRecovery;
    private final SharedLessons sharedLessons;
    private final LibraryEdits edits;
    private final PublishedSettings settings;
    private final TranscriptionService transcription;
    private final SpendingReport spendingReport;
    private final FolderImport folderImport;
    private final SpokenSounds spokenSounds;
    private final TextToSpeech voice;
    private final VoiceReadings voiceReadings;
    private final WordAudio wordAudio;
    private final ClassroomServer classroomServer;

    /// @param services provides the speech services; called on worker threads
    /// @param tasks runs background work and delivers answers on the window's thread
    /// @param voice speaks sentences and words; called on worker threads
    public ServiceGraph(
            Library library, SpeechServiceHandles services, TaskRunner tasks, InstantSource clock, TextToSpeech voice) {
        this(library, services, tasks, clock, voice, new DecodedAudioCache(new AudioDecoder()::decode));
    }

    /// As above, with another decoder.
    public ServiceGraph(
            Library library,
            SpeechServiceHandles services,
            TaskRunner tasks,
            InstantSource clock,
            TextToSpeech voice,
            DecodedAudioCache decodedAudio) {
        this.services = services;
        ChangePublisher changes = new ChangePublisher(tasks);
        context = new UseCaseContext(library, tasks, changes, new UndoHistory(changes), clock, decodedAudio);
        ReadingAnalyzer analyzer = new ReadingAnalyzer(context, services);
        lessons = new LessonService(context);
        readings = new ReadingService(context, analyzer);
        takes = new TakeService(context);
        heardTexts = new HeardTexts(context, services);
        scoring = new TakeScoring(context, services, analyzer, heardTexts);
        following = new TakeFollowing(context, services, analyzer);
        secondOpinion = new SecondOpinionService(context, services);
        learners = new LearnerService(context);
        scoringQueue = new ScoringQueue(context, scoring);
        recovery = new RecordingRecovery(context, takes);
        lessonPacks = new LessonPackService(context);
        rowRecovery = new RowRecovery(context);
        sharedLessons = new SharedLessons(context, lessonPacks);
        edits = new LibraryEdits(tasks, context.undoHistory());
        settings = new PublishedSettings(library.settings(), library.policy(), changes);
        transcription = new TranscriptionService(context, services);
        spendingReport = new SpendingReport(context, services);
        folderImport = new FolderImport(context, services, takes);
        spokenSounds = new SpokenSounds(library);
        changes.subscribe(change -> {
            // Whom a learner belongs to may have changed, and who was erased leaves nothing.
            if (change instanceof LibraryChange.LearnersChanged) {
                spokenSounds.forget();
            }
        });
        this.voice = voice;
        voiceReadings = new VoiceReadings(context, analyzer, voice);
        wordAudio = new WordAudio(tasks, voice);
        classroomServer = new ClassroomServer(context, scoringQueue, LanNetworks::find);
    }

    /// Brings the data folder into order: stores marks that came too late for the last end, carries on interrupted
    /// erasures, and deletes files that nothing refers to. Call it once, before anything is recorded or imported.
    public void tidyFolder() {
        keptMarks().store();
        StartMaintenance.run(context);
    }

    /// Whether the data folder cannot be written, so that the library is only read and every change is refused.
    public boolean isReadOnly() {
        return context.library().isReadOnly();
    }

    /// Asks the first questions at the very first start. Call it before the window takes input,
    /// because without the sample lesson it shows nothing yet.
    public void askAtFirstStart() {
        new SessionStart(this, context).ask();
    }

    /// Starts the session. At the very first start it installs the sample lesson, and sets the
    /// feedback language to English if the system language is not Korean. Then it starts the
    /// scoring queue and the daily maintenance: emptying the bin and making backups.
    ///
    /// @throws IOException if the sample lesson cannot be stored
    public void start() throws IOException {
        new SessionStart(this, context).run();
    }

    /// Starts a session in which nothing is scored, as a rehearsal of the window needs it. The
    /// first take of the sample lesson has a score all the same, which no engine gave.
    ///
    /// @throws IOException if the sample lesson cannot be stored
    public void startPaused() throws IOException {
        scoringQueue.pause();
        RehearsedScore score = new RehearsedScore(context);
        new SessionStart(this, context).prepare().stream().findFirst().ifPresent(score::store);
    }

    /// Changes of the library, made in order.
    public LibraryEdits edits() {
        return edits;
    }

    /// What keeps marks that are entered and not stored yet for the next start, made ready as far as that can be done
    /// before. Call it when the window is to go: what fails from then on is kept, too.
    public Runnable keepingOfMarks() {
        edits.tellNobody();
        KeptMarks kept = keptMarks();
        kept.prepare(edits.unstored());
        return () -> kept.keep(edits.unstored());
    }

    private KeptMarks keptMarks() {
        return new KeptMarks(context, marks());
    }

    /// Ends a lesson that devices record, waits for the edits and stops the scoring queue. The caller closes the
    /// library.
    @Override
    public void close() {
        classroomServer.close();
        context.tasks().awaitWorkInOrder();
        scoringQueue.close();
    }

    /// Lessons and their sentences.
    public LessonService lessons() {
        return lessons;
    }

    /// Pronunciations that the teacher has set.
    public PronunciationService pronunciations() {
        return new PronunciationService(context, voice);
    }

    /// Readings made by the computer voice.
    public VoiceReadings voiceReadings() {
        return voiceReadings;
    }

    /// Words said by the computer voice, to be heard and not kept.
    public WordAudio wordAudio() {
        return wordAudio;
    }

    /// The computer voice itself.
    public TextToSpeech voice() {
        return voice;
    }

    /// Lessons that come with Saywell.
    public ReadyLessons readyLessons() {
        return new ReadyLessons(context, lessonPacks);
    }

    /// Model readings.
    public ReadingService readings() {
        return readings;
    }

    public TakeService takes() {
        return takes;
    }

    /// Results of scoring.
    public TakeScoring scoring() {
        return scoring;
    }

    /// Takes as far as they were spoken.
    public TakeFollowing following() {
        return following;
    }

    /// Feedback in the other language.
    public FeedbackTranslations feedbackTranslations() {
        return new FeedbackTranslations(context, services);
    }

    /// What was heard in takes.
    public HeardTexts heardTexts() {
        return heardTexts;
    }

    /// Second opinions of the other service.
    public SecondOpinionService secondOpinion() {
        return secondOpinion;
    }

    /// Loads what scoring needs.
    public ScoringPreparation scoringPreparation() {
        return new ScoringPreparation(services, context.library().settings(), context.tasks());
    }

    /// Transcription of speech.
    public TranscriptionService transcription() {
        return transcription;
    }

    /// The cost of hosted services.
    public SpendingReport spendingReport() {
        return spendingReport;
    }

    /// Recordings that are not kept.
    public TemporaryRecordings temporaryRecordings() {
        return new TemporaryRecordings(context);
    }

    public LearnerService learners() {
        return learners;
    }

    public ScoringQueue scoringQueue() {
        return scoringQueue;
    }

    /// Takes that an earlier engine scored.
    public EarlierEngineTakes earlierEngineTakes() {
        return new EarlierEngineTakes(context.library(), services, scoringQueue);
    }

    /// Unfinished recordings after a crash.
    public RecordingRecovery recovery() {
        return recovery;
    }

    /// Import and export of lessons.
    public SharedLessons sharedLessons() {
        return sharedLessons;
    }

    public LessonPackService lessonPacks() {
        return lessonPacks;
    }

    /// Lessons from lists, tables and captions.
    public LessonImport lessonImport() {
        return new LessonImport(context);
    }

    /// Scores over time.
    public ProgressReports progressReports() {
        return new ProgressReports(context);
    }

    /// Drill lessons made from weak words.
    public DrillLessons drillLessons() {
        return new DrillLessons(lessons);
    }

    /// Classes, their learners and assignments.
    public ClassService classes() {
        return new ClassService(context);
    }

    /// Self-ratings of learners.
    public SelfRatingService selfRatings() {
        return new SelfRatingService(context);
    }

    /// The teacher's marks.
    public MarkService marks() {
        return new MarkService(context);
    }

    /// Permanent erasure.
    public ErasureService erasure() {
        return new ErasureService(context);
    }

    /// Import of folders of recordings.
    public FolderImport folderImport() {
        return folderImport;
    }

    /// The server for devices in the room.
    public ClassroomServer classroomServer() {
        return classroomServer;
    }

    /// Backups of the whole library.
    public BackupService backups() {
        return new BackupService(context);
    }

    /// Rows that are not as they were written, and how they are mended.
    public RowRecovery rowRecovery() {
        return rowRecovery;
    }

    /// What a learner does alone.
    public SelfStudyGraph selfStudy() {
        return new SelfStudyGraph(this, context, services, spokenSounds);
    }

    /// What is done for a class.
    public ClassroomGraph classroom() {
        return new ClassroomGraph(context, services);
    }

    /// Lessons that are recorded at home.
    public HomeworkGraph homework() {
        return new HomeworkGraph(context, voice, scoringQueue);
    }

    /// What the library gives out.
    public ReportGraph reports() {
        return new ReportGraph(context);
    }

    /// Runs background work.
    public TaskRunner tasks() {
        return context.tasks();
    }

    /// Publishes changes of the library.
    public ChangePublisher changes() {
        return context.changes();
    }

    /// The settings of the user and of the school.
    public PublishedSettings settings() {
        return settings;
    }
}
