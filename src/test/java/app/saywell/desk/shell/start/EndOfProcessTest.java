package app.saywell.desk.shell.start;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.shell.cases.HaltingProgram;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A closed window leaves no process behind.
class EndOfProcessTest {
    @TempDir
    Path folder;

    /// Nothing but the limit ends this program: without it the test waits for two minutes and fails.
    @Test
    void whateverRunsIsEndedAfterTheLastChange() throws Exception {
        Path done = folder.resolve("done");
        assertThat(HaltingProgram.run(EndlessProgram.class, done.toString())).isZero();
        assertThat(done).hasContent("the last change");
        assertThat(EndOfProcess.LIMIT.toMillis()).isLessThanOrEqualTo(1_000);
    }
}
