package app.saywell.practice.change;

/// Something in the library is no longer as it was; whoever shows it reads it again.
public sealed interface Change {
    /// Lessons were added, renamed, moved or deleted.
    record LessonsChanged() implements Change {}

    /// The sentences of a lesson, or their order.
    record SentencesChanged(long lessonId) implements Change {}

    /// How words are said by the teacher's own word.
    record PronunciationsChanged() implements Change {}

    /// The native readings of a sentence, or an analysis of one.
    record ReadingsChanged(long sentenceId) implements Change {}

    /// The takes of a learner and sentence, which is best, or one was judged; both 0 for many.
    record TakesChanged(long sentenceId, long learnerId) implements Change {}

    /// Classes, learners or consent.
    record PeopleChanged() implements Change {}

    /// What waits, runs or failed in the queue.
    record QueueChanged() implements Change {}

    /// Something was set.
    record SettingsChanged() implements Change {}

    /// What can be undone or redone.
    record HistoryChanged() implements Change {}
}
