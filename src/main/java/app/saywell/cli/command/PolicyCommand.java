package app.saywell.cli.command;

import app.saywell.cli.CommandRefusedException;
import app.saywell.cli.InstalledPolicy;
import app.saywell.library.policy.PolicyException;
import app.saywell.library.policy.PolicyFile;
import app.saywell.library.policy.PolicyProblem;
import app.saywell.library.policy.SchoolPolicy;

import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

import java.nio.file.Path;
import java.util.TreeSet;
import java.util.concurrent.Callable;

/// Shows the school policy that holds on this computer, and checks files for other ones.
@Command(
        name = "policy",
        description = "Shows what the school has set on this computer.",
        subcommands = PolicyCommand.CheckFile.class)
final class PolicyCommand implements Callable<Integer> {

    @Override
    public Integer call() {
        SchoolPolicy policy = InstalledPolicy.required();
        if (policy.file().isEmpty()) {
            System.out.println("There is no school policy on this computer.");
            return 0;
        }
        System.out.println("policy  " + policy.file().get());
        show(policy);
        return 0;
    }

    private static void show(SchoolPolicy policy) {
        // Names only: an address or a certificate may be nobody else's business.
        new TreeSet<>(policy.imposed().keySet())
                .forEach(name -> System.out.println("sets    " + name));
        policy.levels()
                .ifPresent(
                        levels ->
                                System.out.printf(
                                        "sets    levels %.0f and %.0f%n",
                                        levels.nearly(), levels.good()));
        policy.libraryFolder().ifPresent(folder -> System.out.println("library " + folder));
        new TreeSet<>(policy.locked())
                .forEach(
                        feature ->
                                System.out.println(
                                        "locks   "
                                                + feature.name()
                                                        .toLowerCase(java.util.Locale.ROOT)));
        if (!policy.allowsHostedService()) {
            System.out.println("hosted  not allowed");
        }
    }

    @Command(
            name = "check",
            description = "Checks a policy file, and names every line that is wrong.")
    static final class CheckFile implements Callable<Integer> {
        @Parameters(paramLabel = "FILE", description = "A file such as saywell.policy.")
        private Path file;

        @Override
        public Integer call() {
            try {
                show(PolicyFile.read(file));
                System.out.println("The policy is valid.");
                return 0;
            } catch (PolicyException e) {
                throw new CommandRefusedException(
                        String.join(
                                System.lineSeparator(),
                                e.problems().stream().map(PolicyProblem::toString).toList()));
            }
        }
    }
}
