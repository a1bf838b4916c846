package app.saywell.engine.onnx;

/// What the models of one folder are for, and what goes on without them.
enum ModelPurpose {
    EAR(
            1,
            "what Saywell hears with",
            "Recording, playing, lessons and everything judged earlier work as before; new"
                    + " recordings cannot be judged or written down."),
    VOICE(
            2,
            "the voice that says sentences",
            "Everything else works as before; sentences cannot be said by the computer."),
    OTHER(1, "a part of Saywell", "Everything that does without it works as before.");

    private final int threads;
    private final String what;
    private final String works;

    ModelPurpose(int threads, String what, String works) {
        this.threads = threads;
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

    /// Words for what is missing, within a sentence.
    String what() {
        return what;
    }

    /// Sentences on what goes on without.
    String works() {
        return works;
    }
}
