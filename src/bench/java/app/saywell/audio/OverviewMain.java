package app.saywell.audio;

import app.saywell.audio.overview.OverviewBuilder;
import app.saywell.audio.overview.OverviewFile;

import java.io.IOException;
import java.nio.file.Path;

/// Builds an overview so many times and says how long each took, the first with a cold JVM.
public final class OverviewMain {
    private OverviewMain() {}

    /// @param args sound, overview, and how often
    public static void main(String[] args) throws IOException {
        Path sound = Path.of(args[0]);
        Path peaks = Path.of(args[1]);
        for (int i = 0; i < Integer.parseInt(args[2]); i++) {
            long start = System.nanoTime();
            OverviewBuilder.build(sound, peaks);
            long built = System.nanoTime();
            OverviewFile.open(sound, peaks).close();
            long opened = System.nanoTime();
            System.out.printf(
                    "built %.1f ms, opened %.1f ms%n",
                    (built - start) / 1e6, (opened - built) / 1e6);
        }
    }
}
