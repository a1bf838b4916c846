package app.saywell.desk.classroom.calibration;

import app.saywell.desk.school.take.Take;

/// A take that the teacher rates without seeing the learner's name or the score.
///
/// @param score the share of words that the service scored as correct, 0 to 100, which decides the
///     level
/// @param total out of 100, as it is shown everywhere
public record BlindClip(Take take, String text, double score, double total) {}
