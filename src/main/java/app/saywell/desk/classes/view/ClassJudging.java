package app.saywell.desk.classes.view;

import app.saywell.desk.school.learner.JudgingChoice;
import app.saywell.speech.JudgingRule;

/// How a class is judged.
///
/// @param usualRule what counts where nothing is chosen for the class
public record ClassJudging(JudgingChoice choice, JudgingRule usualRule) {}
