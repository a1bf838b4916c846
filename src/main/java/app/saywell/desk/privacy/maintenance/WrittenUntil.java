package app.saywell.desk.privacy.maintenance;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// Until when the lines of the access record were written, by their numbers: one that was written while the clock
/// stood years ahead says nothing of its age, and its number does.
///
/// @param marks in the order of their days and of their numbers
record WrittenUntil(List<Mark> marks) {
    private static final int DAYS_BETWEEN = 7;

    /// @param day on which all lines up to the number were there
    record Mark(LocalDate day, long number) {}

    /// What cannot be read tells nothing.
    static WrittenUntil parse(String stored) {
        List<Mark> marks = new ArrayList<>();
        for (String line : stored.lines().toList()) {
            String[] parts = line.split(" ", -1);
            try {
                Mark mark = new Mark(LocalDate.parse(parts[0]), Long.parseLong(parts[parts.length - 1]));
                if (marks.isEmpty() || isLater(mark, marks.getLast())) {
                    marks.add(mark);
                }
            } catch (DateTimeException | NumberFormatException e) {
                return new WrittenUntil(List.of());
            }
        }
        return new WrittenUntil(marks);
    }

    private static boolean isLater(Mark mark, Mark earlier) {
        return mark.day().isAfter(earlier.day()) && mark.number() >= earlier.number();
    }

    /// Without the marks of lines that nobody has written yet: whoever made a plain backup may have put them there, and
    /// they would take each new line at the next start.
    WrittenUntil upTo(long newest) {
        return new WrittenUntil(
                marks.stream().filter(mark -> mark.number() <= newest).toList());
    }

    /// With a mark of this day. Those of later days were made while the clock was ahead, and this one tells more; of a
    /// week one is enough.
    WrittenUntil at(LocalDate today, long newest) {
        List<Mark> kept = new ArrayList<>(
                marks.stream().filter(mark -> mark.day().isBefore(today)).toList());
        if (kept.isEmpty() || kept.getLast().day().plusDays(DAYS_BETWEEN).compareTo(today) <= 0) {
            kept.add(new Mark(today, newest));
        }
        return new WrittenUntil(kept);
    }

    /// The number of the last line that was there before a day; 0 if that is not known.
    long before(LocalDate day) {
        return marks.stream()
                .filter(mark -> mark.day().isBefore(day))
                .mapToLong(Mark::number)
                .max()
                .orElse(0);
    }

    /// Without the marks of which a later one says all as well, for lines before a day.
    WrittenUntil since(LocalDate day) {
        long before = marks.stream().filter(mark -> mark.day().isBefore(day)).count();
        return new WrittenUntil(marks.subList((int) Math.max(0, before - 1), marks.size()));
    }

    @Override
    public String toString() {
        return marks.stream().map(mark -> mark.day() + " " + mark.number()).collect(Collectors.joining("\n"));
    }
}
