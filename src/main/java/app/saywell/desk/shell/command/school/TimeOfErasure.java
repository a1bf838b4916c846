package app.saywell.desk.shell.command.school;

import app.saywell.desk.shell.start.CommandRefusedException;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.Optional;

/// When the recordings of a new class are erased, as it is written on the command line.
///
/// @param day a day to come; empty if they are kept until somebody erases them
record TimeOfErasure(Optional<LocalDate> day) {
    private static final String NEVER = "never";

    /// @throws CommandRefusedException if it is neither `never` nor a day after today
    static TimeOfErasure parse(String given, LocalDate today) {
        if (given.equals(NEVER)) {
            return new TimeOfErasure(Optional.empty());
        }
        LocalDate day = day(given, today);
        if (!day.isAfter(today)) {
            throw new CommandRefusedException(given + " is no day to come. Write a later one, such as " + example(today)
                    + ", or write never. Nothing was changed.");
        }
        return new TimeOfErasure(Optional.of(day));
    }

    /// What is asked where it is missing.
    static String question(LocalDate today) {
        return "Say when its recordings are erased: --erase-on " + example(today) + ", or --erase-on " + NEVER + ".";
    }

    private static LocalDate day(String given, LocalDate today) {
        try {
            return LocalDate.parse(given);
        } catch (DateTimeParseException e) {
            throw new CommandRefusedException(
                    given + " is no day. Write it as " + example(today) + ", or write never. Nothing was changed.");
        }
    }

    /// The end of a school year that is always to come.
    private static LocalDate example(LocalDate today) {
        return LocalDate.of(today.getYear() + 1, 2, 28);
    }
}
