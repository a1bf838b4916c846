package app.saywell.desk.privacy.backup;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Files of a folder that are named by the day on which they were made.
///
/// The clock of a computer may be wrong. What is named by a day that has not come was made while it
/// was ahead, so it counts as older than everything else.
final class DailyCopies {
    // A second one of a day has a number.
    private static final Comparator<Path> BY_NAME = Comparator.comparingInt(
                    (Path file) -> String.valueOf(file.getFileName()).length())
            .thenComparing(file -> String.valueOf(file.getFileName()));

    private DailyCopies() {}

    /// A file and the day in its name.
    record DailyCopy(LocalDate day, Path file) {}

    /// The files of a folder. What is named otherwise, or by a day that no calendar has, is
    /// somebody else's.
    ///
    /// @param name its first group is the day, as ISO 8601
    /// @return in the order of their names; of one day the first first
    static List<DailyCopy> all(Path folder, Pattern name) throws IOException {
        List<DailyCopy> copies = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.sorted(BY_NAME).toList()) {
                Matcher matcher = name.matcher(String.valueOf(file.getFileName()));
                if (matcher.matches() && Files.isRegularFile(file)) {
                    parse(matcher.group(1)).ifPresent(day -> copies.add(new DailyCopy(day, file)));
                }
            }
        }
        return copies;
    }

    /// As [#all], by their day; one a day.
    static NavigableMap<LocalDate, Path> in(Path folder, Pattern name) throws IOException {
        return byDay(all(folder, name));
    }

    /// Copies by their day; the last one of a day.
    static NavigableMap<LocalDate, Path> byDay(List<DailyCopy> copies) {
        NavigableMap<LocalDate, Path> byDay = new TreeMap<>();
        copies.forEach(copy -> byDay.put(copy.day(), copy.file()));
        return byDay;
    }

    /// Days, newest first.
    static List<LocalDate> newestFirst(Collection<LocalDate> days, LocalDate today) {
        return days.stream()
                .sorted(Comparator.comparing((LocalDate day) -> day.isAfter(today))
                        .thenComparing(Comparator.reverseOrder()))
                .toList();
    }

    /// A day as ISO 8601; empty if no calendar has it.
    static Optional<LocalDate> parse(String day) {
        try {
            return Optional.of(LocalDate.parse(day));
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }
}
