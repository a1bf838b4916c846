package app.saywell.ui.practice.work;

import app.saywell.library.lesson.Lesson;
import app.saywell.library.lesson.Sentence;
import app.saywell.library.people.Learner;
import app.saywell.library.settings.Setting;
import app.saywell.practice.Practice;
import app.saywell.practice.lesson.SentenceState;

import java.util.List;
import java.util.Optional;

/// In which lesson and at which sentence the screen is open, from one start to the next.
final class Bookmark {
    private static final Setting<String> LESSON = Setting.text("practice.lesson", "0");
    private static final Setting<String> SENTENCE = Setting.text("practice.sentence", "0");

    private final Practice practice;
    private long lesson;
    private long sentence;

    /// What is open.
    ///
    /// @param sentence empty where the lesson has none
    record Page(String title, List<SentenceState> states, Optional<Sentence> sentence) {}

    Bookmark(Practice practice) {
        this.practice = practice;
        lesson = Long.parseLong(practice.get(LESSON));
        sentence = Long.parseLong(practice.get(SENTENCE));
    }

    /// The sentence; 0 for none.
    long sentence() {
        return sentence;
    }

    long lesson() {
        return lesson;
    }

    void turnTo(long lessonId, long sentenceId) {
        lesson = lessonId;
        sentence = sentenceId;
    }

    /// Reads what is open; where it is no longer there, the first of what is.
    Page read(Learner learner) {
        List<Lesson> lessons = practice.lessons().all();
        if (lessons.stream().noneMatch(one -> one.id() == lesson)) {
            lesson = lessons.isEmpty() ? 0 : lessons.getFirst().id();
        }
        List<SentenceState> states =
                lesson == 0 ? List.of() : practice.lessons().sentences(lesson, learner.id());
        if (states.stream().noneMatch(one -> one.sentence().id() == sentence)) {
            sentence = states.isEmpty() ? 0 : states.getFirst().sentence().id();
        }
        String title =
                lessons.stream()
                        .filter(one -> one.id() == lesson)
                        .map(Lesson::title)
                        .findFirst()
                        .orElse("");
        Optional<Sentence> open =
                states.stream()
                        .map(SentenceState::sentence)
                        .filter(one -> one.id() == sentence)
                        .findFirst();
        return new Page(title, states, open);
    }

    void remember() {
        if (!practice.get(SENTENCE).equals(String.valueOf(sentence))) {
            practice.set(LESSON, String.valueOf(lesson));
            practice.set(SENTENCE, String.valueOf(sentence));
        }
    }
}
