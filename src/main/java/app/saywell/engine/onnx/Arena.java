package app.saywell.engine.onnx;

/// What becomes of the memory that a run of a model took for its intermediate results.
public enum Arena {
    /// Kept for the next run: for the short steps of a long search.
    KEEP,
    /// Given back: for long inputs, each of a length of its own.
    SHRINK
}
