package app.saywell.desk.store.change;

import app.saywell.desk.school.LibraryChange;
import java.util.Collections;
import java.util.Set;

/// Whom an edit names, so that an erasure can drop the steps that would bring somebody back.
///
/// @param isAnybody whether it may name anybody; then `ids` is empty
record NamedLearners(boolean isAnybody, Set<Long> ids) {
    private static final NamedLearners NOBODY = new NamedLearners(false, Set.of());
    private static final NamedLearners ANYBODY = new NamedLearners(true, Set.of());

    NamedLearners {
        ids = Set.copyOf(ids);
    }

    /// Whom an edit names that makes this change.
    static NamedLearners of(LibraryChange change) {
        return switch (change) {
            case LibraryChange.TakesChanged(long sentenceId, long learnerId) ->
                learnerId == 0 ? ANYBODY : of(learnerId);
            case LibraryChange.LearnersChanged any -> ANYBODY;
            case LibraryChange.EarAnswersChanged(long learnerId) -> of(learnerId);
            case LibraryChange.HeardTextChanged any -> ANYBODY;
            case LibraryChange.QueueChanged any -> ANYBODY;
            case LibraryChange.LessonsChanged any -> NOBODY;
            case LibraryChange.SentencesChanged any -> NOBODY;
            case LibraryChange.PronunciationsChanged any -> NOBODY;
            case LibraryChange.ReadingsChanged any -> NOBODY;
            case LibraryChange.SettingsChanged any -> NOBODY;
            case LibraryChange.HistoryChanged any -> NOBODY;
        };
    }

    /// One learner.
    static NamedLearners of(long learnerId) {
        return new NamedLearners(false, Set.of(learnerId));
    }

    /// Whether one of these may be named.
    boolean mayName(Set<Long> learners) {
        return isAnybody || !Collections.disjoint(ids, learners);
    }
}
