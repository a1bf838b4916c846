package app.saywell.desk.classes.progress;

/// What a learner reached in a sentence on one day: the mean of the takes of that day.
///
/// @param week when, in weeks since any fixed day
/// @param score out of 100; all observations of a class on one scale and by one engine
public record GrowthObservation(long learnerId, long sentenceId, double week, double score) {}
