package app.saywell.desk.disk;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// What `disk_journal.c` wrote down, with numbers instead of paths: 0 is the root, positive numbers
/// are files, negative ones folders.
final class DiskJournal {
    private static final int ROOT = 0;

    /// One change, or one promise of the disk.
    sealed interface Entry {}

    /// Bytes were written.
    record Write(int file, long at, byte[] bytes) implements Entry {}

    /// A file got another size.
    record Truncate(int file, long size) implements Entry {}

    /// The content of a file was forced to the disk.
    record Sync(int file) implements Entry {}

    /// The names in a folder were forced to the disk.
    record SyncFolder(int folder) implements Entry {}

    /// A file or folder got a name, besides its other ones.
    record Name(int folder, String name, int node) implements Entry {}

    /// A name was taken away.
    record Unname(int folder, String name) implements Entry {}

    /// A file or folder got another name, in place of what had it.
    record Rename(int from, String oldName, int to, String newName, int node) implements Entry {}

    /// The driver was told that something is done.
    record Mark(String text) implements Entry {}

    private final List<Entry> entries = new ArrayList<>();
    private final Map<Integer, Map<String, Integer>> folders = new HashMap<>();
    private int folderCount;
    private int marks = -1;

    private DiskJournal() {
        folders.put(ROOT, new HashMap<>());
    }

    /// Reads a journal.
    static List<Entry> read(Path file) throws IOException {
        DiskJournal journal = new DiskJournal();
        ByteBuffer in = ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.LITTLE_ENDIAN);
        while (in.hasRemaining()) {
            int operation = in.get();
            int number = in.getInt();
            long a = in.getLong();
            in.getLong();
            byte[] first = block(in);
            byte[] second = block(in);
            journal.add(operation, number, a, first, new String(second, StandardCharsets.UTF_8));
        }
        return journal.entries;
    }

    private static byte[] block(ByteBuffer in) {
        byte[] block = new byte[in.getInt()];
        in.get(block);
        return block;
    }

    private void add(int operation, int number, long a, byte[] block, String second) {
        String path = new String(block, StandardCharsets.UTF_8);
        switch (operation) {
            case 1 -> name(path, number);
            case 2 -> {
                if (number == marks) {
                    entries.add(new Mark(path.strip()));
                } else {
                    entries.add(new Write(number, a, block));
                }
            }
            case 3 -> entries.add(new Truncate(number, a));
            case 4 -> rename(path, second);
            case 5 -> name(second, names(path).getOrDefault(last(path), ROOT));
            case 6, 10 -> {
                names(path).remove(last(path));
                entries.add(new Unname(folder(path), last(path)));
            }
            case 7 -> entries.add(new Sync(number));
            case 8 -> entries.add(new SyncFolder(path.isEmpty() ? ROOT : node(path)));
            case 9 -> {
                int folder = - ++folderCount;
                folders.put(folder, new HashMap<>());
                name(path, folder);
            }
            default -> throw new IllegalStateException("operation " + operation);
        }
    }

    private void name(String path, int node) {
        if (path.equals("marks")) {
            marks = node;
            return;
        }
        names(path).put(last(path), node);
        entries.add(new Name(folder(path), last(path), node));
    }

    private void rename(String from, String to) {
        int node = node(from);
        int oldFolder = folder(from);
        names(from).remove(last(from));
        names(to).put(last(to), node);
        entries.add(new Rename(oldFolder, last(from), folder(to), last(to), node));
    }

    private Map<String, Integer> names(String path) {
        return folders.get(folder(path));
    }

    private int folder(String path) {
        int slash = path.lastIndexOf('/');
        return slash < 0 ? ROOT : node(path.substring(0, slash));
    }

    private int node(String path) {
        int node = ROOT;
        for (String name : path.split("/", -1)) {
            Integer next = folders.get(node).get(name);
            if (next == null) {
                throw new IllegalStateException("no " + name + " for " + path);
            }
            node = next;
        }
        return node;
    }

    private static String last(String path) {
        return path.substring(path.lastIndexOf('/') + 1);
    }
}
