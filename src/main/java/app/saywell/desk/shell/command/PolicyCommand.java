package app.saywell.desk.shell.command;

import app.saywell.desk.school.policy.PolicyProblem;
import app.saywell.desk.school.policy.ProxyChoice;
import app.saywell.desk.school.policy.SchoolPolicy;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.TrustedCertificate;
import app.saywell.desk.shell.start.CommandRefusedException;
import app.saywell.desk.shell.start.InstalledPolicy;
import app.saywell.desk.store.policy.PolicyException;
import app.saywell.desk.store.policy.PolicyFile;
import java.nio.file.Path;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Shows the school policy that holds on this computer, and checks files for other ones.
@Command(
        name = "policy",
        description = "Shows what the school has set on this computer.",
        subcommands = PolicyCommand.CheckFile.class)
final class PolicyCommand implements Callable<Integer> {

    @Option(
            names = "--values",
            description = "Also shows what each setting is set to; of a certificate, its fingerprint.")
    private boolean values;

    @Override
    public Integer call() {
        SchoolPolicy policy = InstalledPolicy.required();
        if (policy.file().isEmpty()) {
            System.out.println("There is no school policy on this computer.");
            return 0;
        }
        System.out.println("policy  " + policy.file().get());
        show(policy, values);
        return 0;
    }

    /// @param values whether what is set is shown, too. An address may be nobody else's business
    private static void show(SchoolPolicy policy, boolean values) {
        new TreeMap<>(policy.imposed())
                .forEach((name, value) ->
                        System.out.println("sets    " + name + (values ? " = " + shown(name, value) : "")));
        if (values) {
            System.out.println("proxy   " + shown(policy.proxy()));
        }
        policy.levels()
                .ifPresent(
                        levels -> System.out.printf("sets    levels %.0f and %.0f%n", levels.nearly(), levels.good()));
        policy.libraryFolder().ifPresent(folder -> System.out.println("library " + folder));
        new TreeSet<>(policy.locked())
                .forEach(feature ->
                        System.out.println("locks   " + feature.name().toLowerCase(java.util.Locale.ROOT)));
        if (!policy.allowsHostedService()) {
            System.out.println("hosted  not allowed");
        }
    }

    private static String shown(String name, String value) {
        if (name.equals(Setting.TRUSTED_CERTIFICATE.name())) {
            return TrustedCertificate.ofPem(value)
                    .map(TrustedCertificate::fingerprint)
                    .orElse("");
        }
        return value.isEmpty() ? "(empty)" : value;
    }

    private static String shown(ProxyChoice proxy) {
        return switch (proxy) {
            case ProxyChoice.SystemProxy _ -> "of the system";
            case ProxyChoice.NoProxy _ -> "none";
            case ProxyChoice.NamedProxy(String host, int port, Optional<String> user) ->
                host + ":" + port + user.map(name -> ", user " + name).orElse("");
        };
    }

    @Command(name = "check", description = "Checks a policy file, and names every line that is wrong.")
    static final class CheckFile implements Callable<Integer> {
        @Parameters(paramLabel = "FILE", description = "A file such as saywell.policy.")
        private Path file;

        @Override
        public Integer call() {
            try {
                show(PolicyFile.read(file), false);
                System.out.println("The policy is valid.");
                return 0;
            } catch (PolicyException e) {
                throw new CommandRefusedException(String.join(
                        System.lineSeparator(),
                        e.problems().stream().map(PolicyProblem::toString).toList()));
            }
        }
    }
}
