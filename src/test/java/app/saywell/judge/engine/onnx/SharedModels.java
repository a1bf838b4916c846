package app.saywell.judge.engine.onnx;

/// The models of the application for the tests of one process, so that each network is read and opened once. Never
/// closed: what nobody has leased for ten minutes falls idle.
public final class SharedModels {
    public static final ModelRuntime RUNTIME = ModelRuntime.ofApplication();

    private SharedModels() {}
}
