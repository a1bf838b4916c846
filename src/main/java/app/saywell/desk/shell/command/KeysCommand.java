package app.saywell.desk.shell.command;

import app.saywell.desk.school.policy.LockedFeature;
import app.saywell.desk.shell.start.InstalledPolicy;
import app.saywell.desk.store.policy.LockedFeatureException;
import app.saywell.judge.service.KeyConsole;
import app.saywell.judge.service.account.CreatedKey;
import app.saywell.judge.service.account.IssuedKey;
import app.saywell.judge.service.account.KeyRequest;
import java.time.Instant;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Manages API keys; works while the service is running.
@Command(
        name = "keys",
        description = "Creates, lists and deactivates the keys of a service.",
        subcommands = {KeysCommand.CreateKey.class, KeysCommand.ListKeys.class, KeysCommand.DeactivateKey.class})
final class KeysCommand {

    @Command(name = "create", description = "Creates a key and prints it. It cannot be shown again.")
    static final class CreateKey implements Callable<Integer> {
        @Mixin
        private StorageOptions storage;

        @Option(names = "--name", required = true, description = "What the key is for.")
        private String name;

        @Option(
                names = "--expires",
                paramLabel = "ISO-INSTANT",
                description = "When it expires, for example 2027-02-28T00:00:00Z.")
        private @Nullable Instant expires;

        @Option(
                names = "--rate-limit",
                paramLabel = "N",
                description =
                        "Calls per minute, at most 100. Default: 100, or unlimited" + " if the plan has no limit.")
        private @Nullable Integer rateLimit;

        @Override
        public Integer call() {
            LockedFeatureException.requireUnlocked(InstalledPolicy.required(), LockedFeature.API_KEYS);
            KeyRequest request = KeyRequest.withName(name);
            if (expires != null) {
                request = request.withExpiry(expires);
            }
            if (rateLimit != null) {
                request = request.withRateLimit(rateLimit);
            }
            try (KeyConsole console = KeyConsole.open(storage.storageConfig())) {
                CreatedKey created = console.create(request);
                System.out.println(created.secret().text());
                System.err.println("Save this key now: it cannot be shown again.");
            }
            return 0;
        }
    }

    @Command(name = "list", description = "Shows every key, without its secret.")
    static final class ListKeys implements Callable<Integer> {
        @Mixin
        private StorageOptions storage;

        @Override
        public Integer call() {
            try (KeyConsole console = KeyConsole.open(storage.storageConfig())) {
                Instant now = console.now();
                System.out.println(row("key", "state", "per minute", "expires", "name"));
                for (IssuedKey key : console.list()) {
                    System.out.println(row(
                            "sk-svc-" + key.handle() + "…",
                            key.statusAt(now).name().toLowerCase(java.util.Locale.ROOT),
                            key.rateLimit() == IssuedKey.UNLIMITED_RATE
                                    ? "no limit"
                                    : Integer.toString(key.rateLimit()),
                            key.expiresAt().map(Instant::toString).orElse("never"),
                            key.name()));
                }
            }
            return 0;
        }

        private static String row(String key, String state, String limit, String expires, String name) {
            return "%-17s %-9s %-11s %-21s %s".formatted(key, state, limit, expires, name);
        }
    }

    @Command(name = "deactivate", description = "Deactivates a key permanently.")
    static final class DeactivateKey implements Callable<Integer> {
        @Mixin
        private StorageOptions storage;

        @Parameters(paramLabel = "KEY", description = "Its first characters as `keys list` shows them, or its name.")
        private String handleOrName;

        @Override
        public Integer call() {
            try (KeyConsole console = KeyConsole.open(storage.storageConfig())) {
                IssuedKey ended = console.deactivate(withoutPrefix(handleOrName));
                System.out.println("Deactivated: " + ended.name());
            }
            return 0;
        }

        private static String withoutPrefix(String typed) {
            return typed.replaceFirst("^sk-svc-", "").replaceFirst("…$", "");
        }
    }
}
