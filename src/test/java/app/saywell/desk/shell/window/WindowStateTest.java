package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.geometry.Rectangle2D;
import org.junit.jupiter.api.Test;

class WindowStateTest {
    private static final Rectangle2D SCREEN = new Rectangle2D(0, 0, 911, 512);

    @Test
    void aWindowThatTheScreenHasRoomForStaysWhereItWas() {
        Rectangle2D bounds = new Rectangle2D(20, 10, 800, 500);
        assertThat(WindowState.fitted(bounds, SCREEN)).isEqualTo(bounds);
    }

    @Test
    void aWindowOfALargerScreenFillsTheSmallerOne() {
        assertThat(WindowState.fitted(new Rectangle2D(0, 0, 1366, 768), SCREEN)).isEqualTo(SCREEN);
    }

    @Test
    void whatLiesBeyondAnEdgeIsMovedIntoSight() {
        Rectangle2D second = new Rectangle2D(-1920, 0, 1920, 1080);
        assertThat(WindowState.fitted(new Rectangle2D(-2000, 900, 600, 400), second))
                .isEqualTo(new Rectangle2D(-1920, 680, 600, 400));
    }
}
