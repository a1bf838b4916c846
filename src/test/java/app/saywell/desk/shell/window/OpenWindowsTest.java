package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Scene;
import javafx.scene.control.TextField;
import javafx.stage.Window;
import org.junit.jupiter.api.ClassOrderer;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestClassOrder;

@TestClassOrder(ClassOrderer.OrderAnnotation.class)
class OpenWindowsTest {
    @Nested
    @Order(1)
    class FirstClass {
        @Test
        void leavesAWindowOpen() {
            WindowRobot.show(WindowRobot.call(() -> new Scene(new TextField())));
            assertThat(WindowRobot.call(() -> Window.getWindows().size())).isPositive();
        }
    }

    @Nested
    @Order(2)
    class NextClass {
        @Test
        void findsNoneOpen() {
            assertThat(WindowRobot.call(() -> Window.getWindows().size())).isZero();
        }
    }
}
