package app.saywell.desk.classes;

import app.saywell.desk.lessons.text.TextTable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Finds what is in the columns of a class list: by the headings that are known, and for the rest
/// by the cells.
final class RosterColumnDetector {
    /// How many rows are looked at.
    private static final int SAMPLE = 300;

    private static final List<RosterHeading> NUMBER_HEADINGS =
            List.of(RosterHeading.NUMBER, RosterHeading.STUDENT_ID, RosterHeading.SERIAL);

    private static final ColumnSample NOTHING = new ColumnSample();

    private final RosterTable table;
    private final List<RosterColumn> columns;
    private final Map<Integer, ColumnSample> samples = new HashMap<>();

    private RosterColumnDetector(RosterTable table) {
        this.table = table;
        columns = new ArrayList<>(Collections.nCopies(table.width(), RosterColumn.IGNORED));
    }

    static List<RosterColumn> detect(RosterTable table) {
        RosterColumnDetector detector = new RosterColumnDetector(table);
        detector.sample();
        detector.byHeadings();
        if (!detector.hasName()) {
            detector.nameByContent();
        }
        if (!detector.columns.contains(RosterColumn.NUMBER)) {
            detector.numberByContent();
        }
        return List.copyOf(detector.columns);
    }

    /// What is in the cells of a column.
    private static final class ColumnSample {
        private final Set<String> values = new HashSet<>();
        private int filled;
        private int numbers;
        private int longNumbers;
        private int names;
        private int likeness;
        private int familyNames;
        private int hangul;

        void add(String cell) {
            filled++;
            values.add(cell);
            if (RosterCells.isNumber(cell)) {
                numbers++;
                longNumbers += RosterCells.number(cell).length() > 3 ? 1 : 0;
            }
            int like = PersonNames.likeness(cell);
            names += like > 0 ? 1 : 0;
            likeness += like;
            familyNames += PersonNames.isKoreanFamilyName(cell) ? 1 : 0;
            hangul += RosterCells.hasHangul(cell) ? 1 : 0;
        }

        boolean mostly(int count) {
            return filled > 0 && count * 10 >= filled * 6;
        }

        boolean isNumbers() {
            return mostly(numbers);
        }

        boolean isNames() {
            return mostly(names) && (values.size() * 2 >= filled || filled <= 2);
        }
    }

    private void sample() {
        table.rows().stream().limit(SAMPLE).filter(row -> !beginsWithSum(row)).forEach(row -> {
            for (int i = 0; i < row.cells().size(); i++) {
                if (!row.cell(i).isEmpty()) {
                    samples.computeIfAbsent(i, column -> new ColumnSample()).add(row.cell(i));
                }
            }
        });
    }

    private static boolean beginsWithSum(TextTable.TableRow row) {
        return row.cells().stream()
                .filter(cell -> !cell.isEmpty())
                .findFirst()
                .filter(RosterCells::isTotal)
                .isPresent();
    }

    private void byHeadings() {
        if (table.headings().isEmpty()) {
            return;
        }
        Map<Integer, RosterHeading> known = new HashMap<>();
        List<String> cells = table.headings().get().cells();
        for (int i = 0; i < cells.size(); i++) {
            int column = i;
            RosterHeading.of(cells.get(i)).ifPresent(heading -> known.put(column, heading));
        }
        setFirst(known, RosterHeading.NAME, RosterColumn.NAME);
        setFirst(known, RosterHeading.GIVEN, RosterColumn.GIVEN);
        setFirst(known, RosterHeading.FAMILY, RosterColumn.FAMILY);
        if (!hasName()) {
            setFirst(known, RosterHeading.ENGLISH_NAME, RosterColumn.NAME);
        }
        nameParts();
        NUMBER_HEADINGS.stream()
                .flatMap(heading -> first(known, heading).stream())
                .findFirst()
                .ifPresent(column -> columns.set(column, RosterColumn.NUMBER));
        List<Integer> classes = Stream.of(RosterHeading.GRADE, RosterHeading.CLASS)
                .flatMap(heading -> first(known, heading).stream())
                .dropWhile(column -> values(column) < 2)
                .toList();
        classes.forEach(column -> columns.set(column, RosterColumn.CLASS));
    }

    /// With a family name alone, "name" is the given name; with a given name alone, it is the family
    /// name, unless it holds the given name too. With both, the parts are left out.
    private void nameParts() {
        int name = columns.indexOf(RosterColumn.NAME);
        int given = columns.indexOf(RosterColumn.GIVEN);
        int family = columns.indexOf(RosterColumn.FAMILY);
        if (given >= 0 && family < 0 && name < 0) {
            columns.set(given, RosterColumn.NAME);
        } else if (name >= 0 && family >= 0 && given < 0) {
            columns.set(name, RosterColumn.GIVEN);
        } else if (name >= 0 && given >= 0 && family < 0 && !holds(name, given)) {
            columns.set(name, RosterColumn.FAMILY);
        } else if (name >= 0) {
            columns.replaceAll(column ->
                    column == RosterColumn.GIVEN || column == RosterColumn.FAMILY ? RosterColumn.IGNORED : column);
        }
    }

    private boolean holds(int name, int given) {
        return table.rows().stream()
                .limit(SAMPLE)
                .filter(row -> !row.cell(given).isEmpty())
                .allMatch(row -> row.cell(name).contains(row.cell(given)));
    }

    private void setFirst(Map<Integer, RosterHeading> known, RosterHeading heading, RosterColumn column) {
        first(known, heading).ifPresent(index -> columns.set(index, column));
    }

