package app.saywell.desk.lessons;

import app.saywell.desk.lessons.passage.PassageSplitter;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.learner.Assignment;
import app.saywell.desk.school.learner.SchoolClass;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.TakeSummary;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.UseCaseContext;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// Lessons and their sentences. Reading and editing take milliseconds and may be done on any
/// thread. Every edit is published and can be undone.
public final class LessonService {
    private final UseCaseContext context;
    private final Library library;

    public LessonService(UseCaseContext context) {
        this.context = context;
        this.library = context.library();
    }

    /// All lessons in order.
    public List<Lesson> findAll() {
        return library.lessons().findAll();
    }

    /// The sentences of a lesson in order, with the takes of one learner.
    public List<SentenceStatus> sentenceStatuses(long lessonId, long learnerId) {
        Map<Long, TakeSummary> summaries = library.scores().takeSummaries(lessonId, learnerId);
        var withReading = library.readings().sentenceIdsWithPrimary(lessonId);
        Map<Long, Double> marks = library.marks().learnerTotalsByResult(lessonId, learnerId);
        TakeSummary noTakes = new TakeSummary(0, Optional.empty());
        return library.sentences().findByLesson(lessonId).stream()
                .map(sentence -> {
                    TakeSummary summary = summaries.getOrDefault(sentence.id(), noTakes);
                    return new SentenceStatus(
                            sentence,
                            withReading.contains(sentence.id()),
                            summary.takeCount(),
                            summary.score(),
                            summary.score().flatMap(score -> Optional.ofNullable(marks.get(score.resultId()))));
                })
                .toList();
    }

    /// The sentences of a lesson in order.
    public List<Sentence> sentences(long lessonId) {
        return library.sentences().findByLesson(lessonId);
    }

    public Optional<Sentence> findSentence(long sentenceId) {
        return library.sentences().find(sentenceId);
    }

    /// Creates a lesson at the end of the list.
    public Lesson create(String title) {
        long id = library.lessons().insert(title.strip(), "");
        recordCreation("edit.lesson.create", id);
        return library.lessons().find(id).orElseThrow();
    }

    /// Changes the title and description.
    public void rename(long lessonId, String title, String description) {
        Lesson old = library.lessons().find(lessonId).orElseThrow();
        context.applyEdit(
                "edit.lesson.rename",
                new LibraryChange.LessonsChanged(),
                () -> library.lessons().update(lessonId, title.strip(), description.strip()),
                () -> library.lessons().update(lessonId, old.title(), old.description()));
    }

    /// Changes the tags.
    public void setTags(long lessonId, List<String> tags) {
        Lesson old = library.lessons().find(lessonId).orElseThrow();
        context.applyEdit(
                "edit.lesson.tags",
                new LibraryChange.LessonsChanged(),
                () -> library.lessons().setTags(lessonId, tags),
                () -> library.lessons().setTags(lessonId, old.tags()));
    }

    /// Moves a lesson to another position in the list.
    public void move(long lessonId, int position) {
        List<Long> old = library.lessons().order();
        List<Long> moved = withMoved(old, lessonId, position);
        context.applyEdit(
                "edit.lesson.move",
                new LibraryChange.LessonsChanged(),
                () -> library.lessons().order(moved),
                () -> library.lessons().order(old));
    }

    /// Copies a lesson with its sentences and model readings to the end of the list.
    public Lesson duplicate(long lessonId) {
        long copy = library.database().write(handle -> {
            Lesson lesson = library.lessons().find(lessonId).orElseThrow();
            return copy(lesson, lesson.title());
        });
        recordCreation("edit.lesson.duplicate", copy);
        return library.lessons().find(copy).orElseThrow();
    }

    private long copy(Lesson lesson, String title) {
        long id = library.lessons().insert(title, lesson.description());
        library.lessons().setTags(id, lesson.tags());
        library.sentences().findByLesson(lesson.id()).forEach(sentence -> copy(sentence, id));
        return id;
    }

