package app.saywell.desk.client.update;

/// A document is no update manifest that can be believed.
public final class ManifestException extends Exception {
    private static final long serialVersionUID = 1;

    private final ManifestProblem problem;

    ManifestException(ManifestProblem problem) {
        super(problem.name());
        this.problem = problem;
    }

    /// What is wrong.
    public ManifestProblem problem() {
        return problem;
    }

    /// What is wrong with a manifest.
    public enum ManifestProblem {
        /// It is no JSON Web Signature: a page of a login or of a filter, for example.
        NOT_SIGNED_JSON,
        /// The signature does not fit the document and the key.
        WRONG_SIGNATURE,
        /// The public key cannot be used.
        UNUSABLE_KEY,
        /// The signed part does not say what it must.
        INCOMPLETE
    }
}
