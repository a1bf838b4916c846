package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Whoever has the keyboard is seen to have it: a control of each kind looks otherwise without it. In English,
/// every control of every screen is reached and in sight, too.
@Tag("pixels")
class KeyboardRingTest {
    @TempDir
    Path folder;

    @Test
    void whatHasTheKeyboardLooksOtherwise() {
        try (ClassWindow window = ClassWindow.withAssignedLesson(folder)) {
            RingObserver observer = new RingObserver();
            assertThat(KeyboardWalk.faults(window, observer)).isEmpty();
            assertThat(observer.kinds).hasSizeGreaterThan(20);
        }
    }

    /// Compares one control of each kind, which is its type and its style classes and those of what it lies in.
    private static final class RingObserver implements KeyboardWalk.FocusObserver {
        private final Set<String> kinds = new HashSet<>();
        private Optional<FocusedLook> last = Optional.empty();

        @Override
        public void gained(Node control) {
            String kind = control.getTypeSelector()
                    + control.getStyleClass()
                    + control.getParent().getStyleClass();
            last = kinds.add(kind) ? Optional.of(FocusedLook.of(control)) : Optional.empty();
        }

        @Override
        public boolean wasSeen(Node control) {
            return last.isEmpty() || last.get().differsFromNow();
        }
    }

    /// A control as it looks while it has the keyboard.
    private record FocusedLook(Node node, WritableImage picture) {
        static FocusedLook of(Node node) {
            return new FocusedLook(node, picture(node));
        }

        /// With the styles of this moment: on a busy machine the pulse that brings them is late.
        private static WritableImage picture(Node node) {
            return WindowRobot.call(() -> {
                node.applyCss();
                return node.snapshot(null, null);
            });
        }

        boolean differsFromNow() {
            WritableImage now = picture(node);
            if (now.getWidth() != picture.getWidth() || now.getHeight() != picture.getHeight()) {
                return true;
            }
            return !Arrays.equals(pixels(now), pixels(picture));
        }

        private static int[] pixels(WritableImage image) {
            int width = (int) image.getWidth();
            int height = (int) image.getHeight();
            int[] pixels = new int[width * height];
            image.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
            return pixels;
        }
    }
}
