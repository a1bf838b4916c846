package app.saywell.ui.classroom.roster;

import app.saywell.library.learner.Consent;

/// The consent of a guardian as it was entered.
///
/// @param agreedBy who agreed
/// @param agreedHow on paper, in person, ...
public record ConsentInput(Consent consent, String agreedBy, String agreedHow) {}
