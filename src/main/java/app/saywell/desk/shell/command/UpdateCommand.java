package app.saywell.desk.shell.command;

import app.saywell.desk.school.policy.SchoolPolicy;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.UpdateSettings;
import app.saywell.desk.settings.update.UpdateAnswer;
import app.saywell.desk.settings.update.UpdateChecks;
import app.saywell.desk.shell.start.CommandRefusedException;
import app.saywell.desk.shell.start.ComputerDoctor;
import app.saywell.desk.shell.start.HomeFolder;
import app.saywell.desk.shell.start.InstalledPolicy;
import app.saywell.desk.shell.start.SignedUpdates;
import app.saywell.desk.shell.start.StoredLibraryKeys;
import app.saywell.desk.store.database.LibraryException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// Asks whether there is a newer version.
@Command(
        name = "update",
        description = "Asks for the newest version, at the address of the policy or the settings. Sends"
                + " nothing about you, and installs nothing.")
final class UpdateCommand implements Callable<Integer> {
    private static final int EXIT_NEWER = 3;

    @Option(
            names = "--check",
            required = true,
            description = "Asks once. Exit code 0: newest, 3: there is a newer one.")
    private boolean check;

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "Saywell's data folder. Default: the usual folder of the system.")
    private @Nullable Path data;

    @Option(names = "--address", paramLabel = "URL", description = "Address of the update file.")
    private @Nullable String address;

    @Option(names = "--key", paramLabel = "BASE64", description = "Public key of its signer.")
    private @Nullable String key;

    @Override
    public Integer call() {
        SchoolPolicy policy = InstalledPolicy.required();
        if (policy.imposes(UpdateSettings.CHECK)) {
            if (policy.imposed().getOrDefault(UpdateSettings.ADDRESS.name(), "").isEmpty()) {
                throw new CommandRefusedException("Your school has turned the update check off. Nothing was asked.");
            }
            if (address != null || key != null) {
                throw new CommandRefusedException("Your school has set the address and the key. Nothing was asked.");
            }
        }
        String installed = SignedUpdates.installedVersion();
        UpdateAnswer answer = UpdateChecks.ask(
                new SignedUpdates(policy),
                address == null ? stored(policy, UpdateSettings.ADDRESS) : address,
                key == null ? stored(policy, UpdateSettings.PUBLIC_KEY) : key,
                installed);
        return switch (answer) {
            case UpdateAnswer.Newer newer -> {
                System.out.println("newer    " + newer.version());
                System.out.println("page     " + newer.page());
                yield EXIT_NEWER;
            }
            case UpdateAnswer.Newest _ -> {
                System.out.println("newest   " + installed);
                yield 0;
            }
            case UpdateAnswer.NotAnswered(UpdateAnswer.UpdateProblem problem) ->
                throw new CommandRefusedException("Nothing is known of newer versions ("
                        + problem.name().toLowerCase(Locale.ROOT)
                        + "). "
                        + advice(problem));
        };
    }

    private static String advice(UpdateAnswer.UpdateProblem problem) {
        return switch (problem) {
            case NOT_SET_UP ->
                "Saywell was built without an address and a key for updates. Set both, in"
                        + " saywell.policy, in the settings, or here.";
            case FORBIDDEN -> "Your school has turned the update check off.";
            case INSECURE -> "The address must begin with https://.";
            case REDIRECTED, REFUSED, TOO_LARGE, NOT_A_MANIFEST ->
                "What is at the address is no update file. Nothing was taken.";
            case TIMED_OUT, UNREACHABLE -> "There was no answer. Check the network and the address.";
            case PROXY ->
                "The proxy wants a password. Store it with “saywell proxy password”, or correct" + " it there.";
            case UNTRUSTED -> "The certificate is not trusted; set the school's in saywell.policy.";
            case WRONG_SIGNATURE -> "The file is not signed with this key, so it was not believed.";
        };
    }

    private String stored(SchoolPolicy policy, Setting<String> setting) {
        Path home = data == null
                ? HomeFolder.ofThisComputer()
                : data.toAbsolutePath().normalize();
        try {
            return ComputerDoctor.storedSetting(home, policy, StoredLibraryKeys.ofThisComputer(), setting);
        } catch (LibraryException e) { // the only kind that is thrown is KEY_MISSING
            throw new CommandRefusedException(
                    "The library is encrypted, and its key is not on this computer, so its address"
                            + " and key are unknown. Nothing was asked. Enter the recovery phrase"
                            + " with saywell library unlock, or use --address and --key.");
        }
    }
}
