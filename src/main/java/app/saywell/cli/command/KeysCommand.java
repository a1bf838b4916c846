package app.saywell.cli.command;

import app.saywell.service.KeyConsole;
import app.saywell.service.account.ApiKey;
import app.saywell.service.account.CreatedKey;
import app.saywell.service.account.KeyRequest;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.time.Instant;
import java.util.concurrent.Callable;

/// The console of the keys; works while the service runs.
@Command(
        name = "keys",
        description = "Creates, lists and deactivates the keys of a service.",
        subcommands = {
            KeysCommand.Create.class,
            KeysCommand.ListAll.class,
            KeysCommand.Deactivate.class
        })
final class KeysCommand {

    @Command(
            name = "create",
            description = "Makes a key and prints it: this once, and never again.")
    static final class Create implements Callable<Integer> {
        @Mixin private StorageOptions storage;

        @Option(names = "--name", required = true, description = "What the key is for.")
        private String name;

        @Option(
                names = "--expires",
                paramLabel = "ISO-INSTANT",
                description = "When it ends by itself, for example 2027-02-28T00:00:00Z.")
        private @Nullable Instant expires;

        @Option(
                names = "--rate-limit",
                paramLabel = "N",
                description =
                        "Calls a minute, at most 100. Without it: 100, or as many as the plan"
                                + " allows where that is without limit.")
        private @Nullable Integer rateLimit;

        @Override
        public Integer call() {
            KeyRequest request = KeyRequest.named(name);
            if (expires != null) {
                request = request.expiring(expires);
            }
            if (rateLimit != null) {
                request = request.limitedTo(rateLimit);
            }
            try (KeyConsole console = KeyConsole.open(storage.storage())) {
                CreatedKey created = console.create(request);
                System.out.println(created.value().text());
                System.err.println("Keep this key now: it is not shown again.");
            }
            return 0;
        }
    }

    @Command(name = "list", description = "Shows every key, without its secret.")
    static final class ListAll implements Callable<Integer> {
        @Mixin private StorageOptions storage;

        @Override
        public Integer call() {
            try (KeyConsole console = KeyConsole.open(storage.storage())) {
                Instant now = console.now();
                System.out.println(row("key", "state", "per minute", "expires", "name"));
                for (ApiKey key : console.list()) {
                    System.out.println(
                            row(
                                    "sk-svc-" + key.handle() + "…",
                                    key.status(now).name().toLowerCase(java.util.Locale.ROOT),
                                    key.rateLimit() == ApiKey.UNLIMITED
                                            ? "no limit"
                                            : Integer.toString(key.rateLimit()),
                                    key.expiresAt().map(Instant::toString).orElse("never"),
                                    key.name()));
                }
            }
            return 0;
        }

        private static String row(
                String key, String state, String limit, String expires, String name) {
            return "%-17s %-9s %-11s %-21s %s".formatted(key, state, limit, expires, name);
        }
    }

    @Command(name = "deactivate", description = "Ends a key for good.")
    static final class Deactivate implements Callable<Integer> {
        @Mixin private StorageOptions storage;

        @Parameters(
                paramLabel = "KEY",
                description = "Its first characters as `keys list` shows them, or its name.")
        private String handleOrName;

        @Override
        public Integer call() {
            try (KeyConsole console = KeyConsole.open(storage.storage())) {
                ApiKey ended = console.deactivate(plain(handleOrName));
                System.out.println("Deactivated: " + ended.name());
            }
            return 0;
        }

        private static String plain(String typed) {
            return typed.replaceFirst("^sk-svc-", "").replaceFirst("…$", "");
        }
    }
}
