package app.saywell.cli.command;

import app.saywell.cli.RefusedException;
import app.saywell.cli.command.school.BackupCommand;
import app.saywell.cli.command.school.BatchCommand;
import app.saywell.cli.command.school.ClassCommand;
import app.saywell.cli.command.school.ExportCommand;
import app.saywell.cli.command.school.LessonCommand;
import app.saywell.cli.command.school.ReportCommand;
import app.saywell.cli.command.school.RestoreCommand;
import app.saywell.service.ServiceException;
import app.saywell.service.account.AccountException;
import app.saywell.service.store.StoreException;

import picocli.CommandLine;
import picocli.CommandLine.Command;

import java.io.PrintWriter;

/// The command `saywell` with all that stands below it.
@Command(
        name = "saywell",
        description = "Say it, see it, say it better. Without a command the window opens.",
        mixinStandardHelpOptions = true,
        versionProvider = SaywellCommand.Version.class,
        subcommands = {
            ServeCommand.class,
            KeysCommand.class,
            AccountCommand.class,
            ScoreCommand.class,
            AnalyzeNativeCommand.class,
            TranscribeCommand.class,
            LessonCommand.class,
            ClassCommand.class,
            BatchCommand.class,
            ReportCommand.class,
            ExportCommand.class,
            BackupCommand.class,
            RestoreCommand.class,
            RecordCommand.class,
            OverviewCommand.class,
            TourCommand.class,
            PicturesCommand.class,
        })
public final class SaywellCommand {
    private static final int REFUSED = 1;

    /// Runs a command.
    ///
    /// @return 0 done, 1 refused (with a sentence on standard error), 2 wrong usage
    public static int run(String... arguments) {
        return new CommandLine(new SaywellCommand())
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setExecutionExceptionHandler(SaywellCommand::refuse)
                .setOut(new PrintWriter(System.out, true))
                .setErr(new PrintWriter(System.err, true))
                .execute(arguments);
    }

    private static int refuse(Exception thrown, CommandLine command, CommandLine.ParseResult parsed)
            throws Exception {
        return switch (thrown) {
            case RefusedException e -> say(e, command);
            case AccountException e -> say(e, command);
            case StoreException e -> say(e, command);
            case ServiceException e -> say(e, command);
            default -> throw thrown;
        };
    }

    private static int say(Exception refusal, CommandLine command) {
        command.getErr().println(refusal.getMessage());
        return REFUSED;
    }

    /// The version of this build.
    static final class Version implements CommandLine.IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = SaywellCommand.class.getPackage().getImplementationVersion();
            return new String[] {"Saywell " + (version == null ? "(unpacked)" : version)};
        }
    }
}
