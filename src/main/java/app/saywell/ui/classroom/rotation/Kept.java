package app.saywell.ui.classroom.rotation;

import app.saywell.library.take.OwnRating;
import app.saywell.library.take.Take;

import java.util.Optional;

/// The take that was kept last.
///
/// @param remark what is to be said of the recording itself, as the end of a key in the texts of
///     the practice place; empty where it is fine, or not looked at yet
/// @param rating what the pupil thought of it; empty while nothing was said
public record Kept(
        Take take,
        String pupil,
        String sentence,
        Optional<String> remark,
        Optional<OwnRating> rating) {

    /// The same after the recording was looked at.
    Kept remarked(Optional<String> seen) {
        return new Kept(take, pupil, sentence, seen, rating);
    }
}
