package app.saywell.ui.practice.desk;

import app.saywell.speech.Scale;

import java.util.Optional;

/// A take in the row of takes.
///
/// @param score what it was given; empty while it is not judged
/// @param best marked as the best one
/// @param chosen the one on the desk
public record TakeChip(long take, int number, Optional<Given> score, boolean best, boolean chosen) {

    /// A score with its scale, so that two scales never look like one.
    public record Given(double total, Scale scale) {}
}
