package app.saywell.cli;

import java.lang.foreign.Arena;
import java.lang.foreign.SymbolLookup;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Whether this computer can open a window.
public final class Display {
    private static final Map<String, String> PACKAGES =
            Map.of("libgtk-3.so.0", "libgtk-3-0", "libXtst.so.6", "libxtst6");

    private Display() {}

    /// Whether there is a screen to open a window on.
    public static boolean present() {
        return present(System.getProperty("os.name", ""), System.getenv());
    }

    static boolean present(String system, Map<String, String> environment) {
        return !system.toLowerCase(Locale.ROOT).startsWith("linux")
                || !environment.getOrDefault("DISPLAY", "").isEmpty()
                || !environment.getOrDefault("WAYLAND_DISPLAY", "").isEmpty();
    }

    /// What has to be installed before a window can open, in one sentence.
    public static Optional<String> missing() {
        if (!System.getProperty("os.name", "").startsWith("Linux")) {
            return Optional.empty();
        }
        List<String> packages =
                PACKAGES.entrySet().stream()
                        .filter(library -> !loadable(library.getKey()))
                        .map(Map.Entry::getValue)
                        .sorted()
                        .toList();
        return packages.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        "Saywell's window needs system libraries that are missing here: run"
                                + " apt-get install -y "
                                + String.join(" ", packages)
                                + ", and start it again.");
    }

    private static boolean loadable(String library) {
        try (Arena arena = Arena.ofConfined()) {
            SymbolLookup.libraryLookup(library, arena);
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
