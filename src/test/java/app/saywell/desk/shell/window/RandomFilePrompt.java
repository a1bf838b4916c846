package app.saywell.desk.shell.window;

import app.saywell.desk.kit.context.FilePrompt;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.speech.audio.WavEncoder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/// Answers file dialogs at random: a suitable file, an unsuitable file, or none.
final class RandomFilePrompt implements FilePrompt {
    private final Random random = new Random(20_261_122);
    private final Path folder;
    private final List<Path> candidates;

    /// @param folder holds the files to open and the saved files
    RandomFilePrompt(Path folder) throws IOException {
        this.folder = folder;
        WavEncoder.write(folder.resolve("소리.wav"), PracticeFixture.tone(300));
        Files.write(folder.resolve("cut.wav"), new byte[] {'R', 'I', 'F', 'F', 9, 0, 0, 0, 'W'});
        Files.writeString(folder.resolve("list.txt"), "Good morning.\nSee you.\t또 봐요.\n");
        Files.writeString(folder.resolve("roster.csv"), "번호,이름\n1,강민준\n2,김서연\n");
        Files.writeString(folder.resolve("odd.saywell"), "this is no lesson");
        Files.writeString(folder.resolve("empty.csv"), "");
        Files.createDirectories(folder.resolve("nothing in it"));
        try (var all = Files.list(folder)) {
            candidates = all.sorted().toList();
        }
    }

    @Override
    public Optional<Path> chooseFile(String title, FileKind kind) {
        return random.nextInt(4) == 0
                ? Optional.empty()
                : Optional.of(candidates.get(random.nextInt(candidates.size())));
    }

    @Override
    public Optional<Path> chooseSaveTarget(String title, String suggestedName, FileKind kind) {
        return random.nextInt(4) == 0
                ? Optional.empty()
                : Optional.of(folder.resolve(random.nextInt(5) + suggestedName));
    }

    @Override
    public Optional<Path> chooseFolder(String title) {
        return random.nextBoolean() ? Optional.empty() : Optional.of(folder);
    }
}
