package app.saywell.desk.classroom.roster;

import app.saywell.desk.school.learner.Consent;

/// The consent of a guardian as it was entered.
///
/// @param homeworkAllowed whether it includes recordings that are made at home and handed in
/// @param agreedBy who agreed
/// @param agreedHow on paper, in person, ...
public record ConsentInput(Consent consent, boolean homeworkAllowed, String agreedBy, String agreedHow) {}
