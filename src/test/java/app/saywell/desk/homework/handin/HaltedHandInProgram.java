package app.saywell.desk.homework.handin;

import app.saywell.desk.shell.cases.HaltingProgram;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.takes.queue.ScoringQueue;
import java.nio.file.Path;

/// Stores a hand-in and halts at a step; for [InterruptedHandInTest].
final class HaltedHandInProgram {
    private HaltedHandInProgram() {}

    /// @param args the data folder, the hand-in, the step
    public static void main(String[] args) {
        try (PracticeFixture fixture = new PracticeFixture(Path.of(args[0]));
                ScoringQueue queue = fixture.useCases.scoringQueue()) {
            CollectedFile file = fixture.useCases.homework().collection().look(Path.of(args[1]), 0, 0);
            new HandInImport(fixture.context(), queue, step -> HaltingProgram.haltAt(args[2], step)).store(file);
        }
    }
}
