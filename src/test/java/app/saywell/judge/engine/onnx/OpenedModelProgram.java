package app.saywell.judge.engine.onnx;

import ai.onnxruntime.OrtSession;
import java.nio.file.Path;

/// Opens a model as the application does, and ends. For [RuntimeTelemetryTest].
final class OpenedModelProgram {
    private OpenedModelProgram() {}

    public static void main(String[] arguments) throws Exception {
        Path model = Path.of(arguments[0]);
        try (OrtSession session =
                SessionFactory.open(model, "ear/" + model.getFileName().toString())) {
            System.out.println("inputs " + session.getNumInputs());
        }
    }
}
