package app.saywell.engine.transcribe.decode;

/// The ends of words and silences that hypotheses have passed: a tree that leads back to the start.
final class WordEnds {
    /// The start of the recording.
    static final int START = -1;

    /// In place of a word: silence or noise.
    static final int FILLER = -1;

    private final IntList words = new IntList();
    private final IntList frames = new IntList();
    private final IntList previous = new IntList();

    int add(int word, int frame, int from) {
        words.add(word);
        frames.add(frame);
        previous.add(from);
        return words.size() - 1;
    }

    int word(int end) {
        return words.get(end);
    }

    /// The last frame.
    int frame(int end) {
        return end == START ? -1 : frames.get(end);
    }

    int previous(int end) {
        return previous.get(end);
    }
}
