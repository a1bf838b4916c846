package app.saywell.desk.privacy;

import app.saywell.desk.shell.cases.PracticeFixture;
import java.nio.file.Path;

/// Erases a learner, and writes a letter when it begins and one when the certificate was handed
/// out; for [KilledErasureTest].
final class TimedErasureProgram {
    private TimedErasureProgram() {}

    /// @param args the data folder, the learner's id
    public static void main(String[] args) {
        try (PracticeFixture fixture = new PracticeFixture(Path.of(args[0]))) {
            write('b');
            fixture.useCases.erasure().eraseLearner(Long.parseLong(args[1]));
            write('e');
        }
    }

    private static void write(char letter) {
        System.out.write(letter);
        System.out.flush();
    }
}
