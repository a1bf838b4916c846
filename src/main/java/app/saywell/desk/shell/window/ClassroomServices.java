package app.saywell.desk.shell.window;

import app.saywell.desk.assessment.view.AssessmentServices;
import app.saywell.desk.classes.view.ClassSelectionServices;
import app.saywell.desk.classroom.ClassScreenServices;
import app.saywell.desk.classroom.GradesServices;
import app.saywell.desk.classroom.calibration.CalibrationServices;
import app.saywell.desk.classroom.devices.DevicesServices;
import app.saywell.desk.classroom.grid.ClassGridServices;
import app.saywell.desk.classroom.listening.ListeningServices;
import app.saywell.desk.classroom.microphones.MicrophonesServices;
import app.saywell.desk.classroom.progress.ProgressServices;
import app.saywell.desk.classroom.roster.RosterServices;
import app.saywell.desk.classroom.rotation.RotationServices;
import app.saywell.desk.classroom.teaching.TeachingServices;
import app.saywell.desk.homework.view.CollectServices;
import app.saywell.desk.homework.view.WatchedFolderViewModel;
import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.kit.sound.ShownRecordings;
import app.saywell.desk.kit.text.LearnerNames;
import app.saywell.desk.shell.cases.ServiceGraph;
import app.saywell.desk.takes.view.RecordingServices;
import app.saywell.speech.task.TaskRunner;

/// Hands each part of the class screen what it works with.
///
/// @param recording for whatever records takes
public record ClassroomServices(
        ServiceGraph useCases,
        TaskRunner tasks,
        AudioSession audioSession,
        ShownRecordings recordings,
        RecordingServices recording,
        LearnerNames names) {

    private AssessmentServices assessment() {
        return new AssessmentServices(
                useCases.classroom().assessments(),
                useCases.classroom().assessmentExporter(),
                useCases.reports().gradebook(),
                useCases.classroom().appeals(),
                useCases.takes(),
                tasks,
                audioSession,
                recordings);
    }

    private CalibrationServices calibration() {
        return new CalibrationServices(
                useCases.classroom().classGrids(), useCases.takes(), tasks, audioSession, recordings);
    }

    private ClassGridServices grid() {
        return new ClassGridServices(
                useCases.classroom().classGrids(),
                useCases.marks(),
                useCases.scoringQueue(),
                useCases.takes(),
                tasks,
                useCases.edits(),
                useCases.settings());
    }

    /// For `ClassScreen`.
    ///
    /// @param watchedFolder in which hand-ins arrive
    public ClassScreenServices screen(WatchedFolderViewModel watchedFolder) {
        return new ClassScreenServices(
                useCases.homework().progress(),
                useCases.reports().resultPages(),
                assessment(),
                calibration(),
                grid(),
                selection(),
                collect(),
                watchedFolder,
                devices(),
                grades(),
                listening(),
                microphones(),
                progress(),
                roster(),
                rotation(),
                teaching(),
                tasks,
                useCases.changes(),
                audioSession);
    }

    /// For `ClassViewModel`.
    public ClassSelectionServices selection() {
        return new ClassSelectionServices(
                useCases.classes(),
                useCases.classroom().judging(),
                useCases.lessons(),
                useCases.selfRatings(),
                useCases.classroom().soundFocus(),
                names,
                tasks,
                useCases.changes(),
                useCases.edits(),
                useCases.settings());
    }

    private CollectServices collect() {
        return new CollectServices(
                useCases.homework().collection(),
                useCases.homework().handIns(),
                useCases.homework().soundCheck(),
                useCases.learners(),
                useCases.lessons(),
                tasks);
    }

    private DevicesServices devices() {
        return new DevicesServices(useCases.classroomServer(), useCases.settings(), tasks);
    }

    private GradesServices grades() {
        return new GradesServices(
                useCases.classroom().grades(), useCases.takes(), tasks, useCases.changes(), useCases.edits());
    }

    private ListeningServices listening() {
        return new ListeningServices(
                useCases.classroom().unsureTakes(),
                useCases.marks(),
                useCases.takes(),
                tasks,
                useCases.edits(),
                audioSession,
                recordings);
    }

    private MicrophonesServices microphones() {
        return new MicrophonesServices(
                useCases.learners(), useCases.scoringQueue(), recording, tasks, useCases.edits(), useCases.settings());
    }

    /// For `ProgressViewModel`.
    public ProgressServices progress() {
        return new ProgressServices(
                useCases.lessons(),
                useCases.progressReports(),
                useCases.selfRatings(),
                useCases.selfStudy().freeSpeech(),
                useCases.learners(),
                tasks,
                useCases.changes());
    }

    /// For `RosterViewModel`.
    public RosterServices roster() {
        return new RosterServices(
                useCases.classes(),
                useCases.erasure(),
                useCases.classroom().judging(),
                useCases.learners(),
                useCases.reports().personalDataExport(),
                tasks,
                useCases.changes(),
                useCases.edits(),
                useCases.settings());
    }

    private RotationServices rotation() {
        return new RotationServices(
                useCases.learners(),
                useCases.lessons(),
                useCases.scoringQueue(),
                useCases.selfRatings(),
                useCases.takes(),
                recording,
                tasks,
                useCases.edits(),
                useCases.settings(),
                audioSession,
                recordings);
    }

    private TeachingServices teaching() {
        return new TeachingServices(
                useCases.classroom().classGrids(),
                useCases.classes(),
                useCases.drillLessons(),
                useCases.takes(),
                useCases.classroom().teachingPriorities(),
                tasks,
                audioSession,
                recordings);
    }
}
