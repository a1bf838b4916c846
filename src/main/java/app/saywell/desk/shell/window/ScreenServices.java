package app.saywell.desk.shell.window;

import app.saywell.desk.daily.view.DailyServices;
import app.saywell.desk.dialogue.view.DialogueServices;
import app.saywell.desk.ear.view.EarServices;
import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.kit.sound.ShownRecordings;
import app.saywell.desk.kit.text.LearnerNames;
import app.saywell.desk.lessons.view.LessonsServices;
import app.saywell.desk.lessons.view.voice.VoiceServices;
import app.saywell.desk.practice.PracticeScreenServices;
import app.saywell.desk.practice.drill.DrillServices;
import app.saywell.desk.practice.marks.TeacherMarksServices;
import app.saywell.desk.practice.presenter.PracticeServices;
import app.saywell.desk.practice.presenter.SentenceServices;
import app.saywell.desk.practice.today.TodayServices;
import app.saywell.desk.queue.QueueServices;
import app.saywell.desk.reports.view.ReportsServices;
import app.saywell.desk.reports.view.TransferServices;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.settings.view.DataCardServices;
import app.saywell.desk.settings.view.SettingsServices;
import app.saywell.desk.shell.cases.ServiceGraph;
import app.saywell.desk.speaking.view.SpeakingServices;
import app.saywell.desk.takes.view.RecordingServices;
import app.saywell.desk.transcribe.TranscribeServices;
import app.saywell.speech.task.TaskRunner;

