package app.saywell.judge.engine.feedback;

/// What is said about a recording beside the reading in it.
public enum RecordingNote {
    /// More was said than one reading of the text; only a complete one was judged.
    MORE_SAID("note.more"),
    /// A hum or an offset was taken away before the reading was judged.
    HUM_REMOVED("note.hum");

    private final String key;

    RecordingNote(String key) {
        this.key = key;
    }

    /// The key of its sentence.
    String key() {
        return key;
    }
}
