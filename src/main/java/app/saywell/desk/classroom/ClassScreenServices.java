package app.saywell.desk.classroom;

import app.saywell.desk.assessment.view.AssessmentServices;
import app.saywell.desk.classes.view.ClassSelectionServices;
import app.saywell.desk.classroom.calibration.CalibrationServices;
import app.saywell.desk.classroom.devices.DevicesServices;
import app.saywell.desk.classroom.grid.ClassGridServices;
import app.saywell.desk.classroom.listening.ListeningServices;
import app.saywell.desk.classroom.microphones.MicrophonesServices;
import app.saywell.desk.classroom.progress.ProgressServices;
import app.saywell.desk.classroom.roster.RosterServices;
import app.saywell.desk.classroom.rotation.RotationServices;
import app.saywell.desk.classroom.teaching.TeachingServices;
import app.saywell.desk.homework.handin.HomeworkProgressReader;
import app.saywell.desk.homework.view.CollectServices;
import app.saywell.desk.homework.view.WatchedFolderViewModel;
import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.reports.ResultPages;
import app.saywell.desk.store.change.ChangePublisher;
import app.saywell.speech.task.TaskRunner;

/// What [ClassScreen] works with.
///
/// @param watchedFolder in which hand-ins arrive; it is watched from outside
public record ClassScreenServices(
        HomeworkProgressReader homeworkProgress,
        ResultPages resultPages,
        AssessmentServices assessment,
        CalibrationServices calibration,
        ClassGridServices classGrid,
        ClassSelectionServices classSelection,
        CollectServices collect,
        WatchedFolderViewModel watchedFolder,
        DevicesServices devices,
        GradesServices grades,
        ListeningServices listening,
        MicrophonesServices microphones,
        ProgressServices progress,
        RosterServices roster,
        RotationServices rotation,
        TeachingServices teaching,
        TaskRunner tasks,
        ChangePublisher changes,
        AudioSession audioSession) {}
