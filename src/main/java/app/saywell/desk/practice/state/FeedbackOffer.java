package app.saywell.desk.practice.state;

import app.saywell.speech.FeedbackLanguage;

/// Feedback in the other language, to be shown or asked for.
///
/// @param microDollars the highest possible cost; 0 if it is known or this computer answers
public record FeedbackOffer(FeedbackLanguage language, long microDollars) {}
