package app.saywell.desk.shell.doctor;

import app.saywell.desk.settings.support.Finding;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javafx.application.ConditionalFeature;
import javafx.application.Platform;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.OTFParser;
import org.apache.fontbox.ttf.OpenTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBufferedFile;

/// Whether the window can be drawn, and every letter in it.
public final class DisplayChecks {
    private static final int START_SECONDS = 15;
    private static final String HANGUL = "가나다각힣";
    private static final String PHONETIC = "æɑɔəɚɛɜɪʊʌθðŋʃʒɹˈˌː";

    private DisplayChecks() {}

    /// Whether windows are drawn by the graphics processor.
    ///
    /// @param hasDisplay whether there is one
    /// @param missing what is missing for a window, in words
    public static Finding graphics(boolean hasDisplay, Optional<String> missing) throws InterruptedException {
        if (!hasDisplay || "Headless".equals(System.getProperty("glass.platform"))) {
            return Finding.ok("graphics", "no_display");
        }
        if (missing.isPresent()) {
            return Finding.problem("graphics", "libraries", missing.get());
        }
        if (!isToolkitRunning()) {
            return Finding.problem("graphics", "no_window");
        }
        return Platform.isSupported(ConditionalFeature.SCENE3D)
                ? Finding.ok("graphics", "fine")
                : Finding.warning("graphics", "software");
    }

    private static boolean isToolkitRunning() throws InterruptedException {
        CountDownLatch started = new CountDownLatch(1);
        try {
            Platform.startup(started::countDown);
            Platform.setImplicitExit(false);
        } catch (IllegalStateException alreadyStarted) {
            return true;
        } catch (UnsupportedOperationException | LinkageError e) {
            return false;
        }
        return started.await(START_SECONDS, TimeUnit.SECONDS);
    }

    /// Whether the typeface that comes with Saywell is there and has all letters.
    public static Finding fonts(Path folder) {
        Path file = folder.resolve("Pretendard-Regular.otf");
        if (!Files.isReadable(file)) {
            return Finding.problem("fonts", "missing");
        }
        try (OpenTypeFont font = new OTFParser().parse(new RandomAccessReadBufferedFile(file.toFile()))) {
            CmapLookup letters = font.getUnicodeCmapLookup();
            if (!hasAll(letters, HANGUL)) {
                return Finding.problem("fonts", "hangul");
            }
            return hasAll(letters, PHONETIC) ? Finding.ok("fonts", "fine") : Finding.problem("fonts", "phonetic");
        } catch (IOException e) {
            return Finding.problem("fonts", "missing");
        }
    }

    private static boolean hasAll(CmapLookup letters, String sample) {
        return sample.codePoints().allMatch(letter -> letters.getGlyphId(letter) != 0);
    }
}
