package app.saywell.judge.engine.voice;

/// When each token of an utterance is said, by the durations that the network chose for itself.
/// Together they are the audio exactly.
final class PhonemeDurations {
    /// Samples of a step: 25 ms.
    static final int STEP = 600;

    private final TokenSequence tokens;
    private final int[] ends;

    /// @param steps as the network gives them, one for each token
    PhonemeDurations(TokenSequence tokens, float[] steps) {
        if (steps.length != tokens.size()) {
            throw new IllegalArgumentException(steps.length + " durations, " + tokens.size() + " tokens");
        }
        this.tokens = tokens;
        this.ends = new int[steps.length];
        int end = 0;
        for (int i = 0; i < steps.length; i++) {
            end += Math.round(steps[i]) * STEP;
            ends[i] = end;
        }
    }

    /// Samples in all.
    int length() {
        return ends[ends.length - 1];
    }

    /// The first sample of a sound.
    int start(int sound) {
        int token = 0;
        while (tokens.owner(token) != sound) {
            token++;
        }
        return token == 0 ? 0 : ends[token - 1];
    }

    /// The sample after a sound.
    int end(int sound) {
        int token = tokens.size() - 1;
        while (tokens.owner(token) != sound) {
            token--;
        }
        return ends[token];
    }

    /// The middle of the silence at each punctuation mark within the utterance, in their order.
    int[] pauses() {
        int last = tokens.sounds().size() - 1;
        return java.util.stream.IntStream.range(1, tokens.size())
                .filter(tokens::punctuation)
                .filter(token -> ends[token] < start(last))
                .map(token -> (ends[token - 1] + ends[token]) / 2)
                .toArray();
    }
}
