package app.saywell.desk.practice.state;

/// The total of a take that a teacher has marked.
///
/// @param counted what counts: the mark on the whole if there is one, else the total with the marks on
///     words and sounds
/// @param service what the service said alone
public record TeacherTotal(double counted, double service) {}
