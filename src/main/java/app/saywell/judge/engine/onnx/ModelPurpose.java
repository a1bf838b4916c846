package app.saywell.judge.engine.onnx;

/// What the models of one folder are for, and what goes on without them.
enum ModelPurpose {
    EAR(
            1,
            false,
            "what Saywell hears with",
            "Recording, playing, lessons and everything judged earlier work as before; new"
                    + " recordings cannot be judged or written down."),
    VOICE(
            2,
            true,
            "the voice that says sentences",
            "Everything else works as before; sentences cannot be said by the computer."),
    OTHER(1, false, "a part of Saywell", "Everything that does without it works as before.");

    private final int threads;
    private final boolean arena;
    private final String what;
    private final String works;

    ModelPurpose(int threads, boolean arena, String what, String works) {
        this.threads = threads;
        this.arena = arena;
        this.what = what;
        this.works = works;
    }

    static ModelPurpose of(String file) {
        if (file.startsWith("ear/")) {
            return EAR;
        }
        return file.startsWith("voice/") ? VOICE : OTHER;
    }

    /// Threads that share one run: recordings are heard side by side, while somebody waits for the
    /// voice.
    int threads() {
        return threads;
    }

    /// Whether a run takes its memory from an arena, which is given back after it.
    boolean arena() {
        return arena;
    }

    /// Words for what is missing, within a sentence.
    String what() {
        return what;
    }

    /// Sentences on what goes on without.
    String works() {
        return works;
    }
}
