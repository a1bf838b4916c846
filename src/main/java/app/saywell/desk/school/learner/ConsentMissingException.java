package app.saywell.desk.school.learner;

import app.saywell.desk.school.RefusedContentException;

/// A recording was refused, because the learner's consent does not allow to keep any.
public final class ConsentMissingException extends RefusedContentException {
    private static final long serialVersionUID = 1;

    public ConsentMissingException() {
        super("there is no consent to record this learner");
    }
}
