package app.saywell.desk.lessons.pack;

import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.school.lesson.ModelReading;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.store.Library;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Replaces the content of a lesson by that of a pack, and puts it back. Sentences of the same text stay, with their
/// takes; the others are deleted as by hand, so that their takes come back with them.
final class LessonReplacement {
    private final Library library;
    private final Lesson before;
    private final List<Sentence> sentencesBefore;
    private final LessonFile after;
    private final List<Sentence> sentencesAfter = new ArrayList<>();
    private final List<Long> removed = new ArrayList<>();
    private final List<Long> added = new ArrayList<>();
    private final List<Long> addedReadings = new ArrayList<>();
    private final Map<Long, Long> primaryBefore = new LinkedHashMap<>();
    private final Map<Long, Long> primaryAfter = new LinkedHashMap<>();
    private final PackedPronunciations pronunciations;
    private final Instant now;

    /// Stores what is new, hidden until [#apply].
    LessonReplacement(Library library, long lessonId, LessonFolder folder, Instant now) {
        this.library = library;
        this.now = now;
        before = library.lessons().find(lessonId).orElseThrow();
        sentencesBefore = library.sentences().findByLesson(lessonId);
        after = folder.lesson();
        pronunciations = new PackedPronunciations(library, after);
        List<Sentence> free = new ArrayList<>(sentencesBefore);
        PackedReadings readings = new PackedReadings(library, folder);
        for (LessonFile.SentenceEntry entry : after.sentences()) {
            Sentence sentence = takeSame(free, entry.text()).orElseGet(() -> insert(lessonId, entry));
            sentencesAfter.add(new Sentence(sentence.id(), lessonId, sentence.text(), entry.meaning(), 0));
            addReadings(readings, sentence, entry);
        }
        free.forEach(sentence -> removed.add(sentence.id()));
    }

    private static Optional<Sentence> takeSame(List<Sentence> free, String text) {
        Optional<Sentence> same =
                free.stream().filter(sentence -> sentence.text().equals(text)).findFirst();
        same.ifPresent(free::remove);
        return same;
    }

    private Sentence insert(long lessonId, LessonFile.SentenceEntry entry) {
        Sentence sentence =
                library.sentences().insert(lessonId, List.of(entry.text())).getFirst();
        added.add(sentence.id());
        library.sentences().setDeletedAt(sentence.id(), Optional.of(now));
        return sentence;
    }

    private void addReadings(PackedReadings readings, Sentence sentence, LessonFile.SentenceEntry entry) {
        List<ModelReading> present = library.readings().findBySentence(sentence.id());
        present.stream()
                .filter(ModelReading::primary)
                .findFirst()
                .ifPresent(primary -> primaryBefore.put(sentence.id(), primary.id()));
        for (LessonFile.ReadingEntry reading : entry.readings()) {
            long id = present.stream()
                    .filter(known -> known.audio().hash().equals(reading.sha256()))
                    .map(ModelReading::id)
                    .findFirst()
                    .orElseGet(() -> addReading(readings, sentence, reading));
            if (reading.model()) {
                primaryAfter.put(sentence.id(), id);
            }
        }
    }

    private long addReading(PackedReadings readings, Sentence sentence, LessonFile.ReadingEntry entry) {
        ModelReading reading = readings.insert(sentence.id(), sentence.text(), entry, now);
        addedReadings.add(reading.id());
        library.readings().setDeletedAt(reading.id(), Optional.of(now));
        return reading.id();
    }

    /// Makes the lesson what the pack holds.
    void apply() {
        library.lessons().update(before.id(), after.title(), after.description());
        library.lessons().setTags(before.id(), after.tags());
        pronunciations.add(now);
        setDeleted(removed, added);
        addedReadings.forEach(id -> library.readings().setDeletedAt(id, Optional.empty()));
        primaryAfter.values().forEach(library.readings()::makePrimary);
        show(sentencesAfter);
    }

    /// Makes it what it was.
    void revert() {
        library.lessons().update(before.id(), before.title(), before.description());
        library.lessons().setTags(before.id(), before.tags());
        pronunciations.remove(now);
        addedReadings.forEach(id -> library.readings().setDeletedAt(id, Optional.of(now)));
        primaryBefore.values().forEach(library.readings()::makePrimary);
        setDeleted(added, removed);
        show(sentencesBefore);
    }

    private void setDeleted(List<Long> gone, List<Long> present) {
        gone.forEach(id -> library.sentences().setDeletedAt(id, Optional.of(now)));
        present.forEach(id -> library.sentences().setDeletedAt(id, Optional.empty()));
    }

    private void show(List<Sentence> sentences) {
        sentences.forEach(sentence -> library.sentences().update(sentence.id(), sentence.text(), sentence.meaning()));
        library.sentences().order(sentences.stream().map(Sentence::id).toList());
    }
}
