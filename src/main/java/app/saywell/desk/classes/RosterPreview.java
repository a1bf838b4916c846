package app.saywell.desk.classes;

import app.saywell.desk.school.learner.Learner;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A parsed roster, shown to the user before anything is stored.
///
/// @param columns the content of each column; the user may change it, see [#read(TextTable, List)]
/// @param entries learners who would be added, in order
/// @param problems rows that are left out or in doubt, and why
public record RosterPreview(List<RosterColumn> columns, List<RosterEntry> entries, List<RosterProblem> problems) {
    private static final int MAX_LENGTH = 60;
    private static final int FIRST_COLUMNS = 16;

    /// A learner in the roster.
    ///
    /// @param number may be empty
    public record RosterEntry(String name, String number) {}

    /// A row that is left out, or in doubt.
    ///
    /// @param line line number in the text or row of the sheet, from 1; 0 where there are none
    /// @param learner the learner of the row, or its text; may be empty
    /// @param holder who has the number, where it is taken; otherwise empty
    public record RosterProblem(long line, RosterProblemKind kind, String learner, String holder) {
        RosterProblem(long line, RosterProblemKind kind, String learner) {
            this(line, kind, learner, "");
        }

        /// Why a row is left out or in doubt.
        public enum RosterProblemKind {
            /// It has no name.
            NO_NAME,
            /// Its name is too long.
            TOO_LONG,
            /// An earlier row has the same name and number.
            TWICE,
            /// Another learner has its number.
            NUMBER_TAKEN,
            /// It is a title, a remark, a sum or a heading.
            NO_LEARNER,
            /// The list says that the learner has left the class.
            LEFT,
            /// Its learner is added, and somebody else may stand in it, who is not.
            PERHAPS_SEVERAL,
            /// The learner is in the class already.
            ALREADY_THERE
        }
    }

    /// Reads a roster.
    ///
    /// @param columns what each column holds: as found ([RosterTable#columns]), or as chosen
    public static RosterPreview read(RosterTable table, List<RosterColumn> columns) {
        List<NumberedEntry> rows = RosterRows.read(table, columns);
        List<RosterProblem> others = table.others().stream()
                .map(row -> new RosterProblem(
                        row.line(),
                        table.hasLeft(row)
                                ? RosterProblem.RosterProblemKind.LEFT
                                : RosterProblem.RosterProblemKind.NO_LEARNER,
                        RosterCells.text(String.join(" ", row.cells()))))
                .toList();
        RosterPreview roster = check(columns, rows, others);
        List<RosterProblem> problems = Stream.concat(
                        roster.problems().stream(), SeveralNames.doubts(table, columns).stream())
                .toList();
        return new RosterPreview(columns, roster.entries(), problems);
    }

    /// A roster of learners who come from no table.
    static RosterPreview of(List<RosterEntry> learners) {
        return check(
                List.of(),
                learners.stream()
                        .map(learner ->
                                new RosterEntry(RosterCells.text(learner.name()), RosterCells.text(learner.number())))
                        .map(entry -> new NumberedEntry(0, entry))
                        .toList(),
                List.of());
    }

    /// A learner and the line where they stand.
    record NumberedEntry(long line, RosterEntry entry) {}

    private static RosterPreview check(
            List<RosterColumn> columns, List<NumberedEntry> rows, List<RosterProblem> others) {
        List<RosterEntry> entries = new ArrayList<>();
        List<RosterProblem> problems = new ArrayList<>(others);
        Set<RosterEntry> seen = new HashSet<>();
        Map<String, RosterEntry> byNumber = new HashMap<>();
        for (NumberedEntry row : rows) {
            RosterEntry entry = row.entry();
            if (entry.name().isEmpty()) {
                problems.add(new RosterProblem(row.line(), RosterProblem.RosterProblemKind.NO_NAME, ""));
            } else if (entry.name().length() > MAX_LENGTH || entry.number().length() > MAX_LENGTH) {
                problems.add(new RosterProblem(row.line(), RosterProblem.RosterProblemKind.TOO_LONG, ""));
            } else if (!seen.add(entry)) {
                problems.add(new RosterProblem(row.line(), RosterProblem.RosterProblemKind.TWICE, described(entry)));
            } else if (!entry.number().isEmpty() && byNumber.containsKey(entry.number())) {
                problems.add(taken(
                        row.line(),
                        entry,
                        byNumber.getOrDefault(entry.number(), entry).name()));
            } else {
                byNumber.put(entry.number(), entry);
                entries.add(entry);
            }
        }
        return new RosterPreview(columns, List.copyOf(entries), List.copyOf(problems));
    }

    /// How many rows are left out; one that is only in doubt is not.
    public int leftOutCount() {
        return (int) problems.stream()
                .filter(problem -> problem.kind() != RosterProblem.RosterProblemKind.PERHAPS_SEVERAL)
                .count();
    }

    private static String described(RosterEntry entry) {
        return (entry.number() + " " + entry.name()).strip();
    }

    private static RosterProblem taken(long line, RosterEntry entry, String holder) {
        return new RosterProblem(line, RosterProblem.RosterProblemKind.NUMBER_TAKEN, described(entry), holder);
    }

    /// The columns to show, by index: the first ones, and those further right that are imported. A
    /// list may have any number of columns.
    public List<Integer> columnsToShow() {
        return IntStream.range(0, columns.size())
                .filter(i -> i < FIRST_COLUMNS || columns.get(i) != RosterColumn.IGNORED)
                .boxed()
                .toList();
    }

    /// Leaves out learners who are in the class already (the same name, and the same number or none
    /// on one side), and those whose number someone else in the class has.
    public RosterPreview withoutExisting(List<Learner> existing) {
        Map<String, Set<String>> numbersByName = new HashMap<>();
        Map<String, String> nameByNumber = new HashMap<>();
        for (Learner learner : existing) {
            String name = RosterCells.text(learner.name());
            numbersByName.computeIfAbsent(name, any -> new HashSet<>()).add(learner.number());
            nameByNumber.putIfAbsent(learner.number(), name);
        }
        List<RosterEntry> newEntries = new ArrayList<>();
        List<RosterProblem> allProblems = new ArrayList<>(problems);
        for (RosterEntry entry : entries) {
            Set<String> numbers = numbersByName.getOrDefault(entry.name(), Set.of());
            boolean known = numbers.contains(entry.number())
                    || numbers.contains("")
                    || (entry.number().isEmpty() && !numbers.isEmpty());
            if (known) {
                allProblems.add(new RosterProblem(0, RosterProblem.RosterProblemKind.ALREADY_THERE, described(entry)));
            } else if (!entry.number().isEmpty() && nameByNumber.containsKey(entry.number())) {
                allProblems.add(taken(0, entry, nameByNumber.getOrDefault(entry.number(), "")));
            } else {
                newEntries.add(entry);
            }
        }
        return new RosterPreview(columns, List.copyOf(newEntries), List.copyOf(allProblems));
    }
}
