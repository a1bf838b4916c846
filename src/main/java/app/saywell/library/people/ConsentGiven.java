package app.saywell.library.people;

import java.time.Instant;

/// What was agreed to, once.
///
/// @param by who agreed
/// @param how on paper, in person, ...
public record ConsentGiven(Consent consent, String by, String how, Instant at) {}
