package app.saywell.desk.practice.state;

/// A learner who can be chosen on this computer.
///
/// @param name as shown in the list; may be empty
/// @param number may be empty
/// @param classAndNumber class and number; empty for a learner without a class
/// @param isCurrent whether this learner practises now
public record LearnerOption(long learnerId, String name, String number, String classAndNumber, boolean isCurrent) {}
