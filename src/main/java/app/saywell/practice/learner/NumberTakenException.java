package app.saywell.practice.learner;

import app.saywell.library.learner.Learner;
import app.saywell.library.store.RefusedContentException;

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
