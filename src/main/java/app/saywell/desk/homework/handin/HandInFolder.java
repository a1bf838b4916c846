package app.saywell.desk.homework.handin;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/// A folder that is looked into again and again, such as a school drive. A file is taken when its
/// size and its time are the same at two looks, because it may still be copied there. Every content
/// is taken once. Used by one thread at a time.
public final class HandInFolder {
    /// How many files are taken at one look.
    private static final int MAX_FILES = 500;

    private final Map<Path, FileState> lastSeen = new HashMap<>();
    private final Map<Path, FileState> taken = new HashMap<>();

    private record FileState(long size, FileTime time) {}

    /// Looks into a folder.
    ///
    /// @return the hand-ins that rest and were not taken yet; empty if the folder cannot be reached
    public List<Path> poll(Path folder) {
        List<Path> resting = new ArrayList<>();
        Set<Path> present = new HashSet<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(HandInReader::hasHandInName).sorted().toList()) {
                present.add(file);
                if (resting.size() < MAX_FILES) {
                    takeIfResting(file, resting);
                }
            }
        } catch (IOException | SecurityException | java.io.UncheckedIOException e) {
            return List.of(); // a drive that is not connected; it is tried again
        }
        lastSeen.keySet().retainAll(present);
        taken.keySet().retainAll(present);
        return List.copyOf(resting);
    }

    private void takeIfResting(Path file, List<Path> resting) {
        try {
            FileState now = new FileState(Files.size(file), Files.getLastModifiedTime(file));
            boolean isResting = now.equals(lastSeen.put(file, now));
            if (isResting && !now.equals(taken.get(file))) {
                taken.put(file, now);
                resting.add(file);
            }
        } catch (IOException e) {
            lastSeen.remove(file); // it was taken away, or is being written
        }
    }
}
