package app.saywell.desk.shell.command.school;

import app.saywell.desk.lessons.LessonImport;
import app.saywell.desk.lessons.ReadingService;
import app.saywell.desk.lessons.SentenceStatus;
import app.saywell.desk.lessons.UnsuitableReadingException;
import app.saywell.desk.lessons.UnusedFile;
import app.saywell.desk.lessons.draft.DraftPart;
import app.saywell.desk.lessons.draft.LessonDraft;
import app.saywell.desk.lessons.draft.LessonReader;
import app.saywell.desk.lessons.text.SentenceDraft;
import app.saywell.desk.school.GivenRecordings;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.school.lesson.ModelReading;
import app.saywell.desk.shell.cases.ServiceGraph;
import app.saywell.desk.shell.console.ConsoleProgress;
import app.saywell.desk.shell.console.OverwriteOption;
import app.saywell.desk.shell.failure.FileSentence;
import app.saywell.desk.shell.start.CommandRefusedException;
import app.saywell.desk.store.integrity.LibraryGlance;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Imports, exports and lists lessons.
@Command(
        name = "lesson",
        description = "Lists, imports and exports lessons.",
        subcommands = {
            LessonCommand.ImportLesson.class,
            LessonCommand.ExportLesson.class,
            LessonCommand.ListLessons.class,
            LessonReadyCommand.class,
            LessonVoiceCommand.class
        })
public final class LessonCommand {

    private static final Set<String> LIST_EXTENSIONS = Set.of(
            "txt",
            "csv",
            "tsv",
            "xlsx",
            "xls",
            "srt",
            "vtt",
            "sbv",
            "ass",
            "lrc",
            "textgrid",
            "eaf",
            "apkg",
            "docx",
            "rtf",
            "pdf",
            "html",
            "htm",
            "md");

    /// Imports a lesson.
    @Command(
            name = "import",
            description = {
                "Imports a lesson: a .saywell file or a folder with lesson.json; a list of sentences (text, table,"
                    + " document or deck of cards); captions (SRT, VTT, LRC, TextGrid, EAF), with their recording cut"
                    + " into model readings; or a folder with one such list and a model reading for each sentence,"
                    + " matched by name, number or order."
            })
    static final class ImportLesson implements Callable<Integer> {
        @Mixin
        private LibraryOptions library;

        @Parameters(paramLabel = "FILE|FOLDER", description = "The lesson to import.")
        private Path source;

        @Option(names = "--title", description = "Title of the lesson. Default: the file's name.")
        private @Nullable String title;

        @Option(names = "--audio", paramLabel = "FILE", description = "The recording that captions belong to.")
        private @Nullable Path audio;

        @Option(names = "--speaker", defaultValue = "", description = "The speaker of the model readings.")
        private String speaker;

        @Override
        public Integer call() {
            if (!Files.exists(source)) {
                throw new CommandRefusedException("There is no file " + source + ".");
            }
            return library.withLibrary(practice -> {
                Lesson lesson = ConsoleProgress.during("Importing the lesson", () -> importLesson(practice));
                List<SentenceStatus> states = practice.lessons().sentenceStatuses(lesson.id(), 0);
                System.out.printf(
                        "%d %s: %d sentences, %d with a model reading%n",
                        lesson.id(),
                        lesson.title(),
                        states.size(),
                        states.stream().filter(SentenceStatus::hasModelReading).count());
                return 0;
            });
        }

