package app.saywell.desk.shell.window;

import app.saywell.desk.kit.FrameTurns;
import java.util.ArrayList;
import java.util.List;
import javafx.stage.Stage;

/// Looks at a window in the two low sizes: a laptop of 1366 x 768 pixels at 150 %, and a netbook.
final class LowWindows {
    private static final List<int[]> SIZES = List.of(new int[] {911, 512}, new int[] {1024, 600});

    private LowWindows() {}

    /// What cannot be seen in either size; the window keeps the last.
    ///
    /// @param picture the name of its pictures
    static List<String> faults(Stage stage, String picture) {
        List<String> faults = new ArrayList<>();
        for (int[] size : SIZES) {
            WindowRobot.run(() -> {
                stage.setWidth(size[0]);
                stage.setHeight(size[1]);
            });
            WindowRobot.await(
                    "the size",
                    () -> stage.getScene().getWidth() == size[0]
                            && FrameTurns.of(stage.getScene()).isIdle());
            Pictures.keep(stage.getScene(), picture + "-" + size[1]);
            WindowRobot.call(() -> LayoutFaults.of(stage.getScene())).stream()
                    .map(fault -> size[1] + ": " + fault)
                    .forEach(faults::add);
        }
        return faults;
    }
}
