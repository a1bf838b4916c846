package app.saywell.speech.audio;

import app.saywell.speech.audio.overview.OverviewBuilder;
import java.io.IOException;
import java.nio.file.Path;

/// Builds a peaks file several times and prints how long each took, the first with a cold JVM.
public final class OverviewBuildMain {
    private OverviewBuildMain() {}

    /// @param args the recording, the peaks file, and how often to build it
    public static void main(String[] args) throws IOException {
        Path sound = Path.of(args[0]);
        Path peaks = Path.of(args[1]);
        for (int i = 0; i < Integer.parseInt(args[2]); i++) {
            long start = System.nanoTime();
            OverviewBuilder.build(sound, peaks);
            System.out.println((System.nanoTime() - start) / 1000 + " us");
        }
    }
}
