package app.saywell;

import app.saywell.cli.Display;
import app.saywell.cli.Log;
import app.saywell.cli.RefusedException;
import app.saywell.cli.Window;
import app.saywell.cli.command.SaywellCommand;

/// Entry point: the window, a command, or, where there is no display, the tour.
public final class Main {
    private static final int REFUSED = 1;

    private Main() {}

    /// Opens the window, or carries out the command that the arguments name.
    public static void main(String[] args) {
        Log.configure();
        System.exit(args.length == 0 ? withoutArguments() : SaywellCommand.run(args));
    }

    private static int withoutArguments() {
        if (!Display.present()) {
            System.out.println(
                    "There is no display here, so Saywell does its job without a window.");
            return SaywellCommand.run("tour");
        }
        try {
            Window.open();
            return 0;
        } catch (RefusedException e) {
            System.err.println(e.getMessage());
            return REFUSED;
        }
    }
}
