package app.saywell.desk.shell.start;

import app.saywell.desk.school.mark.MarkEdit;
import app.saywell.desk.shell.window.WindowRobot;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.stage.Stage;
import javafx.stage.Window;
import javafx.stage.WindowEvent;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteDataSource;

/// Opens the window of the program in a process of its own. Once it is shown a thread fails that nobody watches, which
/// the window is to tell; then something that never ends keeps it from closing, and it is asked to close.
final class WindowProgram {
    /// The exit code of a window that told nothing.
    static final int NOTHING_TOLD = 7;

    /// The grade that is entered while another program holds the database.
    static final double GRADE = 77;

    /// The first take of a library.
    static final long GRADED_TAKE = 1;

    private static @Nullable Connection held;

    private WindowProgram() {}

    /// What never ends when the window is asked to close.
    enum Hindrance {
        /// A change of the library.
        CHANGE,
        /// Another program that holds the database, and with it every change.
        DATABASE,
        /// What is done while the window goes, such as a question to a disk that does not answer.
        HIDING,
        /// The answer to the request itself.
        REQUEST
    }

    public static void main(String[] arguments) {
        UncaughtExceptions.watch();
        Thread.ofPlatform().daemon().start(() -> {
            try {
                Stage stage = shown();
                told(stage);
                hinder(stage, Hindrance.valueOf(arguments[0]));
                Platform.runLater(() -> {
                    stage.fireEvent(new WindowEvent(stage, WindowEvent.WINDOW_CLOSE_REQUEST));
                    stage.hide();
                });
            } catch (RuntimeException | Error e) {
                Runtime.getRuntime().halt(NOTHING_TOLD);
            }
        });
        MainWindow.open(Optional.empty());
        System.exit(0);
    }

    private static Stage shown() {
        while (MainWindow.opened().isEmpty()) {
            LockSupport.parkNanos(50_000_000);
        }
        WindowRobot.await("the window", () -> notice().isPresent());
        return WindowRobot.call(() -> (Stage) Window.getWindows().getFirst());
    }

    private static Optional<Node> notice() {
        return Window.getWindows().stream()
                .filter(Window::isShowing)
                .map(window -> window.getScene().lookup("#failure-notice"))
                .filter(node -> node != null)
                .findFirst();
    }

    private static void told(Stage stage) {
        Thread.ofPlatform().start(() -> {
            throw new IllegalStateException("of a test");
        });
        WindowRobot.await(
                "the notice", () -> stage.getScene().lookup("#failure-notice").isVisible());
    }

    private static void hinder(Stage stage, Hindrance hindrance) {
        ApplicationContext opened = MainWindow.opened().orElseThrow();
        switch (hindrance) {
            case CHANGE -> {
                CountDownLatch begun = new CountDownLatch(1);
                opened.practice().edits().edit(() -> forever(begun));
                await(begun);
            }
            case DATABASE -> {
                hold(opened.appServices().dataFolder().resolve("saywell.db"));
                opened.practice().edits().edit(() -> opened.practice().lessons().create("of a test"));
                opened.practice()
                        .edits()
                        .edit(
                                opened.practice()
                                        .marks()
                                        .entered(new MarkEdit.GradeSet(GRADED_TAKE, Optional.of(GRADE))),
                                opened.practice().marks()::apply);
            }
            case HIDING -> stage.addEventHandler(WindowEvent.WINDOW_HIDING, event -> forever(new CountDownLatch(1)));
            case REQUEST ->
                stage.addEventHandler(WindowEvent.WINDOW_CLOSE_REQUEST, event -> forever(new CountDownLatch(1)));
        }
    }

    private static void hold(Path database) {
        try {
            SQLiteDataSource source = new SQLiteDataSource();
            source.setUrl("jdbc:sqlite:" + database);
            held = source.getConnection();
            try (Statement statement = held.createStatement()) {
                statement.execute("BEGIN IMMEDIATE");
            }
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void await(CountDownLatch begun) {
        try {
            begun.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static int forever(CountDownLatch begun) {
        begun.countDown();
        while (true) {
            LockSupport.parkNanos(1_000_000_000L);
        }
    }
}
