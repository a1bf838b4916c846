package app.saywell.desk.shell.start;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Properties;
import java.util.stream.Stream;

/// How JavaFX draws, settled before it starts.
///
/// On Linux without a graphics device JavaFX would load Mesa, find no device and draw in software:
/// 50 MB of libraries that stay loaded. And in software a background is painted faster anew than
/// from a picture that was kept of it, so none are kept. Whatever the user has set stays.
final class GraphicsSettings {
    private static final String ORDER = "prism.order";
    private static final String NO_KEPT_BACKGROUNDS = "prism.disableRegionCaching";
    private static final String SOFTWARE = "sw";

    private GraphicsSettings() {}

    /// Settles it for this process. Call it before JavaFX starts.
    static void settle() {
        settle(System.getProperties(), Path.of("/dev"));
    }

    /// @param devices where the system lists its devices
    static void settle(Properties properties, Path devices) {
        boolean isLinux = properties.getProperty("os.name", "").startsWith("Linux");
        if (isLinux && !hasGraphics(devices)) {
            properties.putIfAbsent(ORDER, SOFTWARE);
        }
        if (SOFTWARE.equals(properties.getProperty(ORDER, "").toLowerCase(Locale.ROOT))) {
            properties.putIfAbsent(NO_KEPT_BACKGROUNDS, "true");
        }
    }

    /// Whether there is a device of the kernel's graphics, of NVIDIA's own driver, or of Windows
    /// below this Linux.
    private static boolean hasGraphics(Path devices) {
        return Stream.of("dri", "nvidiactl", "dxg").map(devices::resolve).anyMatch(Files::exists);
    }
}
