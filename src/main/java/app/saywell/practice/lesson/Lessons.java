package app.saywell.practice.lesson;

import app.saywell.library.Library;
import app.saywell.library.lesson.Lesson;
import app.saywell.library.lesson.Sentence;
import app.saywell.library.take.Standing;
import app.saywell.practice.change.Change;
import app.saywell.practice.change.Desk;
import app.saywell.practice.passage.Passage;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// Lessons and their sentences. Reading and editing take milliseconds and may be done on any
/// thread; every edit is told and can be undone.
public final class Lessons {
    private final Desk desk;
    private final Library library;

    public Lessons(Desk desk) {
        this.desk = desk;
        this.library = desk.library();
    }

    /// All lessons in their order.
    public List<Lesson> all() {
        return library.lessons().all();
    }

    /// The sentences of a lesson in their order, as `learnerId` stands to them.
    public List<SentenceState> sentences(long lessonId, long learnerId) {
        Map<Long, Standing> standings = library.scores().standings(lessonId, learnerId);
        var withModel = library.readings().withModel(lessonId);
        Map<Long, Double> marks = library.marks().totalsOf(lessonId, learnerId);
        Standing nothing = new Standing(0, Optional.empty());
        return library.sentences().of(lessonId).stream()
                .map(
                        sentence -> {
                            Standing standing = standings.getOrDefault(sentence.id(), nothing);
                            return new SentenceState(
                                    sentence,
                                    withModel.contains(sentence.id()),
                                    standing.takes(),
                                    standing.score(),
                                    standing.score()
                                            .flatMap(
                                                    score ->
                                                            Optional.ofNullable(
                                                                    marks.get(score.resultId()))));
                        })
                .toList();
    }

    /// One sentence.
    public Optional<Sentence> sentence(long sentenceId) {
        return library.sentences().find(sentenceId);
    }

    /// A new lesson at the end of the list.
    public Lesson create(String title) {
        long id = library.lessons().insert(title.strip(), "");
        madeNew("edit.lesson.create", id);
        return library.lessons().find(id).orElseThrow();
    }

    /// Changes title and description.
    public void rename(long lessonId, String title, String description) {
        Lesson old = library.lessons().find(lessonId).orElseThrow();
        desk.edit(
                "edit.lesson.rename",
                new Change.LessonsChanged(),
                () -> library.lessons().update(lessonId, title.strip(), description.strip()),
                () -> library.lessons().update(lessonId, old.title(), old.description()));
    }

    /// Moves a lesson to another place in the list.
    public void move(long lessonId, int position) {
        List<Long> old = library.lessons().order();
        List<Long> moved = moved(old, lessonId, position);
        desk.edit(
                "edit.lesson.move",
                new Change.LessonsChanged(),
                () -> library.lessons().order(moved),
                () -> library.lessons().order(old));
    }

    /// A copy with the same sentences and native readings, at the end of the list.
    public Lesson duplicate(long lessonId) {
        long copy =
                library.database()
                        .write(
                                h -> {
                                    Lesson lesson = library.lessons().find(lessonId).orElseThrow();
                                    long id =
                                            library.lessons()
                                                    .insert(lesson.title(), lesson.description());
                                    library.sentences()
                                            .of(lessonId)
                                            .forEach(sentence -> copy(sentence, id));
                                    return id;
                                });
        madeNew("edit.lesson.duplicate", copy);
        return library.lessons().find(copy).orElseThrow();
    }

    /// Takes a lesson out of the list; its takes are kept and come back with undo.
    public void delete(long lessonId) {
        Instant now = desk.clock().instant();
        desk.edit(
                "edit.lesson.delete",
                new Change.LessonsChanged(),
                () -> library.lessons().delete(lessonId, Optional.of(now)),
                () -> library.lessons().delete(lessonId, Optional.empty()));
    }

    /// Adds a sentence for each text at the end of the lesson; blank ones are left out.
    public List<Sentence> addSentences(long lessonId, List<String> texts) {
        List<String> spoken =
                texts.stream().map(String::strip).filter(text -> !text.isEmpty()).toList();
        List<Sentence> made = library.sentences().insert(lessonId, spoken);
        List<Long> ids = made.stream().map(Sentence::id).toList();
        Instant now = desk.clock().instant();
        desk.edit(
                "edit.sentence.add",
                new Change.SentencesChanged(lessonId),
                () -> ids.forEach(id -> library.sentences().delete(id, Optional.empty())),
                () -> ids.forEach(id -> library.sentences().delete(id, Optional.of(now))));
        return made;
    }

    /// Adds paragraphs, parted by empty lines, that are each read in one go, at the end of the
    /// lesson: each as one passage, or as several where it is longer than one call should be.
    public List<Sentence> addPassages(long lessonId, String paragraphs) {
        return addSentences(
                lessonId,
                Stream.of(paragraphs.strip().split("\\R\\s*\\R", -1))
                        .flatMap(paragraph -> Passage.divide(paragraph).stream())
                        .toList());
    }

    /// Changes a sentence. Analyses and results of the old text are kept, and count again when the
    /// old text comes back.
    public void edit(long sentenceId, String text, String meaning) {
        Sentence old = library.sentences().find(sentenceId).orElseThrow();
        desk.edit(
                "edit.sentence.edit",
                new Change.SentencesChanged(old.lessonId()),
                () -> library.sentences().update(sentenceId, text.strip(), meaning.strip()),
                () -> library.sentences().update(sentenceId, old.text(), old.meaning()));
    }

    /// Moves a sentence to another place in its lesson.
    public void moveSentence(long sentenceId, int position) {
        long lessonId = library.sentences().find(sentenceId).orElseThrow().lessonId();
        List<Long> old = library.sentences().order(lessonId);
        List<Long> moved = moved(old, sentenceId, position);
        desk.edit(
                "edit.sentence.move",
                new Change.SentencesChanged(lessonId),
                () -> library.sentences().order(moved),
                () -> library.sentences().order(old));
    }

    /// Takes a sentence out of its lesson; its takes are kept and come back with undo.
    public void deleteSentence(long sentenceId) {
        long lessonId = library.sentences().find(sentenceId).orElseThrow().lessonId();
        Instant now = desk.clock().instant();
        desk.edit(
                "edit.sentence.delete",
                new Change.SentencesChanged(lessonId),
                () -> library.sentences().delete(sentenceId, Optional.of(now)),
                () -> library.sentences().delete(sentenceId, Optional.empty()));
    }

    /// The sentences whose text or meaning holds `part`.
    public List<Sentence> search(String part) {
        return library.sentences().search(part, 50);
    }

    private void copy(Sentence sentence, long lessonId) {
        Sentence copy = library.sentences().insert(lessonId, List.of(sentence.text())).getFirst();
        library.sentences().update(copy.id(), copy.text(), sentence.meaning());
        library.readings().copy(sentence.id(), copy.id());
    }

    private void madeNew(String name, long lessonId) {
        Instant now = desk.clock().instant();
        desk.edit(
                name,
                new Change.LessonsChanged(),
                () -> library.lessons().delete(lessonId, Optional.empty()),
                () -> library.lessons().delete(lessonId, Optional.of(now)));
    }

    private static List<Long> moved(List<Long> order, long id, int position) {
        List<Long> others = order.stream().filter(other -> other != id).toList();
        int place = Math.clamp(position, 0, others.size());
        return new ArrayList<>(
                Stream.of(
                                others.subList(0, place).stream(),
                                Stream.of(id),
                                others.subList(place, others.size()).stream())
                        .flatMap(part -> part)
                        .toList());
    }
}
