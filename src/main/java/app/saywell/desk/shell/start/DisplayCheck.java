package app.saywell.desk.shell.start;

import java.lang.foreign.Arena;
import java.lang.foreign.SymbolLookup;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Checks whether this computer can open a window.
public final class DisplayCheck {
    private static final Map<String, String> PACKAGES =
            Map.of("libgtk-3.so.0", "libgtk-3-0", "libXtst.so.6", "libxtst6");

    private DisplayCheck() {}

    /// Whether there is a display.
    public static boolean isPresent() {
        return isPresent(System.getProperty("os.name", ""), System.getenv());
    }

    static boolean isPresent(String system, Map<String, String> environment) {
        return !system.toLowerCase(Locale.ROOT).startsWith("linux")
                || !environment.getOrDefault("DISPLAY", "").isEmpty()
                || !environment.getOrDefault("WAYLAND_DISPLAY", "").isEmpty();
    }

    /// A sentence that names the missing system libraries; empty if none is missing.
    static Optional<String> missingLibraries() {
        if (!System.getProperty("os.name", "").startsWith("Linux")) {
            return Optional.empty();
        }
        List<String> packages = PACKAGES.entrySet().stream()
                .filter(library -> !isLoadable(library.getKey()))
                .map(Map.Entry::getValue)
                .sorted()
                .toList();
        return packages.isEmpty()
                ? Optional.empty()
                : Optional.of("Saywell's window needs system libraries that are missing here: run"
                        + " apt-get install -y "
                        + String.join(" ", packages)
                        + ", and start it again.");
    }

    // The library stays loaded: the window needs it a moment later anyway.
    private static boolean isLoadable(String library) {
        try {
            SymbolLookup.libraryLookup(library, Arena.global());
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
