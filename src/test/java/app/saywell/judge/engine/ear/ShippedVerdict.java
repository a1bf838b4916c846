package app.saywell.judge.engine.ear;

import app.saywell.judge.engine.onnx.ModelRuntime;

/// The borders that ship, for tests.
final class ShippedVerdict {
    static final SoundVerdict SOUNDS = read();

    private ShippedVerdict() {}

    private static SoundVerdict read() {
        try (ModelRuntime runtime = ModelRuntime.ofApplication()) {
            return EarThresholds.read(runtime).sounds();
        }
    }
}
