package app.saywell.ui.practice.presenter;

import app.saywell.library.learner.Learner;
import app.saywell.library.lesson.Lesson;
import app.saywell.library.lesson.Sentence;
import app.saywell.library.settings.Setting;
import app.saywell.practice.UseCases;
import app.saywell.practice.lesson.SentenceStatus;

import java.util.List;
import java.util.Optional;

/// The open lesson and sentence, kept between two starts.
final class PracticeBookmark {
    private static final Setting<String> LESSON = Setting.text("practice.lesson", "0");
    private static final Setting<String> SENTENCE = Setting.text("practice.sentence", "0");

    private final UseCases practice;
    private long lessonId;
    private long sentenceId;

    /// The open lesson.
    ///
    /// @param sentence the open sentence; empty if the lesson has none
    record BookmarkedLesson(
            String lessonTitle, List<SentenceStatus> sentenceStates, Optional<Sentence> sentence) {}

    PracticeBookmark(UseCases practice) {
        this.practice = practice;
        lessonId = Long.parseLong(practice.getSetting(LESSON));
        sentenceId = Long.parseLong(practice.getSetting(SENTENCE));
    }

    /// The id of the sentence; 0 for none.
    long sentenceId() {
        return sentenceId;
    }

    long lessonId() {
        return lessonId;
    }

    void moveTo(long newLessonId, long newSentenceId) {
        lessonId = newLessonId;
        sentenceId = newSentenceId;
    }

    /// Loads what is open; if it no longer exists, the first lesson or sentence.
    BookmarkedLesson load(Learner learner) {
        List<Lesson> lessons = practice.lessons().findAll();
        if (lessons.stream().noneMatch(candidate -> candidate.id() == lessonId)) {
            lessonId = lessons.isEmpty() ? 0 : lessons.getFirst().id();
        }
        List<SentenceStatus> sentenceStates =
                lessonId == 0
                        ? List.of()
                        : practice.lessons().sentenceStatuses(lessonId, learner.id());
        if (sentenceStates.stream()
                .noneMatch(candidate -> candidate.sentence().id() == sentenceId)) {
            sentenceId = sentenceStates.isEmpty() ? 0 : sentenceStates.getFirst().sentence().id();
        }
        String title =
                lessons.stream()
                        .filter(candidate -> candidate.id() == lessonId)
                        .map(Lesson::title)
                        .findFirst()
                        .orElse("");
        Optional<Sentence> openSentence =
                sentenceStates.stream()
                        .map(SentenceStatus::sentence)
                        .filter(candidate -> candidate.id() == sentenceId)
                        .findFirst();
        return new BookmarkedLesson(title, sentenceStates, openSentence);
    }

    void save() {
        if (!practice.getSetting(SENTENCE).equals(String.valueOf(sentenceId))) {
            practice.setSetting(LESSON, String.valueOf(lessonId));
            practice.setSetting(SENTENCE, String.valueOf(sentenceId));
        }
    }
}
