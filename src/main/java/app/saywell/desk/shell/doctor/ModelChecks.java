package app.saywell.desk.shell.doctor;

import app.saywell.desk.settings.support.Finding;
import app.saywell.judge.engine.onnx.ModelFolder;
import app.saywell.judge.engine.onnx.ModelUnavailableException;
import java.io.IOException;
import java.util.List;

/// Whether the files of weights are those that came with Saywell.
public final class ModelChecks {
    private ModelChecks() {}

    /// Compares every file with its SHA-256.
    public static Finding models(ModelFolder folder) {
        List<String> files;
        try {
            files = folder.files();
        } catch (IOException e) {
            return Finding.problem("models", "no_list");
        }
        int wrong = 0;
        for (String file : files) {
            try {
                folder.verified(file);
            } catch (ModelUnavailableException e) {
                wrong++;
            }
        }
        return wrong == 0 && !files.isEmpty()
                ? Finding.ok("models", "fine", files.size())
                : Finding.problem("models", "wrong", wrong, files.size());
    }
}
