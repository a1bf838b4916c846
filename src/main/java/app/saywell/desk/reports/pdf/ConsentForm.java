package app.saywell.desk.reports.pdf;

import java.time.LocalDate;
import java.util.Optional;

/// A form on which a guardian agrees, or does not agree, that a voice is kept and scored.
///
/// @param learner whose form it is; unknown parts become blank lines
/// @param eraseOn when the recordings are erased
/// @param hostedService host name of the hosted service; when empty, the form does not offer it
/// @param contact who answers for it
public record ConsentForm(
        ConsentFormLearner learner,
        Optional<LocalDate> eraseOn,
        Optional<String> hostedService,
        ConsentFormContact contact) {

    /// Whose form it is; each part may be empty.
    public record ConsentFormLearner(String schoolClass, String number, String name) {}

    /// Who answers for it; an empty text becomes a blank line.
    ///
    /// @param person with a telephone number or an e-mail address
    /// @param operator who operates the hosted service, and in which country
    public record ConsentFormContact(String person, String operator) {
        /// Blank lines, to be filled in by hand.
        public static final ConsentFormContact BLANK = new ConsentFormContact("", "");
    }
}
