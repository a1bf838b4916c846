package app.saywell.cli;

/// A command that was understood and not carried out: the service said no, a file cannot be read, a
/// rule stands against it. Its message is the sentence for standard error; the exit code is 1.
public final class RefusedException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /// @param message what happened and what to do
    public RefusedException(String message) {
        super(message);
    }
}