    /// The classes that a lesson can be copied for.
    public List<SchoolClass> findClasses() {
        return library.classes().findAll();
    }

    /// Copies a lesson as [#duplicate], names the class in its title, and assigns it to the class.
    public Lesson copyForClass(long lessonId, long classId) {
        SchoolClass schoolClass = library.classes().find(classId).orElseThrow();
        Assignment assignment = library.database().write(handle -> {
            Lesson lesson = library.lessons().find(lessonId).orElseThrow();
            long id = copy(lesson, lesson.title() + " (" + schoolClass.name() + ")");
            return library.assignments().insert(classId, id, Optional.empty());
        });
        long copy = assignment.lessonId();
        context.applyAddition(
                "edit.lesson.copy-for-class",
                new LibraryChange.LessonsChanged(),
                at -> setCopyDeletedAt(assignment, at));
        return library.lessons().find(copy).orElseThrow();
    }

    private void setCopyDeletedAt(Assignment assignment, Optional<Instant> at) {
        library.database().write(handle -> {
            library.lessons().setDeletedAt(assignment.lessonId(), at);
            library.assignments().setDeletedAt(assignment.id(), at);
            return handle;
        });
    }

    /// Deletes a lesson from the list. Its takes are kept and come back with undo.
    public void delete(long lessonId) {
        List<Long> old = library.lessons().order();
        Instant now = context.clock().instant();
        context.applyEdit(
                "edit.lesson.delete",
                new LibraryChange.LessonsChanged(),
                () -> library.lessons().setDeletedAt(lessonId, Optional.of(now)),
                () -> library.database().write(handle -> {
                    library.lessons().setDeletedAt(lessonId, Optional.empty());
                    library.lessons().order(old);
                    return handle;
                }));
    }

    /// Adds a sentence for each text at the end of the lesson. Blank texts are left out.
    public List<Sentence> addSentences(long lessonId, List<String> texts) {
        List<String> notBlank = texts.stream()
                .map(String::strip)
                .filter(text -> !text.isEmpty())
                .toList();
        List<Sentence> created = library.sentences().insert(lessonId, notBlank);
        List<Long> ids = created.stream().map(Sentence::id).toList();
        context.applyAddition(
                "edit.sentence.add",
                new LibraryChange.SentencesChanged(lessonId),
                at -> setSentencesDeletedAt(ids, at));
        return created;
    }

    /// The lesson of this title, with a sentence for each of these texts; blank ones are left out. What is missing of
    /// it is made: it belongs to a plan of Saywell, so nobody has anything to undo.
    ///
    /// @return the id of the lesson
    public long prepare(String title, List<String> texts) {
        Optional<Long> known = findAll().stream()
                .filter(lesson -> lesson.title().equals(title))
                .findFirst()
                .map(Lesson::id);
        long lessonId = known.orElseGet(() -> library.lessons().insert(title, ""));
        List<String> present = sentences(lessonId).stream().map(Sentence::text).toList();
        List<String> missing = texts.stream()
                .filter(text -> !text.isBlank() && !present.contains(text))
                .toList();
        if (!missing.isEmpty()) {
            library.sentences().insert(lessonId, missing);
        }
        if (!missing.isEmpty() || known.isEmpty()) {
            publish(lessonId);
        }
        return lessonId;
    }

    /// The same for words, and no other words stay in that lesson. Their takes are kept, and so is what somebody has
    /// added that is longer than a word.
    ///
    /// @return the id of the lesson
    public long prepareWords(String title, List<String> words) {
        long lessonId = prepare(title, words);
        List<Long> others = words(lessonId).stream()
                .filter(sentence -> !words.contains(sentence.text()))
                .map(Sentence::id)
                .toList();
        if (!others.isEmpty()) {
            setSentencesDeletedAt(others, Optional.of(context.clock().instant()));
            publish(lessonId);
        }
        return lessonId;
    }

