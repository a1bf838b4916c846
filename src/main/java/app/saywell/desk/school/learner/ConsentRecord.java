package app.saywell.desk.school.learner;

import java.time.Instant;

/// One entry in the history of consent.
///
/// @param homeworkAllowed whether it includes recordings that are made at home and handed in
/// @param givenBy who agreed
/// @param how on paper, in person, ...
public record ConsentRecord(Consent consent, boolean homeworkAllowed, String givenBy, String how, Instant at) {}
