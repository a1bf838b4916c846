package app.saywell.desk.shell.start;

import app.saywell.speech.installation.InstallationFolder;
import app.saywell.speech.installation.PrivateFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// The default data folder of the current user.
public final class HomeFolder {
    private static final String APPLICATION_NAME = "Saywell";
    private static final String PORTABLE_MARKER = "portable";

    /// As much as the smallest database takes.
    private static final int PROBE_BYTES = 1 << 18;

    private HomeFolder() {}

    /// The folder that the school has set, or else the one for this process, from its environment
    /// and system properties.
    public static Path ofThisComputer() {
        return InstalledPolicy.current().libraryFolder().orElseGet(HomeFolder::ofThisProcess);
    }

    /// Stops with what to do where a data folder cannot be written to; creates it if it is not
    /// there.
    ///
    /// @throws CommandRefusedException if it cannot be written to, or its disk is full
    public static void requireWritable(Path home) {
        try {
            Files.createDirectories(home);
            Path probe = PrivateFiles.createTemporaryFile(home, "saywell", ".try");
            try {
                Files.write(probe, new byte[PROBE_BYTES]);
            } catch (IOException e) {
                throw new CommandRefusedException("The disk of the data folder "
                        + home
                        + " is full. What was saved before is safe. Free some space, and"
                        + " try again.");
            } finally {
                Files.delete(probe);
            }
        } catch (IOException e) {
            throw new CommandRefusedException(notWritable(home));
        }
    }

    /// What to do where a data folder cannot be written to.
    public static String notWritable(Path home) {
        return "The data folder "
                + home
                + " cannot be written to. Nothing was changed. Give this user the right to write"
                + " there, or name another folder in SAYWELL_HOME or in saywell.policy.";
    }

    private static Path ofThisProcess() {
        Map<String, String> environment = System.getenv();
        Optional<Path> portable = environment.getOrDefault("SAYWELL_HOME", "").isBlank()
                ? portable(InstallationFolder.current().code())
                : Optional.empty();
        return portable.orElseGet(() ->
                of(environment, System.getProperty("os.name", ""), userHome(System.getProperty("user.home", ""))));
    }

    /// The home folder of a user; one that is nowhere for a user without one, for whom Java says
    /// `?`.
    static Path userHome(String told) {
        return told.isEmpty() || told.equals("?") ? Path.of("/nonexistent") : Path.of(told);
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
