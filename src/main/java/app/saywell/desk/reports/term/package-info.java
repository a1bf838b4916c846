/// The page of a learner about a term, and the certificate, as texts and figures: what PDF and Word draw alike.
///
/// Nothing is read here: the builders of reports fill these records.
@NullMarked
package app.saywell.desk.reports.term;

import org.jspecify.annotations.NullMarked;
