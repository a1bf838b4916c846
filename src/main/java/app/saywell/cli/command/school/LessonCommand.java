package app.saywell.cli.command.school;

import app.saywell.cli.RefusedException;
import app.saywell.cli.console.Progress;
import app.saywell.library.lesson.Lesson;
import app.saywell.library.lesson.Reading;
import app.saywell.practice.Practice;
import app.saywell.practice.lesson.Readings;
import app.saywell.practice.lesson.SentenceState;
import app.saywell.practice.text.Draft;
import app.saywell.practice.text.Drafts;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Stream;

/// Lessons in and out.
@Command(
        name = "lesson",
        description = "Lists lessons, takes them in and writes them out.",
        subcommands = {
            LessonCommand.Import.class,
            LessonCommand.Export.class,
            LessonCommand.ListAll.class
        })
public final class LessonCommand {

    /// Takes a lesson in.
    @Command(
            name = "import",
            description = {
                "Takes in a lesson: a .saywell file or a folder with lesson.json; a list of"
                        + " sentences (.txt, .csv, .tsv); captions (.srt, .vtt), with their"
                        + " recording cut into native readings; or a folder with one such list and"
                        + " a native reading for each sentence, matched by name, number or order."
            })
    static final class Import implements Callable<Integer> {
        @Mixin private LibraryOptions library;

        @Parameters(paramLabel = "FILE|FOLDER", description = "What to take in.")
        private Path source;

        @Option(names = "--title", description = "Title of the lesson; otherwise the file's name.")
        private @Nullable String title;

        @Option(
                names = "--audio",
                paramLabel = "FILE",
                description = "The recording that captions belong to.")
        private @Nullable Path audio;

        @Option(
                names = "--speaker",
                defaultValue = "",
                description = "Who reads the native readings.")
        private String speaker;

        @Override
        public Integer call() {
            if (!Files.exists(source)) {
                throw new RefusedException("There is no file " + source + ".");
            }
            return library.with(
                    practice -> {
                        Lesson lesson = Progress.during("Taking the lesson in", () -> in(practice));
                        List<SentenceState> states = practice.lessons().sentences(lesson.id(), 0);
                        System.out.printf(
                                "%d %s: %d sentences, %d with a native reading%n",
                                lesson.id(),
                                lesson.title(),
                                states.size(),
                                states.stream().filter(SentenceState::hasModel).count());
                        return 0;
                    });
        }

        private Lesson in(Practice practice) {
            try {
                if (Files.isDirectory(source)) {
                    return Files.exists(source.resolve("lesson.json"))
                            ? practice.packs().openNow(source)
                            : folder(practice);
                }
                return ending(source).equals("saywell")
                        ? practice.packs().openNow(source)
                        : list(practice, source);
            } catch (IOException e) {
                throw new java.io.UncheckedIOException(e);
            }
        }

        private Lesson list(Practice practice, Path list) throws IOException {
            List<Draft> drafts = Drafts.read(list);
            if (drafts.isEmpty()) {
                throw new RefusedException(list + " holds no sentences.");
            }
            Path recording = audio;
            if (recording != null) {
                var voice = new Reading.Voice(speaker, "");
                return LibraryOptions.answer(
                        answer ->
                                practice.lessonImport()
                                        .create(title(), drafts, recording, voice, answer));
            }
            Lesson lesson = practice.lessons().create(title());
            practice.lessonImport().add(lesson.id(), drafts);
            return lesson;
        }

        private Lesson folder(Practice practice) throws IOException {
            List<Path> lists;
            try (Stream<Path> there = Files.list(source)) {
                lists =
                        there.filter(
                                        file ->
                                                List.of("txt", "csv", "tsv", "srt", "vtt")
                                                        .contains(ending(file)))
                                .toList();
            }
            if (lists.size() != 1) {
                throw new RefusedException(
                        source
                                + " needs lesson.json, or exactly one list of sentences; it has "
                                + lists.size()
                                + ".");
            }
            Lesson lesson = list(practice, lists.getFirst());
            Readings.Batch batch =
                    LibraryOptions.answer(
                            answer ->
                                    practice.readings()
                                            .addFolder(
                                                    lesson.id(),
                                                    source,
                                                    new Reading.Voice(speaker, ""),
                                                    (done, all) -> {},
                                                    answer));
            for (Path unused : batch.unused()) {
                System.err.println("Fits no sentence, or holds no sound: " + unused.getFileName());
            }
            return lesson;
        }

        private String title() {
            String given = title;
            if (given != null && !given.isBlank()) {
                return given;
            }
            String name = String.valueOf(source.toAbsolutePath().normalize().getFileName());
            int dot = name.lastIndexOf('.');
            return dot > 0 && !Files.isDirectory(source) ? name.substring(0, dot) : name;
        }

        private static String ending(Path file) {
            String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
            return name.substring(name.lastIndexOf('.') + 1);
        }
    }

    /// Writes a lesson.
    @Command(
            name = "export",
            description =
                    "Writes a lesson with its native readings and analyses as a .saywell file, and"
                            + " nothing of any learner.")
    static final class Export implements Callable<Integer> {
        @Mixin private LibraryOptions library;

        @Parameters(paramLabel = "LESSON", description = "Its title, or its number.")
        private String lesson;

        @Parameters(paramLabel = "FILE", description = "Where to, such as unit3.saywell.")
        private Path file;

        @Override
        public Integer call() {
            return library.with(
                    practice -> {
                        long id = Lookup.lesson(practice, lesson).id();
                        LibraryOptions.<Path>answer(
                                answer -> practice.packs().save(id, file, answer));
                        System.out.println(file);
                        return 0;
                    });
        }
    }

    /// Shows what there is.
    @Command(name = "list", description = "Shows the lessons with their numbers.")
    static final class ListAll implements Callable<Integer> {
        @Mixin private LibraryOptions library;

        @Override
        public Integer call() {
            return library.with(
                    practice -> {
                        for (Lesson lesson : practice.lessons().all()) {
                            int sentences = practice.lessons().sentences(lesson.id(), 0).size();
                            System.out.printf(
                                    "%5d  %3d sentences  %s%n",
                                    lesson.id(), sentences, lesson.title());
                        }
                        return 0;
                    });
        }
    }
}
