package app.saywell.desk.settings.update;

import app.saywell.desk.school.settings.UpdateSettings;
import app.saywell.desk.school.settings.UpdateSettings.UpdateCheck;
import app.saywell.desk.settings.update.UpdateAnswer.NotAnswered;
import app.saywell.desk.settings.update.UpdateAnswer.UpdateProblem;
import app.saywell.desk.store.change.PublishedSettings;
import java.lang.module.ModuleDescriptor;
import java.time.LocalDate;
import java.util.Optional;

/// Asks for newer versions as the settings say, and remembers the newest one that was told of.
public final class UpdateChecks {
    private final PublishedSettings settings;
    private final UpdateSource source;
    private final String installed;

    /// @param source asks over the network; called on worker threads
    /// @param installed the version of this program, or an empty text if it has none
    public UpdateChecks(PublishedSettings settings, UpdateSource source, String installed) {
        this.settings = settings;
        this.source = source;
        this.installed = installed;
    }

    /// Asks now. Waits for the network, so call it on a worker thread.
    public UpdateAnswer check(LocalDate today) {
        if (isTurnedOffBySchool()) {
            return new NotAnswered(UpdateProblem.FORBIDDEN);
        }
        String address = settings.get(UpdateSettings.ADDRESS);
        String key = settings.get(UpdateSettings.PUBLIC_KEY);
        UpdateAnswer answer = ask(source, address, key, installed);
        if (!(answer instanceof NotAnswered)) {
            settings.set(UpdateSettings.LAST_DAY, today.toString());
            settings.set(
                    UpdateSettings.KNOWN_VERSION, answer instanceof UpdateAnswer.Newer newer ? newer.version() : "");
        }
        return answer;
    }

    private boolean isTurnedOffBySchool() {
        return settings.policy().imposes(UpdateSettings.CHECK) && settings.get(UpdateSettings.CHECK) == UpdateCheck.OFF;
    }

    /// Asks if daily checks are chosen and there was no answer today.
    public Optional<UpdateAnswer> checkIfDue(LocalDate today) {
        boolean isDue = settings.get(UpdateSettings.CHECK) == UpdateCheck.DAILY
                && !settings.get(UpdateSettings.LAST_DAY).equals(today.toString());
        return isDue ? Optional.of(check(today)) : Optional.empty();
    }

    /// The newer version that was told of, as long as checks are chosen.
    public Optional<String> knownNewerVersion() {
        String known = settings.get(UpdateSettings.KNOWN_VERSION);
        boolean isNewer = settings.get(UpdateSettings.CHECK) == UpdateCheck.DAILY && isNewer(known, installed);
        return isNewer ? Optional.of(known) : Optional.empty();
    }

    /// Asks for a version newer than another.
    public static UpdateAnswer ask(UpdateSource source, String address, String publicKey, String installed) {
        UpdateAnswer answer = source.ask(address.strip(), publicKey.strip());
        return answer instanceof UpdateAnswer.Newer newer && !isNewer(newer.version(), installed)
                ? new UpdateAnswer.Newest()
                : answer;
    }

    static boolean isNewer(String version, String installed) {
        if (version.isEmpty()) {
            return false;
        }
        try {
            return installed.isEmpty()
                    || ModuleDescriptor.Version.parse(version).compareTo(ModuleDescriptor.Version.parse(installed)) > 0;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
