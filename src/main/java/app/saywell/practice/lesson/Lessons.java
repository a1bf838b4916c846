package app.saywell.practice.lesson;

import app.saywell.library.lesson.Lesson;
import app.saywell.library.lesson.Sentence;

import java.util.List;

/// Lessons and their sentences. Reading and editing take milliseconds and may be done on any
// thread;
/// every edit is told and can be undone.
public final class Lessons {

    /// All lessons in their order.
    public List<Lesson> all() {
        throw new UnsupportedOperationException();
    }

    /// The sentences of a lesson in their order, as `learnerId` stands to them.
    public List<SentenceState> sentences(long lessonId, long learnerId) {
        throw new UnsupportedOperationException();
    }

    /// A new lesson at the end of the list.
    public Lesson create(String title) {
        throw new UnsupportedOperationException();
    }

    /// Changes title and description.
    public void rename(long lessonId, String title, String description) {
        throw new UnsupportedOperationException();
    }

    /// Moves a lesson to another place in the list.
    public void move(long lessonId, int position) {
        throw new UnsupportedOperationException();
    }

    /// A copy with the same sentences and native readings, behind the original.
    public Lesson duplicate(long lessonId) {
        throw new UnsupportedOperationException();
    }

    /// Takes a lesson out of the list; its takes are kept and come back with undo.
    public void delete(long lessonId) {
        throw new UnsupportedOperationException();
    }

    /// Adds a sentence for each text at the end of the lesson; blank ones are left out.
    public List<Sentence> addSentences(long lessonId, List<String> texts) {
        throw new UnsupportedOperationException();
    }

    /// Changes a sentence. Another text makes its readings' analyses and old results belong to the
    /// old text; they are kept.
    public void edit(long sentenceId, String text, String meaning) {
        throw new UnsupportedOperationException();
    }

    /// Moves a sentence to another place in its lesson.
    public void moveSentence(long sentenceId, int position) {
        throw new UnsupportedOperationException();
    }

    /// Takes a sentence out of its lesson; its takes are kept and come back with undo.
    public void deleteSentence(long sentenceId) {
        throw new UnsupportedOperationException();
    }
}
