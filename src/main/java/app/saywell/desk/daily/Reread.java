package app.saywell.desk.daily;

import app.saywell.desk.school.take.TakeScore;
import java.time.LocalDate;

/// A sentence that was read on two days or more, with its first take and its latest one.
///
/// @param first scored on the same scale and by the same engine as `latest`
/// @param firstDay of the first take
/// @param latestDay of the latest take
public record Reread(String text, TakeScore first, LocalDate firstDay, TakeScore latest, LocalDate latestDay) {}
