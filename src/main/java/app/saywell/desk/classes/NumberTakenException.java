package app.saywell.desk.classes;

import app.saywell.desk.school.RefusedContentException;
import app.saywell.desk.school.learner.Learner;

/// A learner was not stored, because another learner of the class has the number.
public final class NumberTakenException extends RefusedContentException {
    private static final long serialVersionUID = 1;

    private final transient Learner holder;

    NumberTakenException(Learner holder) {
        super("another learner of the class has this number");
        this.holder = holder;
    }

    /// Who has the number.
    public Learner holder() {
        return holder;
    }
}
