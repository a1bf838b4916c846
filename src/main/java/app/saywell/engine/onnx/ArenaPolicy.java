package app.saywell.engine.onnx;

/// Whether the memory arena of a session, which holds the intermediate results of a run, is shrunk
/// after the run.
public enum ArenaPolicy {
    /// Kept for the next run: for the short steps of a long search.
    KEEP,
    /// Given back: for long inputs, each of a length of its own.
    SHRINK
}
