package app.saywell.library.learner;

import java.time.Instant;

/// One entry in the history of consent.
///
/// @param givenBy who agreed
/// @param how on paper, in person, ...
public record ConsentRecord(Consent consent, String givenBy, String how, Instant at) {}
