package app.saywell.practice.pack;

import java.util.List;

/// What taking in an evidence pack would do, or did.
///
/// @param schoolClass its class
/// @param lesson its lesson
/// @param fresh takes that are not here yet
/// @param known takes that are here already; nothing is done to them
/// @param conflicts what cannot be taken in, or is here in another form and stays as it is here
public record Merge(
        String schoolClass, String lesson, int fresh, int known, List<Conflict> conflicts) {

    /// Something that does not fit.
    ///
    /// @param who number and name of the pupil; empty where it is about the whole pack
    /// @param what the sentence, or what else it is about
    public record Conflict(Kind kind, String who, String what) {}

    /// What does not fit.
    public enum Kind {
        /// There is no class of that name here; nothing can be taken in.
        NO_CLASS,
        /// There is no lesson of that title here; nothing can be taken in.
        NO_LESSON,
        /// The pupil is not in the class here.
        NO_PUPIL,
        /// The sentence is not in the lesson here, or has another text.
        NO_SENTENCE,
        /// Nobody agreed here that this voice is kept and judged.
        NO_CONSENT,
        /// The take has another grade here, which stays.
        OTHER_GRADE
    }
}