/// Hands each screen what it works with.
///
/// @param tasks runs long work in the background and answers on the UI thread
public record ScreenServices(
        ServiceGraph useCases,
        TaskRunner tasks,
        AudioSession audioSession,
        ShownRecordings recordings,
        LearnerNames names) {

    /// With the takes and model readings of the library.
    public static ScreenServices of(ServiceGraph useCases, TaskRunner tasks, AudioSession audioSession) {
        return new ScreenServices(
                useCases, tasks, audioSession, new ShownRecordings(useCases.takes()::open, tasks), new LearnerNames());
    }

    /// For `DailyScreen` and `SessionBar`.
    public DailyServices daily() {
        return new DailyServices(
                useCases.selfStudy().dailySessions(),
                useCases.selfStudy().dailyProgress(),
                useCases.selfStudy().dailyExport(),
                useCases.learners(),
                useCases.lessons(),
                useCases.takes(),
                voice(),
                tasks,
                useCases.changes(),
                useCases.edits(),
                useCases.settings(),
                audioSession,
                recordings);
    }

    /// For `DataViewModel`.
    public DataCardServices dataCard() {
        return new DataCardServices(
                useCases.erasure(),
                useCases.learners(),
                tasks,
                useCases.changes(),
                useCases.edits(),
                useCases.settings());
    }

    /// For `DialogueScreen`.
    public DialogueServices dialogue() {
        return new DialogueServices(
                useCases.selfStudy().dialogues(),
                useCases.learners(),
                useCases.pronunciations(),
                useCases.takes(),
                recording(),
                voice(),
                useCases.wordAudio(),
                tasks,
                useCases.changes(),
                useCases.edits(),
                audioSession,
                recordings);
    }

    /// For `SpeakingScreen`.
    public SpeakingServices speaking() {
        return new SpeakingServices(
                useCases.selfStudy().freeSpeech(),
                useCases.selfStudy().speechJudge(),
                useCases.selfStudy().speechExporter(),
                useCases.learners(),
                useCases.settings(),
                tasks,
                useCases.changes(),
                audioSession,
                recordings,
                voice());
    }

    /// For `EarScreen`.
    public EarServices ear() {
        return new EarServices(
                useCases.selfStudy().earTraining(),
                useCases.learners(),
                useCases.voice(),
                useCases.wordAudio(),
                tasks,
                useCases.changes(),
                useCases.edits(),
                audioSession);
    }

    /// For `LessonsViewModel`.
    public LessonsServices lessons() {
        return new LessonsServices(
                useCases.readyLessons(),
                useCases.lessonImport(),
                useCases.lessonPacks(),
                useCases.sharedLessons(),
                useCases.lessons(),
                useCases.pronunciations(),
                useCases.readings(),
                useCases.wordAudio(),
                voice(),
                tasks,
                useCases.changes(),
                useCases.edits(),
                useCases.settings(),
                audioSession,
                recordings);
    }

    /// For `PracticeScreen`.
    public PracticeScreenServices practiceScreen() {
        return new PracticeScreenServices(
                useCases.heardTexts(),
                useCases.lessons(),
                useCases.secondOpinion(),
                practice(),
                teacherMarks(),
                today(),
                new DrillServices(useCases.learners(), useCases.progressReports(), useCases.settings(), voice(), tasks),
                tasks,
                useCases.changes(),
                audioSession);
    }

    /// For `PracticeViewModel`.
    public PracticeServices practice() {
        return new PracticeServices(
                useCases.drillLessons(),
                useCases.feedbackTranslations(),
                useCases.learners(),
                useCases.lessons(),
                useCases.recovery(),
                useCases.scoring(),
                useCases.scoringQueue(),
                useCases.selfRatings(),
                useCases.takes(),
                useCases.following(),
                recording(),
                sentence(),
                voice(),
                names,
                tasks,
                useCases.changes(),
                useCases.edits(),
                useCases.settings(),
                audioSession);
    }

    /// For `QueueScreen`.
    public QueueServices queue() {
        return new QueueServices(
                useCases.earlierEngineTakes(),
                useCases.scoringQueue(),
                useCases.spendingReport(),
                names,
                tasks,
                useCases.changes(),
                useCases.edits());
    }

    /// For `RecordingController`.
    public RecordingServices recording() {
        return new RecordingServices(
                useCases.recovery(),
                useCases.scoringPreparation(),
                useCases.takes(),
                () -> useCases.settings().get(Setting.MICROPHONE),
                audioSession);
    }

    /// For `ReportsViewModel`.
    public ReportsServices reports() {
        return new ReportsServices(
                useCases.classes(),
                useCases.reports().documents(),
                useCases.reports().gradebook(),
                useCases.learners(),
                useCases.lessons(),
                useCases.reports().resultExporter(),
                useCases.reports().textGrids(),
                transfer(),
                names,
                tasks,
                useCases.changes(),
                useCases.settings());
    }

    /// For `SentenceLoader`.
    public SentenceServices sentence() {
        return new SentenceServices(
                useCases.classes(),
                useCases.feedbackTranslations(),
                useCases.learners(),
                useCases.lessons(),
                useCases.progressReports(),
                useCases.readings(),
                useCases.scoring(),
                useCases.scoringQueue(),
                useCases.selfRatings(),
                useCases.classroom().soundFocus(),
                useCases.takes(),
                tasks,
                useCases.settings(),
                recordings);
    }

    /// For `SettingsScreen`.
    public SettingsServices settings(AppServices services) {
        return new SettingsServices(
                useCases.reports().accessReport(),
                useCases.reports().approval(),
                useCases.learners(),
                dataCard(),
                services.keys(),
                services.support(),
                services.dataFolder(),
                tasks,
                useCases.changes(),
                useCases.edits(),
                useCases.settings(),
                audioSession,
                useCases.temporaryRecordings());
    }

    /// For `TeacherMarksViewModel`.
    public TeacherMarksServices teacherMarks() {
        return new TeacherMarksServices(
                useCases.classes(),
                useCases.learners(),
                useCases.marks(),
                useCases.scoring(),
                useCases.takes(),
                tasks,
                useCases.changes(),
                useCases.edits());
    }

    /// For `TodayViewModel`.
    public TodayServices today() {
        return new TodayServices(
                useCases.drillLessons(), useCases.learners(), useCases.progressReports(), tasks, useCases.changes());
    }

    /// For `TranscribeViewModel`.
    public TranscribeServices transcribe() {
        return new TranscribeServices(
                useCases.learners(),
                useCases.lessons(),
                useCases.temporaryRecordings(),
                useCases.transcription(),
                tasks,
                useCases.changes(),
                useCases.edits(),
                useCases.settings(),
                audioSession);
    }

    /// For `TransferViewModel`.
    public TransferServices transfer() {
        return new TransferServices(
                useCases.backups(),
                useCases.lessonPacks(),
                useCases.reports().recordingPacks(),
                tasks,
                useCases.settings());
    }

    /// For `VoiceViewModel`.
    public VoiceServices voice() {
        return new VoiceServices(
                useCases.pronunciations(),
                useCases.voice(),
                useCases.voiceReadings(),
                useCases.wordAudio(),
                tasks,
                audioSession);
    }

    /// For the class screen.
    public ClassroomServices classroom() {
        return new ClassroomServices(useCases, tasks, audioSession, recordings, recording(), names);
    }
}
