package app.saywell.judge.engine.onnx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtException;
import app.saywell.judge.engine.onnx.ModelUnavailableException.ModelProblem;
import app.saywell.speech.language.EngineException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// With a model that adds one, and one that counts and never ends.
class ModelRuntimeTest {
    private static final String ADD = "ear/add-one.onnx";
    private static final String COUNT = "ear/count-for-ever.onnx";

    private final Hours hours = new Hours();

    @TempDir
    Path folder;

    private ModelRuntime runtime;

    /// Time that passes when a test says so.
    private static final class Hours implements IdleTimer {
        private final List<Runnable> waiting = new ArrayList<>();
        private long now;

        @Override
        public long nanos() {
            return now;
        }

        @Override
        public void run(Duration delay, Runnable what) {
            waiting.add(what);
        }

        void pass(Duration time) {
            now += time.toNanos();
            List<Runnable> due = List.copyOf(waiting);
            waiting.clear();
            due.forEach(Runnable::run);
        }
    }

    @BeforeEach
    void layOut() throws IOException {
        Files.createDirectories(folder.resolve("ear"));
        var sums = new StringBuilder();
        for (String file : List.of(ADD, COUNT)) {
            Path target = folder.resolve(file);
            String name = String.valueOf(target.getFileName());
            try (InputStream in = ModelRuntimeTest.class.getResourceAsStream(name)) {
                Files.copy(Objects.requireNonNull(in), target);
            }
            sums.append(ChecksumFile.of(target)).append("  ").append(file).append('\n');
        }
        Files.writeString(folder.resolve(ModelFolder.LIST), sums);
        runtime = new ModelRuntime(new ModelFolder(folder), hours);
    }

    @Test
    void runsAModel() throws OrtException {
        try (LeasedModel model = runtime.lease(ADD)) {
            assertThat(model.inputs()).containsExactly("values");
            assertThat(oneMoreThan(model, 41)).isEqualTo(42);
        }
    }

    @Test
    void aModelIsSharedAndStaysOpenAWhile() throws OrtException {
        LeasedModel first = runtime.lease(ADD);
        LeasedModel second = runtime.lease(ADD);
        first.close();
        first.close();
        hours.pass(Duration.ofMinutes(11));
        assertThat(oneMoreThan(second, 1)).isEqualTo(2);
        second.close();
        hours.pass(Duration.ofMinutes(9));
        assertThat(runtime.open()).containsExactly(ADD);
    }

    @Test
    void aModelThatNobodyUsesIsClosedAndOpenedAgainWhenWanted() throws OrtException {
        runtime.lease(ADD).close();
        hours.pass(ModelRuntime.IDLE);
        assertThat(runtime.open()).isEmpty();
        try (LeasedModel again = runtime.lease(ADD)) {
            assertThat(oneMoreThan(again, 2)).isEqualTo(3);
        }
    }

    @Test
    void aMissingFileIsToldInWordsAndLooksAgainNextTime() throws IOException {
        Path file = folder.resolve(ADD);
        byte[] bytes = Files.readAllBytes(file);
        Files.delete(file);
        assertThatExceptionOfType(ModelUnavailableException.class)
                .isThrownBy(() -> runtime.lease(ADD))
                .withMessageContaining("ear/add-one.onnx, what Saywell hears with, is missing.")
                .withMessageContaining("Recording, playing, lessons")
                .withMessageContaining("Install Saywell again")
                .extracting(ModelUnavailableException::problem)
                .isEqualTo(ModelProblem.MISSING);
        Files.write(file, bytes);
        runtime.lease(ADD).close();
    }

    @Test
    void aFailureThatNobodyWaitedForIsNotRemembered() throws IOException {
        Path file = folder.resolve(ADD);
        byte[] bytes = Files.readAllBytes(file);
        Files.delete(file);
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> runtime.lease(ADD)) // the file may be missed before anybody waits
                .isInstanceOfAny(EngineException.class, ModelUnavailableException.class);
        assertThat(Thread.interrupted()).isTrue();
        awaitIdleThreads(); // until it has been found to be missing
        Files.write(file, bytes);
        runtime.lease(ADD).close();
    }

    @Test
    void aDamagedFileIsRefusedEvenAfterItWasWhole() throws IOException {
        runtime.lease(ADD).close();
        hours.pass(ModelRuntime.IDLE);
        Path file = folder.resolve(ADD);
        byte[] bytes = Files.readAllBytes(file);
        bytes[bytes.length / 2] ^= 1;
        Files.write(file, bytes);
        Files.setLastModifiedTime(file, FileTime.fromMillis(1));
        assertThatExceptionOfType(ModelUnavailableException.class)
                .isThrownBy(() -> runtime.lease(ADD))
                .extracting(ModelUnavailableException::problem)
                .isEqualTo(ModelProblem.DAMAGED);
    }

    @Test
    void whatIsNotOnTheListIsNotTrusted() throws IOException {
        Files.copy(folder.resolve(ADD), folder.resolve("stray.onnx"));
        assertThatExceptionOfType(ModelUnavailableException.class).isThrownBy(() -> runtime.file("stray.onnx"));
    }

    @Test
    void anInterruptedRunEndsSoon() throws Exception {
        try (LeasedModel model = runtime.lease(COUNT)) {
            FutureTask<EngineException.EngineErrorKind> run = new FutureTask<>(() -> {
                try {
                    oneMoreThan(model, 0);
                    return null;
                } catch (EngineException e) {
                    return e.kind();
                }
            });
            Thread caller = Thread.ofPlatform().start(run);
            while (caller.getState() == Thread.State.RUNNABLE || caller.getState() == Thread.State.NEW) {
                Thread.onSpinWait();
            }
            long began = System.nanoTime();
            caller.interrupt();
            assertThat(run.get()).isEqualTo(EngineException.EngineErrorKind.INTERRUPTED);
            if (Boolean.getBoolean("deep")) {
                assertThat(System.nanoTime() - began).isLessThan(500_000_000);
            }
        }
    }

    /// Those of [ModelThreads], which wait a while for more work.
    private static void awaitIdleThreads() {
        while (Thread.getAllStackTraces().keySet().stream()
                .anyMatch(thread ->
                        thread.getName().equals("model") && thread.getState() != Thread.State.TIMED_WAITING)) {
            Thread.onSpinWait();
        }
    }

    private static float oneMoreThan(LeasedModel model, float value) throws OrtException {
        try (OnnxTensor in = model.tensor(new float[] {value}, 1);
                var result = model.run(Map.of("values", in), Set.of("more"))) {
            return ((float[]) result.get(0).getValue())[0];
        }
    }
}
