package app.saywell;

import app.saywell.cli.Display;
import app.saywell.cli.Log;
import app.saywell.cli.RefusedException;
import app.saywell.cli.Window;
import app.saywell.cli.command.OverviewCommand;
import app.saywell.cli.command.SaywellCommand;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/// Entry point: the window, a command, or, where there is no display, the tour.
public final class Main {
    private static final int REFUSED = 1;

    private Main() {}

    /// Opens the window, with a `.saywell` file where the file manager names one, or carries out
    /// the command that the arguments name.
    public static void main(String[] args) {
        int done = OverviewCommand.runPlain(args);
        if (done == 0) {
            return; // System.exit would wake the log first, for half of what the work took.
        } else if (done > 0) {
            System.exit(done);
        }
        Log.configure();
        if (args.length == 0) {
            System.exit(window(Optional.empty()));
        }
        boolean file = args.length == 1 && args[0].toLowerCase(Locale.ROOT).endsWith(".saywell");
        System.exit(file ? window(Optional.of(Path.of(args[0]))) : SaywellCommand.run(args));
    }

    private static int window(Optional<Path> file) {
        if (!Display.present() && file.isPresent()) {
            return SaywellCommand.run("lesson", "import", file.get().toString());
        }
        if (!Display.present()) {
            System.out.println(
                    "There is no display here, so Saywell does its job without a window.");
            return SaywellCommand.run("tour");
        }
        try {
            Window.open(file);
            return 0;
        } catch (RefusedException e) {
            System.err.println(e.getMessage());
            return REFUSED;
        }
    }
}
