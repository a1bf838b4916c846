package app.saywell.desk.classroom.rotation;

import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.mark.SelfRating;
import app.saywell.desk.school.take.Take;
import java.util.Optional;

/// The take that was recorded last.
///
/// @param qualityRemark the end of a text key about the quality of the recording; empty if it is
///     fine or not checked yet
/// @param asksRating whether the learner is asked for a self-rating
/// @param selfRating what the learner said about it; empty if nothing
public record LastTake(
        Take take,
        Optional<Learner> learner,
        String sentence,
        Optional<String> qualityRemark,
        boolean asksRating,
        Optional<SelfRating> selfRating) {

    /// The same take after the quality check.
    LastTake withRemark(Optional<String> newRemark) {
        return new LastTake(take, learner, sentence, newRemark, asksRating, selfRating);
    }
}
