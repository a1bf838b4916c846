package app.saywell;

import app.saywell.desk.shell.command.OverviewCommand;
import app.saywell.desk.shell.command.SaywellCommand;
import app.saywell.desk.shell.start.CommandRefusedException;
import app.saywell.desk.shell.start.DisplayCheck;
import app.saywell.desk.shell.start.LogConfiguration;
import app.saywell.desk.shell.start.MainWindow;
import app.saywell.desk.shell.start.UncaughtExceptions;
import app.saywell.speech.installation.InstalledSqliteDriver;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/// Entry point: opens the window, runs a command, or runs the tour if there is no display.
public final class Main {
    private static final int EXIT_REFUSED = 1;

    private Main() {}

    /// Opens the window, optionally with a `.saywell` file from the file manager, or runs the
    /// command given by the arguments.
    public static void main(String[] args) {
        int exitCode = OverviewCommand.runWithoutPicocli(args);
        if (exitCode == 0) {
            return; // System.exit would initialize logging first, which takes half as long as the
            // work itself.
        } else if (exitCode > 0) {
            System.exit(exitCode);
        }
        LogConfiguration.install();
        UncaughtExceptions.watch();
        InstalledSqliteDriver.use();
        if (args.length == 0) {
            System.exit(openWindow(Optional.empty()));
        }
        boolean namesPack = args.length == 1 && args[0].toLowerCase(Locale.ROOT).endsWith(".saywell");
        System.exit(namesPack ? openWindow(Optional.of(Path.of(args[0]))) : SaywellCommand.run(args));
    }

    private static int openWindow(Optional<Path> file) {
        if (!DisplayCheck.isPresent() && file.isPresent()) {
            return SaywellCommand.run("lesson", "import", file.get().toString());
        }
        if (!DisplayCheck.isPresent()) {
            System.out.println("There is no display here, so Saywell does its job without a window.");
            return SaywellCommand.run("tour");
        }
        try {
            MainWindow.open(file);
            return 0;
        } catch (CommandRefusedException e) {
            System.err.println(e.getMessage());
            return EXIT_REFUSED;
        }
    }
}
