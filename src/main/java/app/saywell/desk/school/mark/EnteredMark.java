package app.saywell.desk.school.mark;

import java.time.Instant;

/// What a teacher said of a take, and when: it may be stored later than it is entered.
public record EnteredMark(MarkEdit edit, Instant at) {}
