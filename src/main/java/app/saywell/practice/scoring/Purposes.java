package app.saywell.practice.scoring;

import app.saywell.library.Library;
import app.saywell.library.people.Learner;
import app.saywell.library.people.SchoolClass;

/// What calls are for, as the ledger will say: the class of whoever spoke, never a learner.
public final class Purposes {
    /// Somebody without a class practises.
    public static final String PRACTICE = "practice";

    /// A native reading is taken apart, once for all learners.
    public static final String READING = "native reading";

    /// Speech of somebody without a class is written down.
    public static final String TRANSCRIPT = "transcript";

    private Purposes() {}

    /// The name of a learner's class, or `otherwise` where there is none.
    static String of(Library library, long learnerId, String otherwise) {
        return library.learners()
                .find(learnerId)
                .flatMap(Learner::classId)
                .flatMap(library.classes()::find)
                .map(SchoolClass::name)
                .filter(name -> !name.isBlank())
                .orElse(otherwise);
    }
}
