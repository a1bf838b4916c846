package app.saywell.report.paper;

import java.time.LocalDate;
import java.util.Optional;

/// A form on which a guardian agrees to how a voice is kept and judged, or does not.
///
/// @param pupil whose form it is; blank lines are left where it says nothing
/// @param eraseOn when the voices are erased
/// @param hosted the host of the service elsewhere; empty where none is set, and then the form
///     offers none
public record ConsentForm(Pupil pupil, Optional<LocalDate> eraseOn, Optional<String> hosted) {

    /// Whose form it is; each part may be empty.
    public record Pupil(String schoolClass, String number, String name) {}
}
