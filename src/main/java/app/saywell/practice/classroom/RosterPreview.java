package app.saywell.practice.classroom;

import app.saywell.library.learner.Learner;
import app.saywell.practice.text.TextTable;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/// A parsed roster, shown to the user before anything is stored.
///
/// @param columns the content of each column; the user may change it, see [#read(TextTable, List)]
/// @param entries learners who would be added, in order
/// @param problems rows that are left out, and why
public record RosterPreview(List<RosterColumn> columns, List<RosterEntry> entries, List<RosterProblem> problems) {
    private static final int MAX_LENGTH = 60;
    private static final int FIRST_COLUMNS = 16;

    /// A learner in the roster.
    ///
    /// @param number may be empty
    public record RosterEntry(String name, String number) {}

    /// A row that is left out.
    ///
    /// @param line line number in the text, from 1; 0 where there are no lines
    public record RosterProblem(long line, RosterProblemKind kind) {

        /// Why a row is left out.
        public enum RosterProblemKind {
            /// It has no name.
            NO_NAME,
            /// Its name is too long.
            TOO_LONG,
            /// An earlier row has the same name and number.
            TWICE,
            /// The learner is in the class already.
            ALREADY_THERE
        }
    }

    /// Reads a roster and detects its columns by their headings, else by their content.
    public static RosterPreview read(TextTable table) {
        return read(table, RosterColumnDetector.detect(table));
    }

    /// Reads a roster with chosen columns.
    public static RosterPreview read(TextTable table, List<RosterColumn> columns) {
        return check(
                columns,
                rows(table).stream()
                        .map(row -> new NumberedEntry(row.line(), readEntry(row, columns)))
                        .toList());
    }

    /// A roster of learners who come from no table.
    static RosterPreview of(List<RosterEntry> learners) {
        return check(
                List.of(),
                learners.stream()
                        .map(learner -> new RosterEntry(normalize(learner.name()), normalize(learner.number())))
                        .map(entry -> new NumberedEntry(0, entry))
                        .toList());
    }

    private record NumberedEntry(long line, RosterEntry entry) {}

    private static RosterPreview check(List<RosterColumn> columns, List<NumberedEntry> rows) {
        List<RosterEntry> entries = new ArrayList<>();
        List<RosterProblem> problems = new ArrayList<>();
        Set<RosterEntry> seen = new HashSet<>();
        for (NumberedEntry row : rows) {
            RosterEntry entry = row.entry();
            if (entry.name().isEmpty()) {
                problems.add(new RosterProblem(row.line(), RosterProblem.RosterProblemKind.NO_NAME));
            } else if (entry.name().length() > MAX_LENGTH || entry.number().length() > MAX_LENGTH) {
                problems.add(new RosterProblem(row.line(), RosterProblem.RosterProblemKind.TOO_LONG));
            } else if (!seen.add(entry)) {
                problems.add(new RosterProblem(row.line(), RosterProblem.RosterProblemKind.TWICE));
            } else {
                entries.add(entry);
            }
        }
        return new RosterPreview(columns, List.copyOf(entries), List.copyOf(problems));
    }

    /// The columns to show, by index: the first ones, and those further right that are imported. A
    /// list may have any number of columns.
    public List<Integer> columnsToShow() {
        return IntStream.range(0, columns.size())
                .filter(i -> i < FIRST_COLUMNS || columns.get(i) != RosterColumn.IGNORED)
                .boxed()
                .toList();
    }

    /// The headings of a table; empty if it begins with a learner.
    public static Optional<TextTable.TableRow> headings(TextTable table) {
        return RosterColumnDetector.hasHeadings(table)
                ? Optional.of(table.rows().getFirst())
                : Optional.empty();
    }

    /// The rows of a table that may be learners: all but the headings.
    public static List<TextTable.TableRow> rows(TextTable table) {
        List<TextTable.TableRow> rows = table.rows();
        return headings(table).isPresent() ? rows.subList(1, rows.size()) : rows;
    }

    /// Leaves out learners who are in the class already: the same name, and the same number or none
    /// on one side.
    public RosterPreview withoutExisting(List<Learner> existing) {
        Map<String, Set<String>> numbersByName = new HashMap<>();
        for (Learner learner : existing) {
            numbersByName
                    .computeIfAbsent(normalize(learner.name()), name -> new HashSet<>())
                    .add(learner.number());
        }
        List<RosterEntry> newEntries = new ArrayList<>();
        List<RosterProblem> allProblems = new ArrayList<>(problems);
        for (RosterEntry entry : entries) {
            Set<String> numbers = numbersByName.getOrDefault(entry.name(), Set.of());
            boolean known = numbers.contains(entry.number())
                    || numbers.contains("")
                    || (entry.number().isEmpty() && !numbers.isEmpty());
            if (known) {
                allProblems.add(new RosterProblem(0, RosterProblem.RosterProblemKind.ALREADY_THERE));
            } else {
                newEntries.add(entry);
            }
        }
        return new RosterPreview(columns, List.copyOf(newEntries), List.copyOf(allProblems));
    }

    private static RosterEntry readEntry(TextTable.TableRow row, List<RosterColumn> columns) {
        String name = "";
        String given = "";
        String family = "";
        String number = "";
        for (int i = 0; i < Math.min(columns.size(), row.cells().size()); i++) {
            if (columns.get(i) == RosterColumn.IGNORED) {
                continue;
            }
            String cell = normalize(row.cell(i));
            switch (columns.get(i)) {
                case NAME -> name = cell;
                case GIVEN -> given = cell;
                case FAMILY -> family = cell;
                case NUMBER -> number = cell;
                case IGNORED -> {}
            }
        }
        return new RosterEntry(name.isEmpty() ? joinName(family, given) : name, number);
    }

    // Korean names have the family name first and no space; others have the given name first.
    static String joinName(String family, String given) {
        boolean hangul = (family + given)
                .codePoints()
                .anyMatch(codePoint -> Character.UnicodeScript.of(codePoint) == Character.UnicodeScript.HANGUL);
        return hangul ? family + given : (given + " " + family).strip();
    }

    private static String normalize(String cell) {
        return Normalizer.normalize(cell, Normalizer.Form.NFC)
                .replaceAll("\\s+", " ")
                .strip();
    }
}