    /// The first column with a heading, preferably one that has something in it.
    private Optional<Integer> first(Map<Integer, RosterHeading> known, RosterHeading heading) {
        List<Integer> found = known.entrySet().stream()
                .filter(entry -> entry.getValue() == heading)
                .map(Map.Entry::getKey)
                .sorted()
                .toList();
        return found.stream().filter(samples::containsKey).findFirst().or(() -> found.stream()
                .findFirst());
    }

    private boolean hasName() {
        return columns.contains(RosterColumn.NAME)
                || columns.contains(RosterColumn.GIVEN)
                || columns.contains(RosterColumn.FAMILY);
    }

    private void nameByContent() {
        int best = -1;
        double most = 0;
        for (int i = 0; i < columns.size(); i++) {
            ColumnSample sample = samples.get(i);
            if (sample != null && sample.isNames() && !sample.isNumbers()) {
                double likeness = (double) sample.likeness / sample.filled;
                if (likeness > most + 1e-9) {
                    best = i;
                    most = likeness;
                }
            }
        }
        if (best < 0) {
            return;
        }
        int next = best + 1;
        ColumnSample here = sample(best);
        ColumnSample beside = sample(next);
        boolean koreanParts = best > 0 && isFamilyNames(best - 1);
        boolean latinParts = most < 2.5 && most >= 1.5 && here.hangul == 0 && beside.hangul == 0 && isSingleWords(next);
        columns.set(best, RosterColumn.NAME);
        if (koreanParts) {
            columns.set(best - 1, RosterColumn.FAMILY);
            columns.set(best, RosterColumn.GIVEN);
        } else if (latinParts) {
            // Their order in the list stays.
            columns.set(best, RosterColumn.GIVEN);
            columns.set(next, RosterColumn.FAMILY);
        } else if (here.mostly(here.familyNames) && beside.isNames() && beside.mostly(beside.hangul)) {
            columns.set(best, RosterColumn.FAMILY);
            columns.set(next, RosterColumn.GIVEN);
        }
    }

    private boolean isFamilyNames(int column) {
        ColumnSample sample = samples.get(column);
        return sample != null && sample.mostly(sample.familyNames);
    }

    private boolean isSingleWords(int column) {
        ColumnSample sample = samples.get(column);
        return sample != null
                && sample.isNames()
                && sample.likeness <= sample.filled * 2.5
                && sample.likeness >= sample.filled * 1.5;
    }

    /// Of the columns of numbers, the attendance number is the one whose numbers are short and most
    /// different, and of such the one next to the name. What is left of it and varies is the class.
    private void numberByContent() {
        int name = Math.max(columns.indexOf(RosterColumn.NAME), columns.indexOf(RosterColumn.GIVEN));
        int best = -1;
        double most = -1;
        for (int i = 0; i < columns.size(); i++) {
            if (columns.get(i) == RosterColumn.IGNORED
                    && isNumbers(i)
                    && !isNamedOther(i)
                    && (i < name || isCount(i))) {
                double different = values(i) > 1 || sample(i).filled == 1 ? (double) values(i) / sample(i).filled : 0;
                double fitness = different * 100
                        - (sample(i).mostly(sample(i).longNumbers) ? 60 : 0)
                        - Math.min(20, Math.abs(name - i)) * 0.1
                        - (i > name ? 0.05 : 0);
                if (different > 0 && fitness > most) {
                    best = i;
                    most = fitness;
                }
            }
        }
        if (best < 0) {
            return;
        }
        columns.set(best, RosterColumn.NUMBER);
        for (int i = 0; i < best; i++) {
            if (columns.get(i) == RosterColumn.IGNORED
                    && isNumbers(i)
                    && values(i) > 1
                    && values(i) * 2 <= sample(i).filled
                    && values(best) < sample(best).filled) {
                columns.set(i, RosterColumn.CLASS);
            }
        }
    }

    /// Whether the numbers of a column go up or count the rows in another order, as those of a list do and points do
    /// not.
    private boolean isCount(int column) {
        List<Long> numbers = table.rows().stream()
                .limit(SAMPLE)
                .filter(row -> row.cells().stream().noneMatch(RosterCells::isTotal))
                .map(row -> RosterCells.number(row.cell(column)))
                .filter(number -> number.matches("\\d{1,12}"))
                .map(Long::valueOf)
                .toList();
        boolean ascending = IntStream.range(1, numbers.size()).allMatch(i -> numbers.get(i) > numbers.get(i - 1));
        boolean counts = numbers.stream().distinct().count() == numbers.size()
                && numbers.stream().allMatch(number -> number <= numbers.size() + 5L);
        return ascending || counts;
    }

    private boolean isNumbers(int column) {
        return sample(column).isNumbers();
    }

    /// What is in a column; nothing where all its cells are empty.
    private ColumnSample sample(int column) {
        return samples.getOrDefault(column, NOTHING);
    }

    /// Whether a heading says that a column is something else. Where headings are known at all, one
    /// that is not known says so, too.
    private boolean isNamedOther(int column) {
        return table.headings()
                .filter(row -> !row.cell(column).isEmpty())
                .filter(row -> row.cells().stream()
                        .anyMatch(cell -> RosterHeading.of(cell).isPresent()))
                .isPresent();
    }

    private int values(int column) {
        ColumnSample sample = samples.get(column);
        return sample == null ? 0 : sample.values.size();
    }
}
