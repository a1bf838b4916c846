package app.saywell.ui.classroom.selection;

import app.saywell.practice.change.ChangePublisher;
import app.saywell.practice.change.LibraryEdits;
import app.saywell.practice.change.PublishedSettings;
import app.saywell.practice.classroom.ClassService;
import app.saywell.practice.classroom.SelfRatingService;
import app.saywell.practice.learner.JudgingRules;
import app.saywell.practice.lesson.LessonService;
import app.saywell.task.TaskRunner;

/// What [ClassViewModel] works with.
public record ClassSelectionServices(
        ClassService classes,
        JudgingRules judging,
        LessonService lessons,
        SelfRatingService selfRatings,
        TaskRunner tasks,
        ChangePublisher changes,
        LibraryEdits edits,
        PublishedSettings settings) {}
