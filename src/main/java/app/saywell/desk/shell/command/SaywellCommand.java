package app.saywell.desk.shell.command;

import app.saywell.desk.shell.command.school.ApprovalCommand;
import app.saywell.desk.shell.command.school.BackupCommand;
import app.saywell.desk.shell.command.school.BatchCommand;
import app.saywell.desk.shell.command.school.ClassCommand;
import app.saywell.desk.shell.command.school.ExportCommand;
import app.saywell.desk.shell.command.school.LessonCommand;
import app.saywell.desk.shell.command.school.LibraryCommand;
import app.saywell.desk.shell.command.school.RecordingsCommand;
import app.saywell.desk.shell.command.school.ReportCommand;
import app.saywell.desk.shell.command.school.RestoreCommand;
import app.saywell.desk.shell.command.school.SpeechCommand;
import app.saywell.desk.shell.command.school.VerifyCertificateCommand;
import app.saywell.desk.shell.command.voice.SayCommand;
import app.saywell.desk.shell.command.voice.VoicesCommand;
import app.saywell.desk.shell.console.PlainOutput;
import app.saywell.desk.shell.failure.FileSentence;
import app.saywell.desk.shell.start.CommandRefusedException;
import app.saywell.desk.shell.start.InstalledPolicy;
import app.saywell.desk.store.database.LibraryException;
import app.saywell.desk.store.policy.LockedFeatureException;
import app.saywell.judge.service.ServiceException;
import app.saywell.judge.service.account.AccountException;
import app.saywell.judge.service.store.DatabaseOutageException;
import app.saywell.judge.service.store.StoreException;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/// The command `saywell` with its subcommands.
@Command(
        name = "saywell",
        description = "Say it, see it, say it better. Without a command the window opens.",
        mixinStandardHelpOptions = true,
        scope = CommandLine.ScopeType.INHERIT,
        versionProvider = SaywellCommand.VersionProvider.class,
        subcommands = {
            ServeCommand.class,
            KeysCommand.class,
            AccountCommand.class,
            ScoreCommand.class,
            AnalyzeNativeCommand.class,
            TranscribeCommand.class,
            SayCommand.class,
            VoicesCommand.class,
            LessonCommand.class,
            ClassCommand.class,
            BatchCommand.class,
            ReportCommand.class,
            SpeechCommand.class,
            ApprovalCommand.class,
            VerifyCertificateCommand.class,
            ExportCommand.class,
            RecordingsCommand.class,
            BackupCommand.class,
            LibraryCommand.class,
            RestoreCommand.class,
            RecordCommand.class,
            OverviewCommand.class,
            PolicyCommand.class,
            ProxyCommand.class,
            DoctorCommand.class,
            UpdateCommand.class,
            TourCommand.class,
            CommandLine.HelpCommand.class,
        })
public final class SaywellCommand {
    private static final int EXIT_REFUSED = 1;
    private static final Set<String> UNDER_ANY_POLICY = Set.of("policy", "doctor");

