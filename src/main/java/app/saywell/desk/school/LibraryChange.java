package app.saywell.desk.school;

/// A change in the library. Views that show the data must read it again.
public sealed interface LibraryChange {
    /// Lessons were added, renamed, moved or deleted.
    record LessonsChanged() implements LibraryChange {}

    /// The sentences of a lesson, or their order.
    record SentencesChanged(long lessonId) implements LibraryChange {}

    /// Pronunciations that the teacher has set.
    record PronunciationsChanged() implements LibraryChange {}

    /// The model readings of a sentence, or an analysis of one.
    record ReadingsChanged(long sentenceId) implements LibraryChange {}

    /// The takes of a learner and sentence: added, moved, marked as best, or scored. Both ids are 0
    /// if many have changed.
    record TakesChanged(long sentenceId, long learnerId) implements LibraryChange {}

    /// The answers of a learner in ear training.
    record EarAnswersChanged(long learnerId) implements LibraryChange {}

    /// Classes, learners or consent.
    record LearnersChanged() implements LibraryChange {}

    record HeardTextChanged(long takeId) implements LibraryChange {}

    /// The state of the scoring queue.
    record QueueChanged() implements LibraryChange {}

    record SettingsChanged() implements LibraryChange {}

    /// The available undo and redo steps.
    record HistoryChanged() implements LibraryChange {}
}
