package app.saywell.desk.daily;

import app.saywell.desk.lessons.LessonService;
import app.saywell.desk.lessons.SentenceStatus;
import app.saywell.desk.lessons.pack.ReadyLessons;
import app.saywell.desk.lessons.pack.ReadyLessons.ReadyLesson;
import app.saywell.desk.lessons.passage.PassageSplitter;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.store.Library;
import java.io.IOException;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/// Finds sentences for a learner: those not read yet, and one to read again.
public final class NewSentences {
    private static final int MAX_WORDS = 20;

    private final Library library;
    private final LessonService lessons;
    private final ReadyLessons readyLessons;

    public NewSentences(Library library, LessonService lessons, ReadyLessons readyLessons) {
        this.library = library;
        this.lessons = lessons;
        this.readyLessons = readyLessons;
    }

    /// Sentences that the learner has not read: of the lesson at which the learner is; else of a lesson that comes with
    /// Saywell and fits the level, which is taken in if need be; else of any lesson. Where everything was read,
    /// those that come first again.
    ///
    /// @param language of the title of a lesson that is taken in
    /// @throws IOException if a lesson cannot be taken in
    public List<Sentence> choose(long learnerId, LearnerLevel level, Locale language, int count) throws IOException {
        List<Sentence> known = unread(begun(learnerId), learnerId, count);
        if (!known.isEmpty()) {
            return known;
        }
        for (ReadyLesson ready : ready(level, language)) {
            Optional<Lesson> there = find(ready);
            long lesson = there.isPresent()
                    ? there.get().id()
                    : readyLessons.open(ready.id(), language).id();
            List<Sentence> found = unread(LongStream.of(lesson), learnerId, count);
            if (!found.isEmpty()) {
                return found;
            }
        }
        List<Sentence> others = unread(all(), learnerId, count);
        return others.isEmpty()
                ? all().boxed()
                        .flatMap(lesson -> fit(lesson, learnerId))
                        .map(SentenceStatus::sentence)
                        .limit(count)
                        .toList()
                : others;
    }

    /// What [#choose] would find, without taking in a lesson: empty where it would.
    public List<Sentence> preview(long learnerId, int count) {
        return unread(begun(learnerId), learnerId, count);
    }

    /// The sentence that was read longest ago; empty before the first one.
    Optional<Sentence> toReadAgain(long learnerId) {
        Map<Long, Take> newest = new LinkedHashMap<>();
        library.takes()
                .findByLearner(learnerId)
                .forEach(take -> newest.put(take.owner().sentenceId(), take));
        return newest.values().stream()
                .sorted(Comparator.comparing(take -> take.recordingInfo().recordedAt()))
                .flatMap(take -> lessons.findSentence(take.owner().sentenceId()).stream())
                .filter(sentence -> isFit(sentence.text()) && isThere(sentence))
                .findFirst();
    }

    private boolean isThere(Sentence sentence) {
        return lessons.sentences(sentence.lessonId()).stream().anyMatch(other -> other.id() == sentence.id());
    }

    private List<Sentence> unread(LongStream lessonIds, long learnerId, int count) {
        return lessonIds
                .mapToObj(lesson -> fit(lesson, learnerId)
                        .filter(status -> status.takeCount() == 0)
                        .map(SentenceStatus::sentence)
                        .limit(count)
                        .toList())
                .filter(found -> !found.isEmpty())
                .findFirst()
                .orElse(List.of());
    }

    private Stream<SentenceStatus> fit(long lessonId, long learnerId) {
        return lessons.sentenceStatuses(lessonId, learnerId).stream()
                .filter(status -> isFit(status.sentence().text()));
    }

    /// The lessons in which the learner has read, the last one first.
    private LongStream begun(long learnerId) {
        List<Long> there = all().boxed().toList();
        return library.takes().findByLearner(learnerId).reversed().stream()
                .flatMap(take -> lessons.findSentence(take.owner().sentenceId()).stream())
                .mapToLong(Sentence::lessonId)
                .distinct()
                .filter(there::contains);
    }

    private LongStream all() {
        return lessons.findAll().stream().mapToLong(Lesson::id);
    }

    private List<ReadyLesson> ready(LearnerLevel level, Locale language) throws IOException {
        return readyLessons.all(language).stream()
                .sorted(Comparator.comparingInt(ready -> level.distance(LearnerLevel.valueOf(ready.level()))))
                .toList();
    }

    private Optional<Lesson> find(ReadyLesson ready) {
        return lessons.findAll().stream()
                .filter(lesson -> lesson.title().equals(ready.title()))
                .findFirst();
    }

    private static boolean isFit(String text) {
        int words = text.strip().split("\\s+", -1).length;
        return words > 1 && words <= MAX_WORDS && !PassageSplitter.isPassage(text);
    }
}
