package app.saywell.desk.classroom.progress;

import app.saywell.desk.classes.progress.GrowthLine;
import app.saywell.desk.school.learner.Learner;

/// How a learner gets on over all lessons.
public record LearnerGrowth(Learner learner, GrowthLine line) {}
