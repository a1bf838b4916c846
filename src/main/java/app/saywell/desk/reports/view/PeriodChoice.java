package app.saywell.desk.reports.view;

import app.saywell.desk.school.TimePeriod;
import java.time.LocalDate;
import java.time.ZoneId;

/// The period whose takes count.
enum PeriodChoice {
    ALWAYS(0),
    TODAY(1),
    WEEK(7),
    MONTH(30),
    /// Between two days that the user selects.
    DAYS(0);

    private final int days;

    PeriodChoice(int days) {
        this.days = days;
    }

    TimePeriod until(LocalDate today) {
        return days == 0
                ? TimePeriod.ALWAYS
                : TimePeriod.ofDays(today.minusDays(days - 1L), today, ZoneId.systemDefault());
    }
}
