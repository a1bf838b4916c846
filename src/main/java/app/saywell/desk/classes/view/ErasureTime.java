package app.saywell.desk.classes.view;

import java.time.LocalDate;
import java.util.Locale;
import java.util.Optional;

/// When the recordings of a class are erased, as it is chosen while the class is made.
public enum ErasureTime {
    /// The end of February or of August, whichever comes first; Korean school terms end there.
    END_OF_TERM,
    /// The end of February.
    END_OF_SCHOOL_YEAR,
    /// A day of the calendar.
    OTHER_DAY,
    /// Whenever somebody erases them.
    NO_DAY;

    /// The end of the term or of the school year; empty where no day follows from the choice.
    Optional<LocalDate> dayAfter(LocalDate today) {
        return switch (this) {
            case END_OF_TERM -> Optional.of(endOfTerm(today));
            case END_OF_SCHOOL_YEAR -> Optional.of(endOfSchoolYear(today));
            case OTHER_DAY, NO_DAY -> Optional.empty();
        };
    }

    /// The end of its text keys.
    public String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static LocalDate endOfTerm(LocalDate today) {
        LocalDate summer = LocalDate.of(today.getYear(), 8, 31);
        LocalDate winter = endOfSchoolYear(today);
        return today.isBefore(summer) && summer.isBefore(winter) ? summer : winter;
    }

    private static LocalDate endOfSchoolYear(LocalDate today) {
        LocalDate winter = lastOfFebruary(today.getYear());
        return today.isBefore(winter) ? winter : lastOfFebruary(today.getYear() + 1);
    }

    private static LocalDate lastOfFebruary(int year) {
        return LocalDate.of(year, 3, 1).minusDays(1);
    }
}
