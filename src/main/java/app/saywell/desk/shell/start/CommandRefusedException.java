package app.saywell.desk.shell.start;

/// A valid command could not be carried out: the service refused, a file cannot be read, or a rule
/// forbids it. Its message is printed to standard error; the exit code is 1.
public final class CommandRefusedException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /// @param message what happened and what to do
    public CommandRefusedException(String message) {
        super(message);
    }
}
