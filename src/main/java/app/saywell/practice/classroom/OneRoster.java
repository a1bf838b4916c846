package app.saywell.practice.classroom;

import app.saywell.practice.text.Table;
import app.saywell.practice.text.TextFiles;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/// Reads the ZIP of a OneRoster 1.1 or 1.2 CSV export: students by class. Everything else in it is
/// passed over, and no address or other identifier is taken along.
public final class OneRoster {
    private static final long LONGEST = 64L << 20;

    private final Map<String, Roster.Person> students = new HashMap<>();

    private OneRoster() {}

    /// A class of the export.
    public record ClassList(String name, List<Roster.Person> people) {}

    /// The classes that have students, in the order of the file.
    ///
    /// @throws IOException if it is no such export; the message names the missing file
    public static List<ClassList> read(Path zip) throws IOException {
        try (ZipFile file = new ZipFile(zip.toFile())) {
            return new OneRoster().read(file);
        }
    }

    private List<ClassList> read(ZipFile zip) throws IOException {
        for (Map<String, String> user : rows(zip, "users.csv")) {
            if (isStudent(user)) {
                String name =
                        Roster.joined(
                                user.getOrDefault("familyname", ""),
                                user.getOrDefault("givenname", ""));
                String number = user.getOrDefault("identifier", "");
                students.put(user.getOrDefault("sourcedid", ""), new Roster.Person(name, number));
            }
        }
        Map<String, List<Roster.Person>> members = new HashMap<>();
        for (Map<String, String> enrollment : rows(zip, "enrollments.csv")) {
            Roster.Person student = students.get(enrollment.getOrDefault("usersourcedid", ""));
            if (student != null && isActive(enrollment)) {
                members.computeIfAbsent(
                                enrollment.getOrDefault("classsourcedid", ""),
                                id -> new ArrayList<>())
                        .add(student);
            }
        }
        List<ClassList> classes = new ArrayList<>();
        for (Map<String, String> row : rows(zip, "classes.csv")) {
            List<Roster.Person> people = members.get(row.getOrDefault("sourcedid", ""));
            if (people != null && isActive(row)) {
                classes.add(new ClassList(row.getOrDefault("title", ""), List.copyOf(people)));
            }
        }
        return classes;
    }

    // 1.1 has the role in users.csv; 1.2 may leave it to roles.csv, and then enrollments decide.
    private static boolean isStudent(Map<String, String> user) {
        String role = user.getOrDefault("role", "");
        return isActive(user)
                && !user.getOrDefault("enableduser", "true").equalsIgnoreCase("false")
                && (role.isEmpty() || role.equalsIgnoreCase("student"));
    }

    private static boolean isActive(Map<String, String> row) {
        String role = row.getOrDefault("role", "student");
        return !row.getOrDefault("status", "").equalsIgnoreCase("tobedeleted")
                && (role.isEmpty() || role.equalsIgnoreCase("student"));
    }

    private static List<Map<String, String>> rows(ZipFile zip, String name) throws IOException {
        ZipEntry entry = zip.getEntry(name);
        if (entry == null || entry.getSize() > LONGEST) {
            throw new IOException("no " + name + " in this file");
        }
        Table table;
        try (var in = zip.getInputStream(entry)) {
            table = Table.read(TextFiles.decode(in.readNBytes((int) LONGEST)), ',');
        }
        List<Map<String, String>> rows = new ArrayList<>();
        for (Table.Row row : table.rows().stream().skip(1).toList()) {
            Map<String, String> cells = new HashMap<>();
            for (int i = 0; i < row.cells().size(); i++) {
                String heading = table.rows().getFirst().cell(i).toLowerCase(Locale.ROOT);
                cells.put(heading, row.cell(i));
            }
            rows.add(cells);
        }
        return rows;
    }
}
