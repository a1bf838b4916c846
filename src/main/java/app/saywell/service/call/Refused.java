package app.saywell.service.call;

/// A call that ends here, with what its caller is told. Ordinary, so it carries no stack trace.
public final class Refused extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Problem problem;

    Refused(Problem problem) {
        super(problem.message(), null, false, false);
        this.problem = problem;
    }

    /// What the caller is told.
    public Problem problem() {
        return problem;
    }
}
