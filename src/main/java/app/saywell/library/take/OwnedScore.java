package app.saywell.library.take;

/// A score and whose it is.
public record OwnedScore(Take.Owner owner, Score score) {}
