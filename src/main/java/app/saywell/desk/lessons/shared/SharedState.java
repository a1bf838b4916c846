package app.saywell.desk.lessons.shared;

/// How a shared lesson here and its file in the folder stand to each other.
public enum SharedState {
    /// Both are as they were when they were last the same.
    SAME,
    /// The lesson was changed here alone.
    CHANGED_HERE,
    /// The file was changed alone, on another computer.
    CHANGED_THERE,
    /// Both were changed: the teacher has to choose.
    CONFLICT,
    /// There is a file and no lesson here.
    ONLY_THERE,
    /// There is a lesson that was shared, and its file is gone.
    GONE_THERE,
    /// The file is cut off, still being copied, or no lesson.
    UNREADABLE;

    /// @param changedHere whether the lesson is not as it was when both were the same
    /// @param changedThere whether the file is not
    static SharedState of(boolean changedHere, boolean changedThere) {
        if (changedHere) {
            return changedThere ? CONFLICT : CHANGED_HERE;
        }
        return changedThere ? CHANGED_THERE : SAME;
    }
}
