package app.saywell.desk.disk;

import app.saywell.desk.disk.DiskJournal.Entry;
import app.saywell.desk.disk.DiskJournal.Name;
import app.saywell.desk.disk.DiskJournal.Rename;
import app.saywell.desk.disk.DiskJournal.Sync;
import app.saywell.desk.disk.DiskJournal.SyncFolder;
import app.saywell.desk.disk.DiskJournal.Truncate;
import app.saywell.desk.disk.DiskJournal.Unname;
import app.saywell.desk.disk.DiskJournal.Write;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/// One of the states that a disk may be in when the power is cut after a number of changes.
///
/// What was forced is there. Of the later changes of each file, and of the names of each folder, a
/// beginning is there that is chosen anew for each; of the write after it maybe some whole sectors.
/// A file that was forced has a name, as on every file system with a journal; what else happened in
/// that folder before is there, too.
final class PowerCut {
    private static final int SECTOR = 512;
    private static final int ROOT = 0;

    private final List<Entry> entries;
    private final Random random;
    private final Map<Integer, Map<String, Integer>> folders = new HashMap<>();
    private final Map<Integer, byte[]> contents = new HashMap<>();

    /// @param entries what happened until the power was cut
    PowerCut(List<Entry> entries, Random random) {
        this.entries = entries;
        this.random = random;
        folders.put(ROOT, new HashMap<>());
        cutNames();
    }

    /// Writes one folder of the root, or one file, as it would be found.
    void write(String name, Path target) throws IOException {
        Integer node = folders.get(ROOT).get(name);
        if (node != null) {
            write(node, target.resolve(name));
        }
    }

    private void write(int node, Path target) throws IOException {
        if (node > 0) {
            Files.write(target, contents.computeIfAbsent(node, this::cutContent));
            return;
        }
        Files.createDirectories(target);
        for (var child : folders.getOrDefault(node, Map.of()).entrySet()) {
            write(child.getValue(), target.resolve(child.getKey()));
        }
    }

    private void cutNames() {
        Map<Integer, Integer> forced = forcedNames();
        Map<Integer, Integer> ends = new HashMap<>();
        Set<Integer> ended = new HashSet<>();
        for (int i = 0; i < entries.size(); i++) {
            int[] touched = foldersOf(entries.get(i));
            boolean isThere = touched.length > 0;
            for (int folder : touched) {
                int end = ends.computeIfAbsent(folder, f -> end(forced.getOrDefault(f, 0)));
                boolean isForced = i < forced.getOrDefault(folder, 0);
                isThere &= isForced || i < end && !ended.contains(folder);
            }
            if (isThere) {
                apply(entries.get(i));
            } else {
                for (int folder : touched) {
                    ended.add(folder);
                }
            }
        }
    }

    // None, all or some of what was not forced.
    private int end(int forced) {
        return switch (random.nextInt(3)) {
            case 0 -> forced;
            case 1 -> entries.size();
            default -> forced + random.nextInt(entries.size() - forced + 1);
        };
    }

    /// For each folder, up to which entry its names are surely there. A rename between two folders
    /// that is there in one is there in the other.
    private Map<Integer, Integer> forcedNames() {
        Map<Integer, Integer> forced = new HashMap<>();
        Map<Integer, Integer> folderOfNode = new HashMap<>();
        for (int i = 0; i < entries.size(); i++) {
            switch (entries.get(i)) {
                case Name(int folder, String ignored, int node) -> folderOfNode.put(node, folder);
                case Rename(int from, String a, int to, String b, int node) -> folderOfNode.put(node, to);
                case SyncFolder(int folder) -> forceWithParents(folder, i, forced, folderOfNode);
                case Sync(int file) -> forceWithParents(folderOfNode.getOrDefault(file, ROOT), i, forced, folderOfNode);
                default -> {
                    // names are not concerned
                }
            }
        }
        for (boolean isChanged = true; isChanged; ) {
            isChanged = false;
            for (int i = 0; i < entries.size(); i++) {
                if (entries.get(i) instanceof Rename(int from, String a, int to, String b, int n)) {
                    for (int[] pair : new int[][] {{from, to}, {to, from}}) {
                        boolean isForced = i < forced.getOrDefault(pair[0], 0);
                        if (isForced && i >= forced.getOrDefault(pair[1], 0)) {
                            forced.put(pair[1], i + 1);
                            isChanged = true;
                        }
                    }
                }
            }
        }
        return forced;
    }

    // A journal that holds a change of a folder holds what made the folder.
    private static void forceWithParents(
            int folder, int end, Map<Integer, Integer> forced, Map<Integer, Integer> folderOfNode) {
        int at = folder;
        forced.merge(at, end, Math::max);
        while (at != ROOT) {
            at = folderOfNode.getOrDefault(at, ROOT);
            forced.merge(at, end, Math::max);
        }
    }

    private static int[] foldersOf(Entry entry) {
        return switch (entry) {
            case Name name -> new int[] {name.folder()};
            case Unname name -> new int[] {name.folder()};
            case Rename(int from, String a, int to, String b, int node) ->
                from == to ? new int[] {from} : new int[] {from, to};
            default -> new int[0];
        };
    }

    private void apply(Entry entry) {
        switch (entry) {
            case Name(int folder, String name, int node) -> names(folder).put(name, node);
            case Unname(int folder, String name) -> names(folder).remove(name);
            case Rename(int from, String oldName, int to, String newName, int node) -> {
                names(from).remove(oldName);
                names(to).put(newName, node);
            }
            default -> throw new IllegalStateException();
        }
    }

    private Map<String, Integer> names(int folder) {
        return folders.computeIfAbsent(folder, any -> new HashMap<>());
    }

    private byte[] cutContent(int file) {
        List<Entry> changes = entries.stream()
                .filter(entry -> entry instanceof Write write && write.file() == file
                        || entry instanceof Truncate cut && cut.file() == file
                        || entry instanceof Sync sync && sync.file() == file)
                .toList();
        int forced = 0;
        for (int i = 0; i < changes.size(); i++) {
            forced = changes.get(i) instanceof Sync ? i + 1 : forced;
        }
        int end =
                switch (random.nextInt(3)) {
                    case 0 -> forced;
                    case 1 -> changes.size();
                    default -> forced + random.nextInt(changes.size() - forced + 1);
                };
        byte[] content = new byte[0];
        for (Entry change : changes.subList(0, end)) {
            content = changed(content, change);
        }
        return end < changes.size() && random.nextBoolean() ? torn(content, changes.get(end)) : content;
    }

    private static byte[] changed(byte[] content, Entry change) {
        return switch (change) {
            case Truncate(int file, long size) -> Arrays.copyOf(content, (int) size);
            case Write(int file, long at, byte[] bytes) -> put(content, (int) at, bytes);
            default -> content;
        };
    }

    private byte[] torn(byte[] content, Entry change) {
        if (!(change instanceof Write(int file, long at, byte[] bytes))) {
            return content;
        }
        int end = (int) at + bytes.length;
        int cut = (int) at + random.nextInt(bytes.length + 1);
        int sectorEnd = Math.min(end, cut / SECTOR * SECTOR);
        return sectorEnd <= at ? content : put(content, (int) at, Arrays.copyOf(bytes, sectorEnd - (int) at));
    }

    private static byte[] put(byte[] content, int at, byte[] bytes) {
        byte[] result = at + bytes.length > content.length ? Arrays.copyOf(content, at + bytes.length) : content;
        System.arraycopy(bytes, 0, result, at, bytes.length);
        return result;
    }
}
