package app.saywell.desk.practice.presenter;

import app.saywell.desk.lessons.LessonService;
import app.saywell.desk.lessons.SentenceStatus;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.store.change.PublishedSettings;
import java.util.List;
import java.util.Optional;

/// The open lesson and sentence, kept between two starts.
final class PracticeBookmark {
    private static final Setting<String> LESSON = Setting.text("practice.lesson", "0");
    private static final Setting<String> SENTENCE = Setting.text("practice.sentence", "0");

    private final PublishedSettings settings;
    private long lessonId;
    private long sentenceId;

    /// What is to be opened.
    ///
    /// @param lessonId may not exist; 0 if only the sentence is known
    /// @param sentenceId may not exist; 0 for the first
    record Place(long lessonId, long sentenceId) {}

    /// What is open.
    ///
    /// @param place with a lesson and a sentence that exist; 0 for none
    /// @param sentence the open sentence; empty if the lesson has none
    record BookmarkedLesson(
            Place place, String lessonTitle, List<SentenceStatus> sentenceStates, Optional<Sentence> sentence) {}

    PracticeBookmark(PublishedSettings settings) {
        this.settings = settings;
        lessonId = Long.parseLong(settings.get(LESSON));
        sentenceId = Long.parseLong(settings.get(SENTENCE));
    }

    /// The id of the sentence; 0 for none.
    long sentenceId() {
        return sentenceId;
    }

    long lessonId() {
        return lessonId;
    }

    Place place() {
        return new Place(lessonId, sentenceId);
    }

    void moveTo(Place place) {
        lessonId = place.lessonId();
        sentenceId = place.sentenceId();
    }

    /// Reads what is at a place; if that no longer exists, the first lesson or sentence. Call it on
    /// a worker thread.
    static BookmarkedLesson load(LessonService lessonService, Place wanted, Learner learner) {
        List<Lesson> lessons = lessonService.findAll();
        long wantedLesson = wanted.lessonId() == 0
                ? lessonService
                        .findSentence(wanted.sentenceId())
                        .map(Sentence::lessonId)
                        .orElse(0L)
                : wanted.lessonId();
        Optional<Lesson> lesson = lessons.stream()
                .filter(candidate -> candidate.id() == wantedLesson)
                .findFirst()
                .or(() -> lessons.stream().findFirst());
        List<SentenceStatus> sentenceStates = lesson.map(
                        found -> lessonService.sentenceStatuses(found.id(), learner.id()))
                .orElse(List.of());
        Optional<Sentence> sentence = sentenceStates.stream()
                .map(SentenceStatus::sentence)
                .filter(candidate -> candidate.id() == wanted.sentenceId())
                .findFirst()
                .or(() -> sentenceStates.stream().map(SentenceStatus::sentence).findFirst());
        return new BookmarkedLesson(
                new Place(
                        lesson.map(Lesson::id).orElse(0L),
                        sentence.map(Sentence::id).orElse(0L)),
                lesson.map(Lesson::title).orElse(""),
                sentenceStates,
                sentence);
    }

    void save() {
        if (!settings.get(SENTENCE).equals(String.valueOf(sentenceId))) {
            settings.set(LESSON, String.valueOf(lessonId));
            settings.set(SENTENCE, String.valueOf(sentenceId));
        }
    }
}
