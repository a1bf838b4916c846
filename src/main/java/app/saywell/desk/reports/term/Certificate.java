package app.saywell.desk.reports.term;

import java.util.List;

/// What a learner is praised for, to be handed over.
///
/// @param title in large letters
/// @param name the learner; empty for a line to write on
/// @param place class and number; may be empty
/// @param lines what was done
/// @param signature who signs, or a line to sign on
public record Certificate(String title, String name, String place, List<String> lines, String day, String signature) {}