    /// Runs a command.
    ///
    /// @return 0 for success, 1 if refused (with a sentence on standard error), 2 for wrong usage
    public static int run(String... arguments) {
        PrintStream usualOut = System.out;
        PrintStream usualErr = System.err;
        System.setOut(PlainOutput.over(usualOut));
        System.setErr(PlainOutput.over(usualErr));
        try {
            return new CommandLine(new SaywellCommand())
                    .registerConverter(Path.class, SaywellCommand::path)
                    .registerConverter(
                            LocalDate.class, value -> time(value, LocalDate::parse, "a day such as 2027-02-28"))
                    .registerConverter(
                            Instant.class, value -> time(value, Instant::parse, "a time such as 2027-02-28T00:00:00Z"))
                    .registerConverter(Integer.class, value -> number(value, Integer::valueOf, "a whole number"))
                    .registerConverter(int.class, value -> number(value, Integer::valueOf, "a whole number"))
                    .registerConverter(Double.class, value -> number(value, Double::valueOf, "a number"))
                    .registerConverter(double.class, value -> number(value, Double::valueOf, "a number"))
                    .setColorScheme(CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.OFF))
                    .setExecutionExceptionHandler(SaywellCommand::handleException)
                    .setExecutionStrategy(SaywellCommand::runUnderPolicy)
                    .setOut(new PrintWriter(System.out, true, System.out.charset()))
                    .setErr(new PrintWriter(System.err, true, System.err.charset()))
                    .execute(arguments);
        } finally {
            System.setOut(usualOut);
            System.setErr(usualErr);
        }
    }

    // An empty name, such as that of a variable without a value, would be the current folder.
    private static Path path(String value) {
        if (value.isBlank()) {
            throw new CommandLine.TypeConversionException("the name is empty");
        }
        try {
            return Path.of(value);
        } catch (InvalidPathException e) {
            throw new CommandLine.TypeConversionException("this system has no file of such a name");
        }
    }

    // Otherwise the class of the exception is told.
    private static <T> T time(String value, Function<String, T> parse, String form) {
        try {
            return parse.apply(value);
        } catch (DateTimeException e) {
            throw new CommandLine.TypeConversionException("'" + value + "' is not " + form);
        }
    }

    private static <T> T number(String value, Function<String, T> parse, String kind) {
        try {
            return parse.apply(value);
        } catch (NumberFormatException e) {
            throw new CommandLine.TypeConversionException("'" + value + "' is not " + kind);
        }
    }

    /// With a policy file that cannot be used, only the commands run that help to correct it.
    private static int runUnderPolicy(CommandLine.ParseResult parsed) {
        boolean isHelp = parsed.subcommand() == null
                || UNDER_ANY_POLICY.contains(parsed.subcommand().commandSpec().name())
                || parsed.asCommandLineList().stream()
                        .anyMatch(line -> line.isUsageHelpRequested() || line.isVersionHelpRequested());
        if (!isHelp) {
            try {
                InstalledPolicy.required();
            } catch (CommandRefusedException e) {
                return printAndRefuse(e, parsed.commandSpec().commandLine());
            }
        }
        return new CommandLine.RunLast().execute(parsed);
    }

    static int handleException(Exception thrown, CommandLine command, CommandLine.ParseResult parsed) throws Exception {
        return switch (thrown) {
            case CommandRefusedException e -> printAndRefuse(e, command);
            case AccountException e -> printAndRefuse(e, command);
            case StoreException e -> printAndRefuse(e, command);
            case ServiceException e -> printAndRefuse(e, command);
            case DatabaseOutageException _ ->
                printAndRefuse(
                        new CommandRefusedException("The service's database is locked by another program, or cannot be"
                                + " reached. Nothing was changed. Try again shortly."),
                        command);
            case LockedFeatureException _ ->
                printAndRefuse(
                        new CommandRefusedException("Your school has locked this command. Nothing was changed."),
                        command);
            case LibraryException e ->
                printAndRefuse(
                        new CommandRefusedException("The library cannot be used now. What was saved before is safe. Try"
                                + " again; saywell doctor says what is wrong. (code "
                                + e.kind().code()
                                + ")"),
                        command);
            case IOException e -> printAndRefuse(new CommandRefusedException(FileSentence.of(e)), command);
            case UncheckedIOException e ->
                printAndRefuse(
                        new CommandRefusedException(FileSentence.of(Objects.requireNonNull(e.getCause()))), command);
            default -> {
                command.getErr()
                        .println(
                                "Something went wrong in Saywell. What was saved before is safe. Try again; if it fails"
                                        + " again, ask for help with these details:");
                throw thrown;
            }
        };
    }

    private static int printAndRefuse(Exception refusal, CommandLine command) {
        command.getErr().println(refusal.getMessage());
        return EXIT_REFUSED;
    }

    /// The version of this build.
    static final class VersionProvider implements CommandLine.IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = SaywellCommand.class.getPackage().getImplementationVersion();
            return new String[] {"Saywell " + (version == null ? "(unpacked)" : version)};
        }
    }
}
