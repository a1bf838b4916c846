package app.saywell.practice.classroom;

import app.saywell.library.people.Learner;
import app.saywell.practice.text.Table;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// A class list as it was understood, to be looked at before anything is stored.
///
/// @param columns what each column is taken for; may be changed by hand, with [#read(Table, List)]
/// @param people those who would be added, in order
/// @param faults rows that are left out, and why
public record Roster(List<Column> columns, List<Person> people, List<Fault> faults) {
    private static final int LONGEST = 60;

    /// Somebody on the list.
    ///
    /// @param number may be empty
    public record Person(String name, String number) {}

    /// A row that is left out.
    ///
    /// @param line of the text, from 1
    public record Fault(long line, Kind kind) {

        /// Why it is left out.
        public enum Kind {
            /// It has no name.
            NO_NAME,
            /// Its name is longer than any name is.
            TOO_LONG,
            /// The same name and number stand further up.
            TWICE,
            /// This pupil is in the class already.
            ALREADY_THERE
        }
    }

    /// Reads a list with the columns as they are guessed: by their headings, else by what is in
    /// them.
    public static Roster read(Table table) {
        return read(table, Columns.guess(table));
    }

    /// Reads a list with columns that somebody has chosen.
    public static Roster read(Table table, List<Column> columns) {
        List<Person> people = new ArrayList<>();
        List<Fault> faults = new ArrayList<>();
        Set<Person> seen = new HashSet<>();
        List<Table.Row> rows = table.rows();
        for (Table.Row row : Columns.hasHeadings(table) ? rows.subList(1, rows.size()) : rows) {
            Person person = person(row, columns);
            if (person.name().isEmpty()) {
                faults.add(new Fault(row.line(), Fault.Kind.NO_NAME));
            } else if (person.name().length() > LONGEST || person.number().length() > LONGEST) {
                faults.add(new Fault(row.line(), Fault.Kind.TOO_LONG));
            } else if (!seen.add(person)) {
                faults.add(new Fault(row.line(), Fault.Kind.TWICE));
            } else {
                people.add(person);
            }
        }
        return new Roster(columns, List.copyOf(people), List.copyOf(faults));
    }

    /// The same without those who are in the class already: the same name with the same number, or
    /// with none on either side.
    public Roster without(List<Learner> there) {
        List<Person> strangers = new ArrayList<>();
        List<Fault> more = new ArrayList<>(faults);
        for (Person person : people) {
            boolean known =
                    there.stream()
                            .filter(learner -> plain(learner.name()).equals(person.name()))
                            .anyMatch(
                                    learner ->
                                            learner.number().equals(person.number())
                                                    || learner.number().isEmpty()
                                                    || person.number().isEmpty());
            if (known) {
                more.add(new Fault(0, Fault.Kind.ALREADY_THERE));
            } else {
                strangers.add(person);
            }
        }
        return new Roster(columns, List.copyOf(strangers), List.copyOf(more));
    }

    private static Person person(Table.Row row, List<Column> columns) {
        String name = "";
        String given = "";
        String family = "";
        String number = "";
        for (int i = 0; i < columns.size(); i++) {
            String cell = plain(row.cell(i));
            switch (columns.get(i)) {
                case NAME -> name = cell;
                case GIVEN -> given = cell;
                case FAMILY -> family = cell;
                case NUMBER -> number = cell;
                case IGNORED -> {}
            }
        }
        return new Person(name.isEmpty() ? joined(family, given) : name, number);
    }

    // Korean names stand family first and without a blank, others given first.
    static String joined(String family, String given) {
        boolean hangul =
                (family + given)
                        .codePoints()
                        .anyMatch(
                                c ->
                                        Character.UnicodeScript.of(c)
                                                == Character.UnicodeScript.HANGUL);
        return hangul ? family + given : (given + " " + family).strip();
    }

    private static String plain(String cell) {
        return Normalizer.normalize(cell, Normalizer.Form.NFC).replaceAll("\\s+", " ").strip();
    }
}
