package app.saywell.desk.classes.view;

import app.saywell.desk.classes.ClassService;
import app.saywell.desk.classes.SelfRatingService;
import app.saywell.desk.classes.SoundFocusService;
import app.saywell.desk.kit.text.LearnerNames;
import app.saywell.desk.lessons.LessonService;
import app.saywell.desk.store.change.ChangePublisher;
import app.saywell.desk.store.change.LibraryEdits;
import app.saywell.desk.store.change.PublishedSettings;
import app.saywell.desk.takes.scoring.JudgingRules;
import app.saywell.speech.task.TaskRunner;

/// What [ClassViewModel] works with.
public record ClassSelectionServices(
        ClassService classes,
        JudgingRules judging,
        LessonService lessons,
        SelfRatingService selfRatings,
        SoundFocusService soundFocus,
        LearnerNames names,
        TaskRunner tasks,
        ChangePublisher changes,
        LibraryEdits edits,
        PublishedSettings settings) {}
