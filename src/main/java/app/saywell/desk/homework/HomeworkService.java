package app.saywell.desk.homework;

import app.saywell.desk.homework.HomeworkOrder.HomeworkAudience;
import app.saywell.desk.lessons.voice.TextToSpeech;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.RefusedContentException;
import app.saywell.desk.school.homework.ClassKey;
import app.saywell.desk.school.homework.Homework;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.learner.SchoolClass;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.store.database.DurableFiles;
import app.saywell.desk.store.file.UnfinishedFiles;
import app.saywell.desk.store.file.WholeFile;
import app.saywell.speech.installation.PrivateFiles;
import app.saywell.speech.task.ProgressListener;
import app.saywell.speech.task.RunningTask;
import app.saywell.speech.task.TaskOutcome;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Base64;
import java.util.List;
import java.util.UUID;
import java.util.function.Consumer;

/// Gives lessons as homework: writes the pages that learners record on.
public final class HomeworkService {
    private final UseCaseContext context;
    private final Library library;
    private final TextToSpeech voice;

    /// @param voice says the words of ear training
    public HomeworkService(UseCaseContext context, TextToSpeech voice) {
        this.voice = voice;
        this.context = context;
        this.library = context.library();
    }

    /// Writes a homework in the background. The lesson is assigned to the class, if it is not yet.
    ///
    /// @param target the file for the whole class, which is replaced if it exists; or the folder in
    ///     which a new folder with one file for each learner is made
    public RunningTask give(HomeworkOrder order, Path target, Consumer<TaskOutcome<GivenHomework>> answer) {
        return context.tasks().run(progress -> giveNow(order, target, progress), answer);
    }

    /// As [#give], on the calling thread.
    ///
    /// @throws RefusedContentException if the lesson has no sentences, or no learner may have it
    /// @throws IOException if a file cannot be written; then there is none
    GivenHomework giveNow(HomeworkOrder order, Path target, ProgressListener progress) throws IOException {
        Lesson lesson = library.lessons().find(order.lessonId()).orElseThrow();
        SchoolClass schoolClass = library.classes().find(order.classId()).orElseThrow();
        HomeworkSentences read = new HomeworkSentences(context);
        List<PageContent.PageSentence> sentences = read.read(lesson.id(), progress);
        if (sentences.isEmpty()) {
            throw new RefusedContentException("the lesson has no sentences");
        }
        ClassKey key = new HomeworkKeys(context).keyOf(schoolClass.id());
        Homework homework = new Homework(
                UUID.randomUUID(),
                schoolClass.id(),
                lesson.id(),
                context.clock().instant(),
                order.dueOn(),
                order.audience() == HomeworkAudience.EACH_LEARNER);
        List<PageSound> sounds = new HomeworkSounds(context, voice)
                .read(
                        schoolClass.id(),
                        lesson.id(),
                        sentences.stream().map(PageContent.PageSentence::text).toList());
        PageContent content = content(
                homework, lesson, schoolClass, order.language().code(), key, new PageExercises(sentences, sounds));
        GivenHomework given =
                homework.personal() ? writeForEach(homework, content, target) : writeForAll(homework, content, target);
        context.changes().publish(new LibraryChange.LearnersChanged());
        return given.without(read.unreadable());
    }

    /// What is done on a page.
    private record PageExercises(List<PageContent.PageSentence> sentences, List<PageSound> sounds) {}

    /// How much of a lesson there is to give.
    ///
    /// @param withoutReading sentences that have no model reading
    public record LessonExtent(int sentences, int withoutReading) {}

    /// How much of a lesson there is to give.
    public LessonExtent extent(long lessonId) {
        int sentences = library.sentences().findByLesson(lessonId).size();
        int withReading = library.readings().sentenceIdsWithPrimary(lessonId).size();
        return new LessonExtent(sentences, sentences - withReading);
    }

    /// The homework of a class, newest first.
    public List<Homework> ofClass(long classId) {
        return library.homework().findByClass(classId);
    }

    /// What the file for the whole class may be called, without a person's name.
    public static String fileName(String className, String lessonTitle) {
        return PageFileNames.join(className, lessonTitle) + ".html";
    }

    // What is handed in stands in the grid of the lesson.
    private void enter(Homework homework) {
        boolean assigned = library.assignments().findByClass(homework.classId()).stream()
                .anyMatch(assignment -> assignment.lessonId() == homework.lessonId());
        if (!assigned) {
            library.assignments().insert(homework.classId(), homework.lessonId(), homework.dueOn());
        }
        library.homework().insert(homework);
    }

    private GivenHomework writeForAll(Homework homework, PageContent content, Path file) throws IOException {
        Path part = UnfinishedFiles.beside(file);
        try {
            WholeFile.prepare(file, part, out -> out.write(page(content)));
            PagePlacement.place(part, file, () -> enter(homework));
        } finally {
            Files.deleteIfExists(part);
        }
        return new GivenHomework(homework, file, 1, 0, withoutReading(content), Files.size(file), List.of());
    }

    private GivenHomework writeForEach(Homework homework, PageContent content, Path folder) throws IOException {
        List<Learner> learners = library.learners().findByClass(homework.classId());
        List<Learner> allowed = learners.stream()
                .filter(learner -> library.learners().mayRecordAtHome(learner.id()))
                .toList();
        if (allowed.isEmpty()) {
            throw new RefusedContentException("no learner of the class may record at home");
        }
        Path target = PageFileNames.newFolder(folder, PageFileNames.join(content.className(), content.title()));
        Path part = UnfinishedFiles.beside(target);
        long largest = 0;
        try {
            PrivateFiles.createFolder(part);
            for (Learner learner : allowed) {
                Path file = PageFileNames.newFile(
                        part, PageFileNames.join(content.className(), learner.number(), content.title()));
                try (OutputStream out = PrivateFiles.newOutputStream(file)) {
                    out.write(page(forLearner(content, learner)));
                }
                largest = Math.max(largest, Files.size(file));
            }
            PagePlacement.place(part, target, () -> enter(homework));
        } finally {
            DurableFiles.deleteTree(part);
        }
        return new GivenHomework(
                homework,
                target,
                allowed.size(),
                learners.size() - allowed.size(),
                withoutReading(content),
                largest,
                List.of());
    }

    private static byte[] page(PageContent content) {
        return HomeworkPage.html(content).getBytes(StandardCharsets.UTF_8);
    }

    private static int withoutReading(PageContent content) {
        return (int) content.sentences().stream()
                .filter(sentence -> sentence.audio() == null)
                .count();
    }

    private static PageContent content(
            Homework homework,
            Lesson lesson,
            SchoolClass schoolClass,
            String language,
            ClassKey key,
            PageExercises exercises) {
        return new PageContent(
                homework.id().toString(),
                Long.toString(lesson.id()),
                lesson.title(),
                schoolClass.name(),
                language,
                homework.dueOn().map(LocalDate::toString).orElse(null),
                null,
                Base64.getEncoder().encodeToString(key.publicPoint()),
                exercises.sentences(),
                exercises.sounds(),
                RecorderLimits.all(),
                HomeworkPage.texts());
    }

    private static PageContent forLearner(PageContent content, Learner learner) {
        return new PageContent(
                content.homework(),
                content.lesson(),
                content.title(),
                content.className(),
                content.language(),
                content.dueOn(),
                new PageContent.PageLearner(Long.toString(learner.id()), learner.number(), learner.name()),
                content.publicPoint(),
                content.sentences(),
                content.sounds(),
                content.limits(),
                content.texts());
    }
}
