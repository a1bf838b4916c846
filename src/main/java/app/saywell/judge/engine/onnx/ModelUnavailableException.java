package app.saywell.judge.engine.onnx;

import org.jspecify.annotations.Nullable;

/// A model that cannot be used. The message is for people: what is wrong, what works all the same,
/// and what to do.
public final class ModelUnavailableException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final ModelProblem problem;
    private final String file;

    ModelUnavailableException(ModelProblem problem, String file, @Nullable Throwable cause) {
        super(message(problem, file), cause);
        this.problem = problem;
        this.file = file;
    }

    /// What is wrong with it.
    public ModelProblem problem() {
        return problem;
    }

    /// The name of the file, relative to the folder of models.
    public String file() {
        return file;
    }

    private static String message(ModelProblem problem, String file) {
        ModelPurpose purpose = ModelPurpose.of(file);
        return "The file %s, %s, %s. %s %s"
                .formatted(file, purpose.what(), problem.what, purpose.works(), problem.remedy);
    }

    /// What can be wrong with a model.
    public enum ModelProblem {
        /// There is no such file.
        MISSING("is missing", "Install Saywell again."),
        /// Its contents are not those that belong to this version.
        DAMAGED(
                "is damaged or belongs to another version",
                "Install Saywell again; if that does not help, check the disk."),
        /// The runtime does not exist for this kind of computer, or its library is missing.
        NO_RUNTIME(
                "cannot run on this kind of computer, or the library that runs it is missing",
                "Use Saywell on a 64-bit Windows or Linux computer or on a Mac with Apple silicon;"
                        + " if this is one, install Saywell again."),
        /// The runtime cannot open it or failed while running it.
        FAILED("could not be run", "Close other programs, since memory may be short, and try again.");

        private final String what;
        private final String remedy;

        ModelProblem(String what, String remedy) {
            this.what = what;
            this.remedy = remedy;
        }
    }
}
