package app.saywell.desk.school.speaking;

/// A task to speak about that a teacher or a learner wrote.
///
/// @param prompt what to speak about
public record OwnSpeakingTask(long id, String title, String prompt) {}
