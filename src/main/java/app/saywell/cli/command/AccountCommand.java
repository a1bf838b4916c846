package app.saywell.cli.command;

import app.saywell.service.AccountConsole;
import app.saywell.service.account.Credit;
import app.saywell.service.account.Money;
import app.saywell.service.account.Plan;
import app.saywell.service.account.Statement;
import app.saywell.service.account.Use;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;

/// Shows and changes the account of a service.
@Command(
        name = "account",
        description = "Shows plan, credits and this month's use of a service.",
        subcommands = {
            AccountCommand.ChangePlan.class,
            AccountCommand.AddCredit.class,
            AccountCommand.RaiseRateLimit.class
        })
final class AccountCommand implements Callable<Integer> {
    @Mixin private StorageOptions storage;

    @Override
    public Integer call() {
        try (AccountConsole console = AccountConsole.open(storage.storage())) {
            show(console.statement());
        }
        return 0;
    }

    private static void show(Statement statement) {
        System.out.println("plan      " + statement.plan().title());
        System.out.println("balance   " + statement.balance());
        for (Credit credit : statement.credits()) {
            System.out.println(
                    "  %-8s %s of %s left, %s"
                            .formatted(
                                    credit.kind().name().toLowerCase(Locale.ROOT),
                                    credit.left(),
                                    credit.granted(),
                                    credit.expiresAt()
                                            .map(at -> "until " + at)
                                            .orElse("without an end")));
        }
        System.out.println("month     " + statement.month());
        for (Use use : statement.use()) {
            System.out.println(
                    "  %-22s %6d calls %8d s  %s"
                            .formatted(
                                    use.endpoint().path(),
                                    use.calls(),
                                    use.seconds(),
                                    use.price()));
        }
        System.out.println("invoiced  " + statement.invoiced());
    }

    @Command(name = "plan", description = "Changes the plan at once.")
    static final class ChangePlan implements Callable<Integer> {
        @Mixin private StorageOptions storage;

        @Parameters(
                paramLabel = "NAME",
                converter = PlanConverter.class,
                description = "free, starter, pro or enterprise.")
        private Plan plan;

        @Override
        public Integer call() {
            try (AccountConsole console = AccountConsole.open(storage.storage())) {
                console.changePlan(plan);
                show(console.statement());
            }
            return 0;
        }
    }

    @Command(name = "add-credit", description = "Books credit that was bought.")
    static final class AddCredit implements Callable<Integer> {
        @Mixin private StorageOptions storage;

        @Parameters(paramLabel = "USD", description = "Dollars, at least 10.")
        private String dollars;

        @Option(
                names = "--expires",
                paramLabel = "ISO-INSTANT",
                description = "When the rest of it is lost; without an end unless given.")
        private @Nullable Instant expires;

        @Override
        public Integer call() {
            try (AccountConsole console = AccountConsole.open(storage.storage())) {
                console.addCredit(Money.ofDollars(dollars), Optional.ofNullable(expires));
                show(console.statement());
            }
            return 0;
        }
    }

    @Command(
            name = "raise-rate-limit",
            description = "Allows new keys more than 100 calls a minute, as agreed by contract.")
    static final class RaiseRateLimit implements Callable<Integer> {
        @Mixin private StorageOptions storage;

        @Parameters(paramLabel = "N", description = "Calls a minute.")
        private int callsPerMinute;

        @Override
        public Integer call() {
            try (AccountConsole console = AccountConsole.open(storage.storage())) {
                console.raiseRateLimit(callsPerMinute);
            }
            return 0;
        }
    }
}
