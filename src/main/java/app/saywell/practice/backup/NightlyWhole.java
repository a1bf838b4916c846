package app.saywell.practice.backup;

import app.saywell.library.settings.Setting;
import app.saywell.practice.change.Desk;
import app.saywell.task.Progress;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The whole library as one file, once a day, into a folder of the user's choice: a stick, a share,
/// another disk. The last seven are kept, so an erased voice is gone from them after a week.
public final class NightlyWhole {
    /// How many are kept.
    public static final int KEPT = 7;

    /// The folder; empty where no such copies are wanted.
    public static final Setting<String> FOLDER = Setting.text("backup.folder", "");

    private static final Pattern OURS = Pattern.compile("saywell-\\d{4}-\\d\\d-\\d\\d\\.saywell");

    private final Desk desk;

    public NightlyWhole(Desk desk) {
        this.desk = desk;
    }

    /// Makes today's, unless it is there, no folder is chosen, or the folder cannot be reached now.
    ///
    /// @return the file that was made
    public Optional<Path> makeOnce(Progress progress) throws IOException {
        String chosen = desk.library().settings().get(FOLDER);
        if (chosen.isEmpty() || !Files.isDirectory(Path.of(chosen))) {
            return Optional.empty();
        }
        Path folder = Path.of(chosen);
        Path file = folder.resolve("saywell-" + today() + ".saywell");
        if (Files.exists(file)) {
            return Optional.empty();
        }
        WholeBackup.make(desk.library(), file, progress);
        for (Path old : copies(folder).stream().skip(KEPT).toList()) {
            Files.delete(old);
        }
        return Optional.of(file);
    }

    /// The copies in the chosen folder, the newest first.
    public List<Path> copies() throws IOException {
        String chosen = desk.library().settings().get(FOLDER);
        return chosen.isEmpty() || !Files.isDirectory(Path.of(chosen))
                ? List.of()
                : copies(Path.of(chosen));
    }

    private static List<Path> copies(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> OURS.matcher(file.getFileName().toString()).matches())
                    .sorted(Comparator.comparing(Path::toString).reversed())
                    .toList();
        }
    }

    private LocalDate today() {
        return LocalDate.ofInstant(desk.clock().instant(), ZoneId.systemDefault());
    }
}
