package app.saywell.desk.shell.start;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.shell.start.WindowProgram.Hindrance;
import app.saywell.desk.store.Library;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The window of the program in a process of its own: it tells what nothing catches, and when it is closed its process
/// ends, whatever hinders it.
class ClosedWindowTest {
    @TempDir
    Path home;

    /// Without a last limit this waits for five minutes and fails.
    @ParameterizedTest
    @EnumSource
    void aFailureIsToldAndWhateverHindersTheProcessEnds(Hindrance hindrance) throws Exception {
        try (PracticeFixture fixture = new PracticeFixture(home)) {
            fixture.take(fixture.sentence("the park"));
        }
        try (ApplicationContext application = ApplicationContext.open(home, Runnable::run)) {
            application.practice().settings().set(Setting.WELCOME_PENDING, false);
            application.practice().scoringQueue().pause();
        }
        ProcessBuilder builder = new ProcessBuilder(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx512m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "--enable-native-access=ALL-UNNAMED",
                "-Dglass.platform=Headless",
                "-Dprism.order=sw",
                "-cp",
                System.getProperty("java.class.path"),
                WindowProgram.class.getName(),
                hindrance.name()));
        builder.environment().put("SAYWELL_HOME", home.toString());
        Process window = builder.redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        if (!window.waitFor(5, TimeUnit.MINUTES)) {
            window.destroyForcibly();
            throw new AssertionError("the process did not end");
        }
        assertThat(window.exitValue()).as("the notice was shown").isZero();
        try (PracticeFixture fixture = new PracticeFixture(home, Library.open(home))) { // nobody holds it any more
            fixture.useCases.tidyFolder();
            assertThat(fixture.useCases.marks().grade(WindowProgram.GRADED_TAKE))
                    .as("a grade that was entered is not lost")
                    .isEqualTo(hindrance == Hindrance.DATABASE ? Optional.of(WindowProgram.GRADE) : Optional.empty());
        }
        assertThat(EndOfProcess.AT_LATEST.toMillis()).isLessThan(2_000);
    }
}
