package app.saywell.report.pdf;

import java.time.LocalDate;
import java.util.Optional;

/// A form on which a guardian agrees, or does not agree, that a voice is kept and scored.
///
/// @param learner whose form it is; unknown parts become blank lines
/// @param eraseOn when the recordings are erased
/// @param hostedService host name of the hosted service; when empty, the form does not offer it
public record ConsentForm(
        ConsentFormLearner learner, Optional<LocalDate> eraseOn, Optional<String> hostedService) {

    /// Whose form it is; each part may be empty.
    public record ConsentFormLearner(String schoolClass, String number, String name) {}
}