        private Lesson importLesson(ServiceGraph practice) {
            try {
                if (Files.isDirectory(source)) {
                    return Files.exists(source.resolve("lesson.json"))
                            ? practice.lessonPacks().importPackNow(source)
                            : importFolder(practice);
                }
                return extension(source).equals("saywell")
                        ? practice.lessonPacks().importPackNow(source)
                        : importList(practice, source);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        private Lesson importList(ServiceGraph practice, Path list) throws IOException {
            List<SentenceDraft> drafts = drafts(list);
            Path recording = audio;
            if (recording != null) {
                var voice = new ModelReading.ReadingSpeaker(speaker, "");
                return LibraryOptions.await(
                        answer -> practice.lessonImport().createWithAudio(title(), drafts, recording, voice, answer));
            }
            return practice.lessonImport().create(title(), drafts);
        }

        private Lesson importFolder(ServiceGraph practice) throws IOException {
            List<Path> lists;
            try (Stream<Path> files = Files.list(source)) {
                lists = files.filter(file -> LIST_EXTENSIONS.contains(extension(file)))
                        .toList();
            }
            if (lists.size() != 1) {
                throw new CommandRefusedException(
                        source + " needs lesson.json, or exactly one list of sentences; it has " + lists.size() + ".");
            }
            List<SentenceDraft> drafts = drafts(lists.getFirst());
            LessonImport.FolderLesson created = practice.lessonImport()
                    .createWithFolder(title(), drafts, source, new ModelReading.ReadingSpeaker(speaker, ""));
            for (UnusedFile unused : created.unused()) {
                System.err.println("Not used: " + unused.name() + ": " + reason(unused));
            }
            analyse(practice, created.lesson());
            return created.lesson();
        }

        private static String reason(UnusedFile unused) {
            return unused.cause()
                    .map(cause -> cause instanceof UnsuitableReadingException unsuitable
                            ? "it cannot be a model reading: it is "
                                    + unsuitable
                                            .reason()
                                            .name()
                                            .toLowerCase(Locale.ROOT)
                                            .replace('_', ' ') + "."
                            : cause instanceof UncheckedIOException io
                                    ? FileSentence.why(Objects.requireNonNull(io.getCause())) + "."
                                    : String.valueOf(cause.getMessage()))
                    .orElse("no sentence fits its name, or another file fits the same one.");
        }

        private static void analyse(ServiceGraph practice, Lesson lesson) throws IOException {
            for (SentenceStatus status : practice.lessons().sentenceStatuses(lesson.id(), 0)) {
                var reading =
                        practice.readings().primaryReading(status.sentence().id());
                if (reading.isPresent()) {
                    LibraryOptions.<ReadingService.AddedReading>await(
                            answer -> practice.readings().analyse(reading.get().id(), answer));
                }
            }
        }

        private static List<SentenceDraft> drafts(Path list) {
            LessonDraft draft = read(list);
            draft.parts().stream()
                    .filter(part -> !part.isSentence())
                    .forEach(part -> System.err.println(
                            (part.kind() == DraftPart.DraftPartKind.HEADING ? "Heading: " : "Left out: ")
                                    + part.text()));
            if (draft.sentences().isEmpty()) {
                throw new CommandRefusedException(list + " holds no sentences.");
            }
            return draft.sentences();
        }

        private static LessonDraft read(Path list) {
            try {
                return LessonReader.read(list);
            } catch (IOException e) {
                throw new CommandRefusedException(list + " cannot be read as a lesson: " + FileSentence.why(e)
                        + ". Nothing was changed. Save it as plain text, CSV, DOCX or SRT.");
            }
        }

        private String title() {
            String givenTitle = title;
            if (givenTitle != null && !givenTitle.isBlank()) {
                return givenTitle;
            }
            String name = String.valueOf(source.toAbsolutePath().normalize().getFileName());
            int dot = name.lastIndexOf('.');
            return dot > 0 && !Files.isDirectory(source) ? name.substring(0, dot) : name;
        }

        private static String extension(Path file) {
            String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
            return name.substring(name.lastIndexOf('.') + 1);
        }
    }

    /// Exports a lesson.
    @Command(
            name = "export",
            description = "Writes a lesson with its model readings and analyses as a .saywell file,"
                    + " without any learner's data.")
    static final class ExportLesson implements Callable<Integer> {
        @Mixin
        private LibraryOptions library;

        @Mixin
        private OverwriteOption overwrite;

        @Parameters(paramLabel = "LESSON", description = "The lesson, by title or number.")
        private String lesson;

        @Parameters(paramLabel = "FILE", description = "The file to write, such as unit3.saywell.")
        private Path file;

        @Override
        public Integer call() {
            overwrite.check(file);
            return library.withLibrary(practice -> {
                long id = NameLookup.lesson(practice, lesson).id();
                GivenRecordings given =
                        LibraryOptions.await(answer -> practice.lessonPacks().export(id, file, answer));
                System.out.println(file);
                return LeftOutRecordings.tell(given);
            });
        }
    }

    /// Lists what there is.
    @Command(name = "list", description = "Shows the lessons with their numbers.")
    static final class ListLessons implements Callable<Integer> {
        @Mixin
        private LibraryOptions library;

        @Override
        public Integer call() {
            for (Lesson lesson : library.read(practice -> practice.lessons().findAll(), LibraryGlance::lessonsOf)) {
                System.out.printf("%5d  %3d sentences  %s%n", lesson.id(), lesson.sentenceCount(), lesson.title());
            }
            return 0;
        }
    }
}
