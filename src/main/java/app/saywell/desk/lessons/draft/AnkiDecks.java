package app.saywell.desk.lessons.draft;

import app.saywell.desk.lessons.text.TextTable;
import app.saywell.desk.lessons.text.UnreadableTextException;
import app.saywell.desk.store.database.DatabaseFile;
import app.saywell.desk.store.database.ScratchFolder;
import io.airlift.compress.MalformedInputException;
import io.airlift.compress.zstd.ZstdInputStream;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipFile;

/// Reads the notes of an Anki package (`.apkg`): a ZIP file with an SQLite database, which newer
/// versions compress with Zstandard.
final class AnkiDecks {
    private static final long MAX_BYTES = 256L << 20;
    private static final int MAX_NOTES = 20_000;
    private static final List<String> DATABASES =
            List.of("collection.anki21b", "collection.anki21", "collection.anki2");

    private AnkiDecks() {}

    static boolean isPackage(ZipFile zip) {
        return DATABASES.stream().anyMatch(name -> zip.getEntry(name) != null);
    }

    static List<DraftPart> read(ZipFile zip) throws IOException {
        String name = DATABASES.stream()
                .filter(database -> zip.getEntry(database) != null)
                .findFirst()
                .orElseThrow();
        try (ScratchFolder folder = ScratchFolder.create()) {
            Path copy = folder.path().resolve("deck.db");
            try (InputStream stored = new BufferedInputStream(zip.getInputStream(zip.getEntry(name)));
                    InputStream in = name.endsWith("b") ? new ZstdInputStream(stored) : stored;
                    var out = Files.newOutputStream(copy)) {
                copy(in, out);
            }
            return DraftTables.read(DraftTables.withoutMarkup(notes(copy)));
        } catch (MalformedInputException e) {
            throw new UnreadableTextException("it is a damaged Anki package");
        }
    }

    private static void copy(InputStream in, OutputStream out) throws IOException {
        byte[] buffer = new byte[1 << 16];
        long copied = 0;
        for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
            copied += count;
            if (copied > MAX_BYTES) {
                throw new UnreadableTextException("it is too large");
            }
            out.write(buffer, 0, count);
        }
    }

    private static TextTable notes(Path database) throws IOException {
        try {
            List<String> fields = DatabaseFile.readOnly(database, Optional.empty(), handle -> handle.select(
                            "SELECT flds FROM notes ORDER BY id LIMIT ?", MAX_NOTES)
                    .mapTo(String.class)
                    .list());
            return TextTable.of(fields.stream()
                    .map(note -> new TextTable.TableRow(0, List.of(note.split("\u001f", -1))))
                    .toList());
        } catch (RuntimeException e) {
            throw new UnreadableTextException("it is a damaged Anki package");
        }
    }
}
