package app.saywell.desk.classes;

import app.saywell.desk.lessons.text.TextFileReader;
import app.saywell.desk.lessons.text.TextTable;
import app.saywell.desk.lessons.text.UnreadableTextException;
import java.io.EOFException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/// Reads students by class from the ZIP file of a OneRoster 1.1 or 1.2 CSV export. Everything else
/// is ignored; addresses and other identifiers are not imported.
public final class OneRosterReader {
    /// Some 400,000 enrollments; read, they take thirty times as much memory.
    private static final int MAX_BYTES = 16 << 20;

    private final Map<String, RosterPreview.RosterEntry> students = new HashMap<>();
    private final Map<String, List<RosterPreview.RosterEntry>> members = new HashMap<>();
    private final List<ExportedClass> classes = new ArrayList<>();

    private OneRosterReader() {}

    private record ExportedClass(String id, String title, String code) {
        String distinctName() {
            String mark = code.isEmpty() ? id : code;
            return title.isEmpty() ? mark : title + " (" + mark + ")";
        }
    }

    /// A row of a file, by its headings in lower case.
    private record Row(Map<String, Integer> columns, TextTable.TableRow cells) {
        String get(String heading) {
            return cells.cell(columns.getOrDefault(heading, -1));
        }

        boolean isActiveStudent() {
            String role = get("role");
            return isActive() && (role.isEmpty() || role.equalsIgnoreCase("student"));
        }

        boolean isActive() {
            return !get("status").equalsIgnoreCase("tobedeleted")
                    && !get("enableduser").equalsIgnoreCase("false");
        }
    }

    /// The classes with students, in file order; no two of them have the same name.
    ///
    /// @throws UnreadableTextException if it is not such an export; the message names the file
    public static List<ImportedRoster> read(Path zip) throws IOException {
        try (ZipFile file = new ZipFile(zip.toFile())) {
            return new OneRosterReader().read(file);
        } catch (ZipException | EOFException e) {
            throw new UnreadableTextException("it is no ZIP file, or a damaged one");
        }
    }

    private List<ImportedRoster> read(ZipFile zip) throws IOException {
        // In 1.1 the role is in users.csv. In 1.2 it may be in roles.csv instead; then the
        // enrollments decide.
        forEachRow(zip, "users.csv", this::addStudent);
        forEachRow(zip, "enrollments.csv", this::addMember);
        forEachRow(zip, "classes.csv", this::addClass);
        Map<String, Integer> titles = new HashMap<>();
        classes.forEach(found -> titles.merge(found.title(), 1, Integer::sum));
        return classes.stream()
                .map(found -> new ImportedRoster(
                        found.title().isEmpty() || titles.getOrDefault(found.title(), 0) > 1
                                ? found.distinctName()
                                : found.title(),
                        Optional.empty(),
                        RosterPreview.of(members.getOrDefault(found.id(), List.of()))))
                .toList();
    }

    private void addStudent(Row user) {
        if (user.isActiveStudent()) {
            String name = RosterCells.joinName(user.get("familyname"), user.get("givenname"));
            students.put(user.get("sourcedid"), new RosterPreview.RosterEntry(name, user.get("identifier")));
        }
    }

    private void addMember(Row enrollment) {
        RosterPreview.RosterEntry student = students.get(enrollment.get("usersourcedid"));
        if (student != null && enrollment.isActiveStudent()) {
            members.computeIfAbsent(enrollment.get("classsourcedid"), id -> new ArrayList<>())
                    .add(student);
        }
    }

    private void addClass(Row row) {
        String id = row.get("sourcedid");
        if (row.isActive() && members.containsKey(id)) {
            classes.add(new ExportedClass(id, row.get("title"), row.get("classcode")));
        }
    }

    private static void forEachRow(ZipFile zip, String name, Consumer<Row> each) throws IOException {
        byte[] bytes;
        try (var in = zip.getInputStream(entry(zip, name))) {
            bytes = in.readNBytes(MAX_BYTES + 1);
        }
        if (bytes.length > MAX_BYTES) {
            throw new UnreadableTextException("its " + name + " is larger than 16 MB");
        }
        List<TextTable.TableRow> rows =
                TextTable.read(TextFileReader.decode(bytes), ',').rows();
        Map<String, Integer> columns = new HashMap<>();
        for (TextTable.TableRow row : rows) {
            if (columns.isEmpty()) {
                for (int i = 0; i < row.cells().size(); i++) {
                    columns.putIfAbsent(row.cell(i).toLowerCase(Locale.ROOT), i);
                }
            } else {
                each.accept(new Row(columns, row));
            }
        }
    }

    /// Whoever packs the files again packs their folder.
    private static ZipEntry entry(ZipFile zip, String name) throws IOException {
        return Stream.concat(
                        Stream.ofNullable(zip.getEntry(name)),
                        zip.stream()
                                .filter(entry -> entry.getName().endsWith("/" + name))
                                .filter(entry -> !entry.getName().startsWith("__MACOSX/")))
                .findFirst()
                .orElseThrow(() -> new UnreadableTextException("there is no " + name + " in it"));
    }
}
