package app.saywell.desk.store.mark;

import app.saywell.desk.school.mark.MarkEdit;
import app.saywell.desk.store.database.DataFolder;
import app.saywell.desk.store.database.DurableFiles;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import tools.jackson.core.JacksonException;
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
    public void prepare(List<MarkEdit> edits) {
        toJson(edits);
    }

    /// Writes them after those that are kept already, because no start could store them.
    ///
    /// @param edits in the order in which they were made
    public void keep(List<MarkEdit> edits) throws IOException {
        List<MarkEdit> all = new ArrayList<>(findReadable());
        all.addAll(edits);
        DurableFiles.writeAtomically(file, toJson(all));
    }

    private static String toJson(List<MarkEdit> edits) {
        return JSON.writeValueAsString(edits.toArray(MarkEdit[]::new));
    }

    private List<MarkEdit> findReadable() {
        try {
            return find();
        } catch (IOException e) { // those of now are worth more
            return List.of();
        }
    }

    /// Those that are kept, in the order in which they were made; none if the file is damaged.
    public List<MarkEdit> find() throws IOException {
        if (!Files.exists(file)) {
            return List.of();
        }
        try {
            return List.of(JSON.readValue(Files.readString(file, StandardCharsets.UTF_8), MarkEdit[].class));
        } catch (JacksonException e) {
            System.getLogger(UnstoredMarks.class.getName())
                    .log(System.Logger.Level.WARNING, "marks of the last session cannot be read");
            return List.of();
        }
    }

    /// Keeps those that stay, and the others no longer; none if the file is damaged.
    public void retain(Predicate<MarkEdit> stays) throws IOException {
        List<MarkEdit> found = find();
        List<MarkEdit> staying = found.stream().filter(stays).toList();
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
