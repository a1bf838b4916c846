package app.saywell.desk.lessons.pack;

import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.store.file.TemporaryFolder;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/// Lessons that come with Saywell: texts with their meanings, without readings. The computer voice
/// reads them once they are opened.
public final class ReadyLessons {
    private static final String RESOURCES = "/app/saywell/assets/lessons/ready/";

    private final UseCaseContext desk;
    private final LessonPackService packs;

    public ReadyLessons(UseCaseContext desk, LessonPackService packs) {
        this.desk = desk;
        this.packs = packs;
    }

    /// A lesson to choose.
    ///
    /// @param id as its file is named
    public record ReadyLesson(String id, String title, String description, int sentences) {
        /// The level for which it is, with which its description begins: `A1`, `A2` or `B1`.
        public String level() {
            return description.split("[. ]", 2)[0];
        }
    }

    /// All there are, in their order.
    ///
    /// @param language of titles and descriptions
    public List<ReadyLesson> all(Locale language) throws IOException {
        LocalizedTitles titles = LocalizedTitles.of(language);
        try (TemporaryFolder folder = TemporaryFolder.in(desk.library().folder().cacheFolder())) {
            java.util.ArrayList<ReadyLesson> all = new java.util.ArrayList<>();
            for (String id : ids()) {
                LessonFile lesson = LessonFolder.read(unpack(id, folder.path()));
                int sentences = lesson.sentences().size();
                all.add(new ReadyLesson(
                        id, titles.title(id, lesson.title()), titles.about(id, lesson.description()), sentences));
            }
            return List.copyOf(all);
        }
    }

    /// Takes one in as a new lesson, which can be undone.
    ///
    /// @param language of its title and description
    public Lesson open(String id, Locale language) throws IOException {
        if (!ids().contains(id)) {
            throw new PackException(PackException.PackFailureKind.INCOMPLETE, id + " is not there");
        }
        try (TemporaryFolder folder = TemporaryFolder.in(desk.library().folder().cacheFolder())) {
            byte[] lesson = LocalizedTitles.of(language).translate(id, bytes(id + ".json"));
            Files.write(folder.path().resolve("lesson.json"), lesson);
            return packs.importPackNow(folder.path());
        }
    }

    private static List<String> ids() throws IOException {
        return new String(bytes("index.txt"), StandardCharsets.UTF_8).lines().toList();
    }

    private static Path unpack(String id, Path folder) throws IOException {
        return Files.write(folder.resolve("lesson.json"), bytes(id + ".json"));
    }

    private static byte[] bytes(String name) throws IOException {
        try (InputStream in = ReadyLessons.class.getResourceAsStream(RESOURCES + name)) {
            if (in == null) {
                throw new PackException(PackException.PackFailureKind.INCOMPLETE, name + " is not there");
            }
            return in.readAllBytes();
        }
    }
}
