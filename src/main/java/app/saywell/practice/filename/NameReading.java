package app.saywell.practice.filename;

import app.saywell.library.learner.Learner;
import app.saywell.library.lesson.Sentence;
import java.util.OptionalInt;

/// All that the name of a recording says.
///
/// @param take the number of the attempt, as in "take 2"
/// @param claimedNumber the number that stands where the number of a learner belongs; may be empty
public record NameReading(
        NameFinding<Learner> learner, NameFinding<Sentence> sentence, OptionalInt take, String claimedNumber) {}
