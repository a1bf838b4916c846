package app.saywell;

import app.saywell.cli.Log;
import app.saywell.cli.command.SaywellCommand;

/// Entry point.
public final class Main {
    private Main() {}

    /// Opens the window, or carries out the command that the arguments name.
    public static void main(String[] args) {
        Log.configure();
        System.exit(SaywellCommand.run(args));
    }
}
