package app.saywell.judge.engine.onnx;

import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtLoggingLevel;
import ai.onnxruntime.OrtSession;
import ai.onnxruntime.OrtSession.SessionOptions;
import app.saywell.judge.engine.onnx.ModelUnavailableException.ModelProblem;
import app.saywell.speech.installation.InstallationFolder;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// Opens sessions: finds the native library and says how models are run.
final class SessionFactory {
    private static final String NATIVE_PATH = "onnxruntime.native.path";

    private static volatile @Nullable OrtEnvironment environment;

    private SessionFactory() {}

    /// @param path a file that is whole
    /// @param file its name, for the message
    static OrtSession open(Path path, String file) {
        // First of all: whatever else is touched before it looks for the library elsewhere.
        OrtEnvironment environment = environment(file);
        try (SessionOptions options = new SessionOptions()) {
            // Always as many threads: the same sound is then summed in the same order everywhere.
            ModelPurpose purpose = ModelPurpose.of(file);
            options.setIntraOpNumThreads(purpose.threads());
            options.setInterOpNumThreads(1);
            // Recordings differ in length, so that no plan of memory fits a second one.
            options.setMemoryPatternOptimization(false);
            // Where sizes vary little, the C library's own heap needs less than an arena. The
            // voice's large tensors of ever other sizes would tear holes into that heap.
            options.setCPUArenaAllocator(purpose.arena());
            if (purpose.arena()) {
                keepWeightsOnce(options);
            }
            options.setSessionLogLevel(OrtLoggingLevel.ORT_LOGGING_LEVEL_FATAL);
            return environment.createSession(path.toString(), options);
        } catch (OrtException e) {
            throw new ModelUnavailableException(ModelProblem.FAILED, file, e);
        } catch (LinkageError e) {
            throw new ModelUnavailableException(ModelProblem.NO_RUNTIME, file, e);
        }
    }

    /// Weights are neither copied into the arena, which would never give them back, nor packed for
    /// the kernels: that costs two hundredths more time and 80 MB less.
    private static void keepWeightsOnce(SessionOptions options) throws OrtException {
        options.addConfigEntry("session.use_device_allocator_for_initializers", "1");
        options.addConfigEntry("session.disable_prepacking", "1");
    }

    /// The one environment of the process. Every tensor asks for it.
    static OrtEnvironment environment(String file) {
        OrtEnvironment known = environment;
        if (known == null) {
            known = firstEnvironment(file);
            environment = known;
        }
        return known;
    }

    private static OrtEnvironment firstEnvironment(String file) {
        Path natives = InstallationFolder.current().natives();
        if (Files.isDirectory(natives) && System.getProperty(NATIVE_PATH) == null) {
            System.setProperty(NATIVE_PATH, natives.toString());
        }
        try {
            RuntimeTelemetry.forbid();
            OrtEnvironment first = OrtEnvironment.getEnvironment(OrtLoggingLevel.ORT_LOGGING_LEVEL_FATAL);
            first.setTelemetry(false);
            return first;
        } catch (IllegalStateException | OrtException | LinkageError e) {
            throw new ModelUnavailableException(ModelProblem.NO_RUNTIME, file, e);
        }
    }
}
