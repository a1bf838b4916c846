package app.saywell.practice.classroom;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// The content of a roster column.
public enum RosterColumn {
    /// The full name.
    NAME("name", "fullname", "studentname", "student", "pupil", "이름", "성명", "학생명", "학생이름", "alias"),
    /// The given name.
    GIVEN("givenname", "firstname", "first", "given"),
    /// The family name.
    FAMILY("familyname", "lastname", "surname", "last", "family", "성"),
    /// The attendance number, or another number.
    NUMBER("number", "no", "no.", "번호", "출석번호", "학번", "id", "studentid", "sisuserid", "idnumber"),
    /// Not imported.
    IGNORED;

    private final Set<String> headings;

    RosterColumn(String... headings) {
        this.headings = Set.of(headings);
    }

    /// The column type for a heading, if it is known.
    static Optional<RosterColumn> fromHeading(String heading) {
        String plain = heading.toLowerCase(Locale.ROOT).replaceAll("[\\s_\\-/()]+", "");
        for (RosterColumn column : values()) {
            if (column.headings.contains(plain)) {
                return Optional.of(column);
            }
        }
        return Optional.empty();
    }
}
