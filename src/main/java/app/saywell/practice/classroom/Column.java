package app.saywell.practice.classroom;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// What a column of a roster holds.
public enum Column {
    /// The whole name.
    NAME("name", "fullname", "studentname", "student", "pupil", "이름", "성명", "학생명", "학생이름", "alias"),
    /// The given name.
    GIVEN("givenname", "firstname", "first", "given"),
    /// The family name.
    FAMILY("familyname", "lastname", "surname", "last", "family", "성"),
    /// The attendance number, or another one.
    NUMBER("number", "no", "no.", "번호", "출석번호", "학번", "id", "studentid", "sisuserid", "idnumber"),
    /// Nothing that is kept.
    IGNORED;

    private final Set<String> names;

    Column(String... names) {
        this.names = Set.of(names);
    }

    /// The column that goes by this name, if one does.
    static Optional<Column> named(String heading) {
        String plain = heading.toLowerCase(Locale.ROOT).replaceAll("[\\s_\\-/()]+", "");
        for (Column column : values()) {
            if (column.names.contains(plain)) {
                return Optional.of(column);
            }
        }
        return Optional.empty();
    }
}
