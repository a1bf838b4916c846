package app.saywell.desk.privacy.backup;

import app.saywell.desk.shell.cases.HaltingProgram;
import app.saywell.desk.shell.cases.PracticeFixture;
import java.io.IOException;
import java.nio.file.Path;

/// Completes a prepared restore and halts at a step; for [InterruptedRestoreTest].
final class HaltedRestoreProgram {
    private HaltedRestoreProgram() {}

    /// @param args the data folder, the step
    public static void main(String[] args) throws IOException {
        BackupRestorer.completePrepared(
                Path.of(args[0]), PracticeFixture.NOW, step -> HaltingProgram.haltAt(args[1], step));
    }
}
