package app.saywell.desk.shell.start;

import app.saywell.desk.client.http.HttpSettings;
import app.saywell.desk.client.http.ServiceAddress;
import app.saywell.desk.school.policy.SchoolPolicy;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.TrustedCertificate;
import app.saywell.desk.settings.support.Doctor;
import app.saywell.desk.settings.support.Finding;
import app.saywell.desk.settings.support.SupportFile;
import app.saywell.desk.settings.support.SystemCheck;
import app.saywell.desk.shell.doctor.DisplayChecks;
import app.saywell.desk.shell.doctor.ModelChecks;
import app.saywell.desk.shell.doctor.PolicyChecks;
import app.saywell.desk.shell.doctor.ServiceChecks;
import app.saywell.desk.shell.doctor.SoundChecks;
import app.saywell.desk.shell.doctor.StorageChecks;
import app.saywell.desk.store.ClosedLibrary;
import app.saywell.desk.store.database.LibraryException;
import app.saywell.desk.store.database.ScratchFolder;
import app.saywell.desk.store.integrity.LibraryGlance;
import app.saywell.desk.store.seal.LibraryKeys;
import app.saywell.judge.engine.onnx.ModelFolder;
import app.saywell.speech.audio.capture.InputDevices;
import app.saywell.speech.installation.InstallationFolder;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;

/// The doctor with all checks of this computer. Settings are read from the file of the library, so
/// it works whether or not the library is open or can be opened.
public final class ComputerDoctor {
    private final Path home;
    private final SchoolPolicy policy;
    private final LibraryKeys keys;
    private final SettingReader settings;

    private ComputerDoctor(Path home, SchoolPolicy policy, LibraryKeys keys, SettingReader settings) {
        this.home = home;
        this.policy = policy;
        this.keys = keys;
        this.settings = settings;
    }

    /// Where settings are read.
    public interface SettingReader {
        /// The value of a setting.
        ///
        /// @throws LibraryException `KEY_MISSING` if the library is encrypted and locked
        <T> T get(Setting<T> setting);
    }

    /// The doctor for a data folder whose library is not open.
    ///
    /// @param keys has the key of an encrypted one; without it the doctor says that it is locked
    public static Doctor of(Path home, SchoolPolicy policy, LibraryKeys keys) {
        return of(home, policy, keys, new StoredSettings(home, policy, keys)::get);
    }

    /// The doctor for a data folder.
    public static Doctor of(Path home, SchoolPolicy policy, LibraryKeys keys, SettingReader settings) {
        ComputerDoctor computer = new ComputerDoctor(home, policy, keys, settings);
        return new Doctor(
                List.of(
                        new SystemCheck("policy", () -> PolicyChecks.policy(policy)),
                        new SystemCheck("folder", () -> StorageChecks.folder(home)),
                        new SystemCheck("disk", () -> StorageChecks.disk(home)),
                        new SystemCheck("library", computer::library),
                        new SystemCheck("models", () -> ModelChecks.models(ModelFolder.ofApplication())),
                        withSettings("microphone", computer::microphone),
                        new SystemCheck(
                                "graphics",
                                () -> DisplayChecks.graphics(
                                        DisplayCheck.isPresent(), DisplayCheck.missingLibraries())),
                        new SystemCheck(
                                "fonts",
                                () -> DisplayChecks.fonts(
                                        InstallationFolder.current().fonts())),
                        new SystemCheck("service", ComputerDoctor::embedded),
                        withSettings(
                                "hosted", () -> ServiceChecks.hosted(computer.hostedSettings(), ServiceChecks::ask)),
                        withSettings(
                                "certificates",
                                () -> PolicyChecks.certificates(
                                        computer.setting(Setting.TRUSTED_CERTIFICATE), Instant.now()))),
                computer::supportData);
    }

    // What is chosen cannot be known then, so nothing that was not chosen is checked instead.
    private static SystemCheck withSettings(String name, Callable<Finding> check) {
        return new SystemCheck(name, () -> {
            try {
                return check.call();
            } catch (LibraryException e) {
                if (e.kind() == LibraryException.LibraryFailureKind.KEY_MISSING) {
                    return Finding.warning(name, Doctor.LOCKED);
                }
                throw e;
            }
        });
    }

    private SupportFile.SupportData supportData() {
        return new SupportFile.SupportData(
                SignedUpdates.installedVersion(), new ClosedLibrary(home).glance(keys), policy, RecentWarnings.list());
    }

    private Finding library() {
        Finding found = StorageChecks.library(home, keys);
        boolean isPlain =
                found.key().equals("fine") && new ClosedLibrary(home).keyCheck().isEmpty();
        return isPlain && policy.requiresEncryption() ? Finding.problem("library", "plain") : found;
    }

    private Finding microphone() {
        String name = setting(Setting.MICROPHONE);
        return SoundChecks.microphone(
                InputDevices.list().size(), name.isEmpty() ? InputDevices.systemDefault() : InputDevices.byName(name));
    }

    // In a folder of its own, because the doctor changes nothing in the data folder.
    private static Finding embedded() throws IOException {
        try (ScratchFolder folder = ScratchFolder.create();
                EmbeddedService service = EmbeddedService.start(folder.path())) {
            return ServiceChecks.embedded(HttpSettings.embedded(service.address()));
        }
    }

    private Optional<HttpSettings> hostedSettings() {
        boolean isChosen = setting(Setting.SERVICE_KIND) == ServiceKind.HOSTED;
        return isChosen
                ? ServiceAddress.parse(setting(Setting.HOSTED_ADDRESS))
                        .map(HttpSettings::hosted)
                        .map(settings -> settings.withTrustedCertificate(
                                TrustedCertificate.ofPem(setting(Setting.TRUSTED_CERTIFICATE))
                                        .map(TrustedCertificate::certificate)))
                        .map(settings -> PolicyNetwork.apply(policy, settings))
                : Optional.empty();
    }

    private <T> T setting(Setting<T> setting) {
        return settings.get(setting);
    }

    private record StoredSettings(Path home, SchoolPolicy policy, LibraryKeys keys) {
        <T> T get(Setting<T> setting) {
            return storedSetting(home, policy, keys, setting);
        }
    }

    /// A setting as it lies in the file of a library that need not be opened, unless the policy
    /// imposes a value.
    ///
    /// @throws LibraryException `KEY_MISSING` if the library is encrypted and its key is not there
    public static <T> T storedSetting(Path home, SchoolPolicy policy, LibraryKeys keys, Setting<T> setting) {
        Map<String, String> stored = policy.imposes(setting) ? policy.imposed() : LibraryGlance.settingsOf(home, keys);
        String value = stored.getOrDefault(setting.name(), "");
        try {
            return value.isEmpty() ? setting.defaultValue() : setting.parse().apply(value);
        } catch (IllegalArgumentException e) {
            return setting.defaultValue();
        }
    }
}
