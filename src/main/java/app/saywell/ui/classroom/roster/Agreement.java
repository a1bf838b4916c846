package app.saywell.ui.classroom.roster;

import app.saywell.library.people.Consent;

/// What guardians agreed to, as it is to be noted.
///
/// @param by who agreed
/// @param how on paper, in person, ...
public record Agreement(Consent consent, String by, String how) {}
