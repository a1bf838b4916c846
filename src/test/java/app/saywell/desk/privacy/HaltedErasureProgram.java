package app.saywell.desk.privacy;

import app.saywell.desk.shell.cases.HaltingProgram;
import app.saywell.desk.shell.cases.PracticeFixture;
import java.nio.file.Path;

/// Erases a learner and halts at a step; for [InterruptedErasureTest].
final class HaltedErasureProgram {
    private HaltedErasureProgram() {}

    /// @param args the data folder, the learner's id, the step
    public static void main(String[] args) {
        try (PracticeFixture fixture = new PracticeFixture(Path.of(args[0]))) {
            new ErasureService(fixture.context(), step -> HaltingProgram.haltAt(args[2], step))
                    .eraseLearner(Long.parseLong(args[1]));
        }
    }
}
