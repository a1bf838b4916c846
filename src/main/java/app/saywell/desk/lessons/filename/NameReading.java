package app.saywell.desk.lessons.filename;

import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import java.util.OptionalInt;

/// All that the name of a recording says.
///
/// @param take the number of the attempt, as in "take 2"
/// @param claimedNumber the number that stands where the number of a learner belongs; may be empty
public record NameReading(
        NameFinding<Learner> learner, NameFinding<Sentence> sentence, OptionalInt take, String claimedNumber) {}
