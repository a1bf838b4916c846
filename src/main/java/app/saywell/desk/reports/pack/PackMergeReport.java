package app.saywell.desk.reports.pack;

import java.util.List;

/// What importing a recording pack would do, or did.
///
/// @param schoolClass the class of the pack
/// @param lesson the lesson of the pack
/// @param newTakes number of takes to import
/// @param knownTakes number of takes that are already here; they are not changed
/// @param conflicts what cannot be imported, or differs from the data here, which is kept
public record PackMergeReport(
        String schoolClass, String lesson, int newTakes, int knownTakes, List<MergeConflict> conflicts) {

    /// A conflict.
    ///
    /// @param learner number and name; empty if it concerns the whole pack
    /// @param subject the sentence, or what else it concerns
    public record MergeConflict(MergeConflictKind kind, String learner, String subject) {}

    /// Kinds of conflicts.
    public enum MergeConflictKind {
        /// There is no class of that name here. Nothing can be imported.
        NO_CLASS,
        /// There is no lesson of that title here. Nothing can be imported.
        NO_LESSON,
        /// The learner is not in the class here.
        NO_LEARNER,
        /// The sentence is not in the lesson here, or has another text.
        NO_SENTENCE,
        /// There is no consent here to store and score this learner.
        NO_CONSENT,
        /// The take has another grade here, which is kept.
        OTHER_GRADE,
        /// The teacher marked the take otherwise here; those marks are kept.
        OTHER_MARKS
    }
}
