package app.saywell.desk.shell.command;

import app.saywell.judge.service.AccountConsole;
import app.saywell.judge.service.account.AccountCredit;
import app.saywell.judge.service.account.AccountStatement;
import app.saywell.judge.service.account.BilledUsage;
import app.saywell.judge.service.account.DollarAmount;
import app.saywell.judge.service.account.ServicePlan;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Shows and changes the account of a service.
@Command(
        name = "account",
        description = "Shows plan, credits and this month's usage of a service.",
        subcommands = {
            AccountCommand.ChangePlan.class,
            AccountCommand.AddCredit.class,
            AccountCommand.RaiseRateLimit.class
        })
final class AccountCommand implements Callable<Integer> {
    @Mixin
    private StorageOptions storage;

    @Override
    public Integer call() {
        try (AccountConsole console = AccountConsole.open(storage.storageConfig())) {
            show(console.statement());
        }
        return 0;
    }

    private static void show(AccountStatement statement) {
        System.out.println("plan      " + statement.plan().lowerCaseName());
        System.out.println("balance   " + statement.balance());
        for (AccountCredit credit : statement.credits()) {
            System.out.println("  %-8s %s of %s left, %s"
                    .formatted(
                            credit.kind().name().toLowerCase(Locale.ROOT),
                            credit.remaining(),
                            credit.granted(),
                            credit.expiresAt().map(at -> "until " + at).orElse("without expiry")));
        }
        System.out.println("month     " + statement.month());
        for (BilledUsage use : statement.usage()) {
            System.out.println("  %-22s %6d calls %8d s  %s"
                    .formatted(use.endpoint().path(), use.calls(), use.billedSeconds(), use.price()));
        }
        System.out.println("invoiced  " + statement.invoiced());
    }

    @Command(name = "plan", description = "Changes the plan immediately.")
    static final class ChangePlan implements Callable<Integer> {
        @Mixin
        private StorageOptions storage;

        @Parameters(
                paramLabel = "NAME",
                converter = PlanConverter.class,
                description = "free, starter, pro or enterprise.")
        private ServicePlan plan;

        @Override
        public Integer call() {
            try (AccountConsole console = AccountConsole.open(storage.storageConfig())) {
                console.changePlan(plan);
                show(console.statement());
            }
            return 0;
        }
    }

    @Command(name = "add-credit", description = "Adds bought credit.")
    static final class AddCredit implements Callable<Integer> {
        @Mixin
        private StorageOptions storage;

        @Parameters(paramLabel = "USD", description = "Dollars, at least 10.")
        private String dollars;

        @Option(
                names = "--expires",
                paramLabel = "ISO-INSTANT",
                description = "When the credit expires. Default: never.")
        private @Nullable Instant expires;

        @Override
        public Integer call() {
            try (AccountConsole console = AccountConsole.open(storage.storageConfig())) {
                console.addCredit(DollarAmount.parse(dollars), Optional.ofNullable(expires));
                show(console.statement());
            }
            return 0;
        }
    }

    @Command(
            name = "raise-rate-limit",
            description = "Allows new keys more than 100 calls per minute, as agreed by contract.")
    static final class RaiseRateLimit implements Callable<Integer> {
        @Mixin
        private StorageOptions storage;

        @Parameters(paramLabel = "N", description = "Calls per minute.")
        private int callsPerMinute;

        @Override
        public Integer call() {
            try (AccountConsole console = AccountConsole.open(storage.storageConfig())) {
                console.raiseRateLimit(callsPerMinute);
            }
            return 0;
        }
    }
}
