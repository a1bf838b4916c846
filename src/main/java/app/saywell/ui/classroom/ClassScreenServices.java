package app.saywell.ui.classroom;

import app.saywell.practice.change.ChangePublisher;
import app.saywell.practice.handin.HomeworkProgressReader;
import app.saywell.practice.report.ResultPages;
import app.saywell.task.TaskRunner;
import app.saywell.ui.classroom.calibration.CalibrationServices;
import app.saywell.ui.classroom.grid.ClassGridServices;
import app.saywell.ui.classroom.progress.ProgressServices;
import app.saywell.ui.classroom.roster.RosterServices;
import app.saywell.ui.classroom.rotation.RotationServices;
import app.saywell.ui.classroom.selection.ClassSelectionServices;
import app.saywell.ui.classroom.teaching.TeachingServices;
import app.saywell.ui.homework.CollectServices;
import app.saywell.ui.kit.sound.AudioSession;

/// What [ClassScreen] works with.
public record ClassScreenServices(
        HomeworkProgressReader homeworkProgress,
        ResultPages resultPages,
        CalibrationServices calibration,
        ClassGridServices classGrid,
        ClassSelectionServices classSelection,
        CollectServices collect,
        GradesServices grades,
        ProgressServices progress,
        RosterServices roster,
        RotationServices rotation,
        TeachingServices teaching,
        TaskRunner tasks,
        ChangePublisher changes,
        AudioSession audioSession) {}
