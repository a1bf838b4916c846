package app.saywell.library.take;

import java.util.Optional;

/// How a learner stands to a sentence.
///
/// @param takes how many are kept
/// @param score of the best take, else of the newest one that was judged
public record Standing(int takes, Optional<Score> score) {}
