package app.saywell.desk.shell.start;

import app.saywell.judge.engine.SpeechEngine;
import app.saywell.judge.engine.onnx.ModelRuntime;
import app.saywell.judge.engine.scoring.AcousticSpeechEngine;

/// Creates the speech engine.
public final class EngineFactory {
    /// Increase this whenever equal recordings may get different scores.
    static final String ENGINE_VERSION = "15";

    /// One runtime for every model in this process.
    private static final ModelRuntime MODELS = ModelRuntime.ofApplication();

    private EngineFactory() {}

    /// Loads what is needed at once; the models of ONNX Runtime are opened on first use.
    public static SpeechEngine open() {
        return AcousticSpeechEngine.load(MODELS);
    }

    /// Runs the models.
    static ModelRuntime models() {
        return MODELS;
    }
}
