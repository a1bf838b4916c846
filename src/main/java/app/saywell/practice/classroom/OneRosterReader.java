package app.saywell.practice.classroom;

import app.saywell.practice.text.TextFileReader;
import app.saywell.practice.text.TextTable;
import app.saywell.practice.text.UnreadableTextException;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/// Reads students by class from the ZIP file of a OneRoster 1.1 or 1.2 CSV export. Everything else
/// is ignored; addresses and other identifiers are not imported.
public final class OneRosterReader {
    private static final long MAX_BYTES = 64L << 20;

    private final Map<String, RosterPreview.RosterEntry> students = new HashMap<>();

    private OneRosterReader() {}

    /// A class of the export.
    public record OneRosterClass(String name, List<RosterPreview.RosterEntry> students) {}

    /// The classes with students, in file order.
    ///
    /// @throws UnreadableTextException if it is not such an export; the message names the file
    public static List<OneRosterClass> read(Path zip) throws IOException {
        try (ZipFile file = new ZipFile(zip.toFile())) {
            return new OneRosterReader().read(file);
        }
    }

    private List<OneRosterClass> read(ZipFile zip) throws IOException {
        for (Map<String, String> user : rows(zip, "users.csv")) {
            if (isStudent(user)) {
                String name =
                        RosterPreview.joinName(
                                user.getOrDefault("familyname", ""),
                                user.getOrDefault("givenname", ""));
                String number = user.getOrDefault("identifier", "");
                students.put(
                        user.getOrDefault("sourcedid", ""),
                        new RosterPreview.RosterEntry(name, number));
            }
        }
        Map<String, List<RosterPreview.RosterEntry>> members = new HashMap<>();
        for (Map<String, String> enrollment : rows(zip, "enrollments.csv")) {
            RosterPreview.RosterEntry student =
                    students.get(enrollment.getOrDefault("usersourcedid", ""));
            if (student != null && isActive(enrollment)) {
                members.computeIfAbsent(
                                enrollment.getOrDefault("classsourcedid", ""),
                                id -> new ArrayList<>())
                        .add(student);
            }
        }
        List<OneRosterClass> classes = new ArrayList<>();
        for (Map<String, String> row : rows(zip, "classes.csv")) {
            List<RosterPreview.RosterEntry> people = members.get(row.getOrDefault("sourcedid", ""));
            if (people != null && isActive(row)) {
                classes.add(new OneRosterClass(row.getOrDefault("title", ""), List.copyOf(people)));
            }
        }
        return classes;
    }

    // In 1.1 the role is in users.csv. In 1.2 it may be in roles.csv instead; then the enrollments
    // decide.
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
        if (entry == null) {
            throw new UnreadableTextException("there is no " + name + " in it");
        }
        if (entry.getSize() > MAX_BYTES) {
            throw new UnreadableTextException("its " + name + " is too large");
        }
        TextTable table;
        try (var in = zip.getInputStream(entry)) {
            table = TextTable.read(TextFileReader.decode(in.readNBytes((int) MAX_BYTES)), ',');
        }
        List<Map<String, String>> rows = new ArrayList<>();
        for (TextTable.TableRow row : table.rows().stream().skip(1).toList()) {
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
