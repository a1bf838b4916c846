package app.saywell.desk.lessons.shared;

/// The shared folder could not be used as asked. Nothing was changed.
public final class SharedFolderException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final SharedFolderProblem problem;

    /// @param details for a log; no text of a lesson
    public SharedFolderException(SharedFolderProblem problem, String details) {
        super(details);
        this.problem = problem;
    }

    /// What is the matter.
    public SharedFolderProblem problem() {
        return problem;
    }

    /// What can be the matter.
    public enum SharedFolderProblem {
        /// No folder is chosen, or it is not there now.
        NO_FOLDER,
        /// Another computer is writing this lesson.
        LOCKED,
        /// The file is not the one that the teacher saw any more.
        CHANGED_MEANWHILE
    }
}
