package app.saywell.desk.homework.handin;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.homework.handin.CollectedFile.CollectedState;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.HaltingProgram;
import app.saywell.desk.shell.cases.PracticeFixture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A process that is killed while it stores a hand-in loses nothing and doubles nothing.
class InterruptedHandInTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"recording", "commit"})
    void beforeTheEndOfTheTransactionNothingIsThereAndItIsCollectedAgain(String step) throws Exception {
        long learner = haltAt(step);
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            assertThat(fixture.library.takes().findByLearner(learner)).isEmpty();
            assertThat(soundFiles()).as("what the kill left").isNotZero();
            fixture.useCases.tidyFolder();
            assertThat(soundFiles()).isZero();
            CollectedFile again = look(fixture);
            assertThat(again.state()).isEqualTo(CollectedState.NEW);
            fixture.useCases.homework().handIns().store(again);
            assertWhole(fixture, learner);
        }
    }

    @Test
    void afterItTheHandInIsKnownAndItsTakesStillWaitToBeScored() throws Exception {
        long learner = haltAt("stored");
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            fixture.useCases.tidyFolder();
            assertThat(look(fixture).state()).isEqualTo(CollectedState.ALREADY_THERE);
            assertWhole(fixture, learner);
        }
    }

    private void assertWhole(PracticeFixture fixture, long learner) throws IOException {
        List<Take> takes = fixture.library.takes().findByLearner(learner);
        assertThat(takes).hasSize(2);
        assertThat(fixture.useCases.scoringQueue().queuedTakes())
                .extracting(queued -> queued.takeId())
                .containsExactlyElementsOf(takes.stream().map(Take::id).toList());
        assertThat(soundFiles()).isEqualTo(2);
    }

    private long haltAt(String step) throws IOException, InterruptedException {
        long learner;
        try (HomeworkFixture fixture = new HomeworkFixture(folder, 1, 2)) {
            fixture.handIn(0).write(file());
            learner = fixture.learners.getFirst().id();
        }
        assertThat(HaltingProgram.run(HaltedHandInProgram.class, folder.toString(), file().toString(), step))
                .isEqualTo(HaltingProgram.HALTED);
        return learner;
    }

    private CollectedFile look(PracticeFixture fixture) {
        return fixture.useCases.homework().collection().look(file(), 0, 0);
    }

    private Path file() {
        return folder.resolve("a.saywell-homework");
    }

    private long soundFiles() throws IOException {
        try (Stream<Path> files = Files.walk(folder.resolve("recordings"))) {
            return files.filter(Files::isRegularFile).count();
        }
    }
}
