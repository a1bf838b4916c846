package app.saywell.cli;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/// Where Saywell keeps what belongs to one user of one computer.
public final class HomeFolder {
    private static final String NAME = "Saywell";

    private HomeFolder() {}

    /// The folder of this process, from its environment and system properties.
    public static Path ofThisComputer() {
        return of(
                System.getenv(),
                System.getProperty("os.name", ""),
                Path.of(System.getProperty("user.home", ".")));
    }

    /// `SAYWELL_HOME` where it is set; otherwise the system's usual place: `%LOCALAPPDATA%\Saywell`
    /// on Windows, `~/Library/Application Support/Saywell` on macOS, `$XDG_DATA_HOME/saywell` or
    /// `~/.local/share/saywell` elsewhere (XDG Base Directory Specification).
    static Path of(Map<String, String> environment, String system, Path user) {
        String own = environment.getOrDefault("SAYWELL_HOME", "");
        if (!own.isBlank()) {
            return Path.of(own).toAbsolutePath().normalize();
        }
        String os = system.toLowerCase(Locale.ROOT);
        if (os.startsWith("windows")) {
            String local = environment.getOrDefault("LOCALAPPDATA", "");
            Path base = local.isBlank() ? user.resolve("AppData").resolve("Local") : Path.of(local);
            return base.resolve(NAME);
        }
        if (os.startsWith("mac")) {
            return user.resolve("Library").resolve("Application Support").resolve(NAME);
        }
        String xdg = environment.getOrDefault("XDG_DATA_HOME", "");
        // The specification has relative paths ignored.
        Path base = xdg.startsWith("/") ? Path.of(xdg) : user.resolve(".local").resolve("share");
        return base.resolve("saywell");
    }
}
