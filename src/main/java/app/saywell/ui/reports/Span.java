package app.saywell.ui.reports;

import app.saywell.library.take.Period;

import java.time.LocalDate;
import java.time.ZoneId;

/// From when on takes count.
enum Span {
    ALWAYS(0),
    TODAY(1),
    WEEK(7),
    MONTH(30),
    /// Between two days of the user's choice.
    DAYS(0);

    private final int days;

    Span(int days) {
        this.days = days;
    }

    Period until(LocalDate today) {
        return days == 0
                ? Period.ALWAYS
                : Period.days(today.minusDays(days - 1L), today, ZoneId.systemDefault());
    }
}
