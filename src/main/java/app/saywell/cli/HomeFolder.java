package app.saywell.cli;

import app.saywell.installation.InstallationFolder;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// The default data folder of the current user.
public final class HomeFolder {
    private static final String APPLICATION_NAME = "Saywell";
    private static final String PORTABLE_MARKER = "portable";

    private HomeFolder() {}

    /// The folder that the school has set, or else the one for this process, from its environment
    /// and system properties.
    public static Path ofThisComputer() {
        return InstalledPolicy.current().libraryFolder().orElseGet(HomeFolder::ofThisProcess);
    }

    private static Path ofThisProcess() {
        Map<String, String> environment = System.getenv();
        Optional<Path> portable =
                environment.getOrDefault("SAYWELL_HOME", "").isBlank()
                        ? portable(InstallationFolder.current().code())
                        : Optional.empty();
        return portable.orElseGet(
                () ->
                        of(
                                environment,
                                System.getProperty("os.name", ""),
                                Path.of(System.getProperty("user.home", "."))));
    }

    /// The folder `data` beside the installation, if a file named `portable` lies there: such an
    /// installation is on a stick or a share and goes from computer to computer with its data.
    ///
    /// @param code the application's jar, which is one folder below the installation
    static Optional<Path> portable(Path code) {
        return Optional.ofNullable(code.toAbsolutePath().getParent())
                .map(Path::getParent)
                .filter(installation -> Files.isRegularFile(installation.resolve(PORTABLE_MARKER)))
                .map(installation -> installation.resolve("data"));
    }

    /// `SAYWELL_HOME` if it is set; otherwise the usual place of the system:
    /// `%LOCALAPPDATA%\Saywell` on Windows, `~/Library/Application Support/Saywell` on macOS,
    /// `$XDG_DATA_HOME/saywell` or `~/.local/share/saywell` elsewhere (XDG Base Directory
    /// Specification).
    static Path of(Map<String, String> environment, String system, Path user) {
        String override = environment.getOrDefault("SAYWELL_HOME", "");
        if (!override.isBlank()) {
            return Path.of(override).toAbsolutePath().normalize();
        }
        String os = system.toLowerCase(Locale.ROOT);
        if (os.startsWith("windows")) {
            String local = environment.getOrDefault("LOCALAPPDATA", "");
            Path base = local.isBlank() ? user.resolve("AppData").resolve("Local") : Path.of(local);
            return base.resolve(APPLICATION_NAME);
        }
        if (os.startsWith("mac")) {
            return user.resolve("Library").resolve("Application Support").resolve(APPLICATION_NAME);
        }
        String xdg = environment.getOrDefault("XDG_DATA_HOME", "");
        // The specification says that relative paths must be ignored.
        Path base = xdg.startsWith("/") ? Path.of(xdg) : user.resolve(".local").resolve("share");
        return base.resolve("saywell");
    }
}
