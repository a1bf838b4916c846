package app.saywell.desk.classes.progress;

import java.util.Map;
import java.util.Optional;

/// The growth of a class over all its lessons.
///
/// @param basis what a change is measured against
/// @param ofClass the mean learner; empty if its growth can't be told from the difficulty of sentences
/// @param learners by id; who has no score is left out
/// @param leftOut takes scored only on another scale or by another engine
public record ClassGrowth(Basis basis, Optional<GrowthLine> ofClass, Map<Long, GrowthLine> learners, int leftOut) {
    public static final ClassGrowth NONE = new ClassGrowth(Basis.CLASS, Optional.empty(), Map.of(), 0);

    /// What a change is measured against.
    public enum Basis {
        /// The learner's own earlier scores: enough sentences were read at different times.
        OWN,
        /// The mean of the class, whose own growth is unknown: each sentence was read at one time only.
        CLASS
    }

    ClassGrowth withLeftOut(int takes) {
        return new ClassGrowth(basis, ofClass, learners, takes);
    }
}
