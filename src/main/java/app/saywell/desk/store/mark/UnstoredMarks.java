package app.saywell.desk.store.mark;

import app.saywell.desk.school.mark.EnteredMark;
import app.saywell.desk.school.mark.MarkEdit;
import app.saywell.desk.store.database.DataFolder;
import app.saywell.desk.store.database.DurableFiles;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// What teachers said of takes and the database did not take before Saywell ended: a file for the next start, among the
/// unfinished recordings, encrypted as they are.
public final class UnstoredMarks {
    private static final JsonMapper JSON = new JsonMapper();

    private final Path file;

    public UnstoredMarks(DataFolder folder) {
        file = folder.unfinishedFolder().resolve("marks.json");
    }

    /// Does ahead what takes the first writing of a process longest. Nothing is written.
    public void prepare(List<EnteredMark> marks) {
        toJson(marks);
    }

    /// Writes them after those that are kept already, because no start could store them.
    ///
    /// @param marks in the order in which they were entered
    public void keep(List<EnteredMark> marks) throws IOException {
        List<EnteredMark> all = new ArrayList<>(findReadable());
        all.addAll(marks);
        DurableFiles.writeAtomically(file, toJson(all));
    }

    private static String toJson(List<EnteredMark> marks) {
        return JSON.writeValueAsString(marks.toArray(EnteredMark[]::new));
    }

    private List<EnteredMark> findReadable() {
        try {
            return find();
        } catch (IOException e) { // those of now are worth more
            return List.of();
        }
    }

    /// Those that are kept, in the order in which they were entered; none if the file is damaged.
    public List<EnteredMark> find() throws IOException {
        if (!Files.exists(file)) {
            return List.of();
        }
        try {
            Instant kept = Files.getLastModifiedTime(file).toInstant();
            List<EnteredMark> found = new ArrayList<>();
            for (JsonNode mark : JSON.readTree(Files.readString(file, StandardCharsets.UTF_8))) {
                found.add(read(mark, kept));
            }
            return found;
        } catch (JacksonException e) {
            System.getLogger(UnstoredMarks.class.getName())
                    .log(System.Logger.Level.WARNING, "marks of the last session cannot be read");
            return List.of();
        }
    }

    // Older versions did not tell when one was entered: hardly before it was kept.
    private static EnteredMark read(JsonNode mark, Instant kept) {
        return mark.path("edit").isObject()
                ? JSON.treeToValue(mark, EnteredMark.class)
                : new EnteredMark(JSON.treeToValue(mark, MarkEdit.class), kept);
    }

    /// Keeps those that stay, and the others no longer; none if the file is damaged.
    public void retain(Predicate<EnteredMark> stays) throws IOException {
        List<EnteredMark> found = find();
        List<EnteredMark> staying = found.stream().filter(stays).toList();
        if (staying.isEmpty()) {
            discard();
        } else if (staying.size() < found.size()) {
            DurableFiles.writeAtomically(file, toJson(staying));
        }
    }

    /// Keeps them no longer.
    public void discard() throws IOException {
        DurableFiles.delete(file);
    }
}
