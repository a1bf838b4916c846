package app.saywell.library.take;

/// A score with its learner and sentence.
public record LearnerScore(Take.TakeOwner owner, TakeScore score) {}
