package app.saywell.desk.practice.marks;

import java.util.Optional;

/// A take that no service has scored, and the grade that a teacher gave to it.
///
/// @param grade 0 to 100; empty until one is given
public record UnscoredGrade(long takeId, Optional<Double> grade) {}