    /// The sentences of a lesson that are single words.
    public List<Sentence> words(long lessonId) {
        return sentences(lessonId).stream()
                .filter(sentence -> !sentence.text().contains(" "))
                .toList();
    }

    private void publish(long lessonId) {
        context.changes().publish(new LibraryChange.LessonsChanged());
        context.changes().publish(new LibraryChange.SentencesChanged(lessonId));
    }

    // In one transaction: each ends with a wait for the disk.
    private void setSentencesDeletedAt(List<Long> ids, Optional<Instant> time) {
        library.database().write(handle -> {
            ids.forEach(id -> library.sentences().setDeletedAt(id, time));
            return handle;
        });
    }

    /// Adds paragraphs, separated by blank lines, as passages at the end of the lesson. A paragraph
    /// that is too long for one call is split into several passages.
    public List<Sentence> addPassages(long lessonId, String paragraphs) {
        return addSentences(
                lessonId,
                Stream.of(paragraphs.strip().split("\\R\\s*\\R", -1))
                        .flatMap(paragraph -> PassageSplitter.splitParagraph(paragraph).stream())
                        .toList());
    }

    /// Changes a sentence. Analyses and results of the old text are kept and become valid again if
    /// the old text is restored.
    public void editSentence(long sentenceId, String text, String meaning) {
        Sentence old = library.sentences().find(sentenceId).orElseThrow();
        context.applyEdit(
                "edit.sentence.edit",
                new LibraryChange.SentencesChanged(old.lessonId()),
                () -> library.sentences().update(sentenceId, text.strip(), meaning.strip()),
                () -> library.sentences().update(sentenceId, old.text(), old.meaning()));
    }

    /// Moves a sentence to another position in its lesson.
    public void moveSentence(long sentenceId, int position) {
        long lessonId = library.sentences().find(sentenceId).orElseThrow().lessonId();
        List<Long> old = library.sentences().order(lessonId);
        List<Long> moved = withMoved(old, sentenceId, position);
        context.applyEdit(
                "edit.sentence.move",
                new LibraryChange.SentencesChanged(lessonId),
                () -> library.sentences().order(moved),
                () -> library.sentences().order(old));
    }

    /// Deletes a sentence from its lesson. Its takes are kept and come back with undo.
    public void deleteSentence(long sentenceId) {
        long lessonId = library.sentences().find(sentenceId).orElseThrow().lessonId();
        List<Long> old = library.sentences().order(lessonId);
        Instant now = context.clock().instant();
        context.applyEdit(
                "edit.sentence.delete",
                new LibraryChange.SentencesChanged(lessonId),
                () -> library.sentences().setDeletedAt(sentenceId, Optional.of(now)),
                () -> library.database().write(handle -> {
                    library.sentences().setDeletedAt(sentenceId, Optional.empty());
                    library.sentences().order(old);
                    return handle;
                }));
    }

    /// Finds sentences whose text or meaning contains `part`.
    public List<Sentence> search(String part) {
        return library.sentences().search(part, 50);
    }

    private void copy(Sentence sentence, long lessonId) {
        Sentence copy =
                library.sentences().insert(lessonId, List.of(sentence.text())).getFirst();
        library.sentences().update(copy.id(), copy.text(), sentence.meaning());
        library.readings().copyToSentence(sentence.id(), copy.id());
    }

    private void recordCreation(String name, long lessonId) {
        context.applyAddition(name, new LibraryChange.LessonsChanged(), at -> library.lessons()
                .setDeletedAt(lessonId, at));
    }

    private static List<Long> withMoved(List<Long> order, long id, int position) {
        List<Long> others = order.stream().filter(other -> other != id).toList();
        int index = Math.clamp(position, 0, others.size());
        return new ArrayList<>(Stream.of(
                        others.subList(0, index).stream(), Stream.of(id), others.subList(index, others.size()).stream())
                .flatMap(part -> part)
                .toList());
    }
}
