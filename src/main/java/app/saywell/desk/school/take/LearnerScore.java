package app.saywell.desk.school.take;

/// A score with its learner and sentence.
public record LearnerScore(Take.TakeOwner owner, TakeScore score) {}
