package app.saywell.desk.school.take;

import java.util.Optional;

/// A learner's takes for one sentence, in short.
///
/// @param takeCount number of takes that are not in the bin
/// @param score of the best take, else of the newest scored one
public record TakeSummary(int takeCount, Optional<TakeScore> score) {}
