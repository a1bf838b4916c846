package app.saywell.ui.shell;

import app.saywell.audio.Wav;
import app.saywell.practice.Room;
import app.saywell.ui.studio.FilePrompt;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/// A user who chooses any file at all, a fitting one or not, or none.
final class AnyFiles implements FilePrompt {
    private final Random random = new Random(20_261_122);
    private final Path folder;
    private final List<Path> there;

    /// @param folder where the files are put and where what is saved goes
    AnyFiles(Path folder) throws IOException {
        this.folder = folder;
        Wav.write(folder.resolve("소리.wav"), Room.tone(300));
        Files.write(folder.resolve("cut.wav"), new byte[] {'R', 'I', 'F', 'F', 9, 0, 0, 0, 'W'});
        Files.writeString(folder.resolve("list.txt"), "Good morning.\nSee you.\t또 봐요.\n");
        Files.writeString(folder.resolve("roster.csv"), "번호,이름\n1,강민준\n2,김서연\n");
        Files.writeString(folder.resolve("odd.saywell"), "this is no lesson");
        Files.writeString(folder.resolve("empty.csv"), "");
        Files.createDirectories(folder.resolve("nothing in it"));
        try (var all = Files.list(folder)) {
            there = all.sorted().toList();
        }
    }

    @Override
    public Optional<Path> open(String title, Kind kind) {
        return random.nextInt(4) == 0
                ? Optional.empty()
                : Optional.of(there.get(random.nextInt(there.size())));
    }

    @Override
    public Optional<Path> save(String title, String suggestedName, Kind kind) {
        return random.nextInt(4) == 0
                ? Optional.empty()
                : Optional.of(folder.resolve(random.nextInt(5) + suggestedName));
    }

    @Override
    public Optional<Path> folder(String title) {
        return random.nextBoolean() ? Optional.empty() : Optional.of(folder);
    }
}
