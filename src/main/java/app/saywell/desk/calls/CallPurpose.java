package app.saywell.desk.calls;

import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.learner.SchoolClass;
import app.saywell.desk.store.Library;

/// What calls are for, in the ledger: the class of the learner, never the learner.
public final class CallPurpose {
    /// Practice of a learner without a class.
    public static final String PRACTICE = "practice";

    /// Analysis of a model reading.
    public static final String READING = "native reading";

    /// Transcription for a learner without a class.
    public static final String TRANSCRIPT = "transcript";

    private CallPurpose() {}

    /// The name of the learner's class, or `fallback` if there is none.
    public static String forLearner(Library library, long learnerId, String fallback) {
        return library.learners()
                .find(learnerId)
                .flatMap(Learner::classId)
                .flatMap(library.classes()::find)
                .map(SchoolClass::name)
                .filter(name -> !name.isBlank())
                .orElse(fallback);
    }
}
