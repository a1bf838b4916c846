package app.saywell.desk.shell.command;

import app.saywell.desk.school.policy.ProxyChoice.NamedProxy;
import app.saywell.desk.shell.start.CommandRefusedException;
import app.saywell.desk.shell.start.InstalledPolicy;
import app.saywell.desk.shell.start.ProxyPasswords;
import java.io.BufferedReader;
import java.io.Console;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/// Stores the password for the proxy that the school policy names.
@Command(
        name = "proxy",
        description =
                "Shows the proxy of the school policy, and where its password is. The password is" + " never shown.",
        subcommands = {ProxyCommand.Password.class, ProxyCommand.Forget.class})
final class ProxyCommand implements Callable<Integer> {

    @Override
    public Integer call() {
        NamedProxy proxy = proxyWithUser();
        System.out.println("proxy     " + proxy.host() + ":" + proxy.port());
        System.out.println("user      " + proxy.user().orElseThrow());
        System.out.println("password  "
                + switch (ProxyPasswords.ofThisComputer().place(proxy)) {
                    case ENVIRONMENT -> "in " + ProxyPasswords.VARIABLE;
                    case KEYCHAIN -> "in the system's keychain";
                    case NOWHERE -> "none: store one with “saywell proxy password”";
                });
        return 0;
    }

    private static NamedProxy proxyWithUser() {
        return InstalledPolicy.required().proxy() instanceof NamedProxy proxy
                        && proxy.user().isPresent()
                ? proxy
                : refuse("The school policy names no proxy with a user, so there is no password to"
                        + " keep. Set network.proxy in saywell.policy.");
    }

    private static NamedProxy refuse(String sentence) {
        throw new CommandRefusedException(sentence);
    }

    @Command(
            name = "password",
            description = "Reads the password from the keyboard or from standard input, and stores it in"
                    + " the system's keychain.")
    static final class Password implements Callable<Integer> {
        @Override
        public Integer call() {
            NamedProxy proxy = proxyWithUser();
            String password = read();
            if (password.isEmpty()) {
                throw new CommandRefusedException("No password was given. Nothing was changed.");
            }
            if (!ProxyPasswords.ofThisComputer().store(proxy, password)) {
                throw new CommandRefusedException(
                        "This system has no keychain, or it is locked, so the password was not"
                                + " stored. Unlock it, or give the password in the environment"
                                + " variable "
                                + ProxyPasswords.VARIABLE
                                + ".");
            }
            System.out.println("The password is in the system's keychain.");
            return 0;
        }

        private static String read() {
            Console console = System.console();
            if (console != null && console.isTerminal()) {
                return new String(
                        Optional.ofNullable(console.readPassword("Password: ")).orElse(new char[0]));
            }
            try {
                String line = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)).readLine();
                return line == null ? "" : line;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    @Command(name = "forget", description = "Removes the password from the keychain.")
    static final class Forget implements Callable<Integer> {
        @Override
        public Integer call() {
            ProxyPasswords.ofThisComputer().forget(proxyWithUser());
            System.out.println("The password is not in the keychain any more.");
            return 0;
        }
    }
}
