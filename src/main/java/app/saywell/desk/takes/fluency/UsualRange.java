package app.saywell.desk.takes.fluency;

/// What is usual for a group of readers: the tenth and the ninetieth percentile.
///
/// @param low nine of ten readings are above it
/// @param high nine of ten readings are below it
public record UsualRange(double low, double high) {}
