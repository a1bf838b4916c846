package app.saywell.judge.engine.align;

import app.saywell.speech.language.lexicon.StressedPhone;
import app.saywell.speech.language.text.SpokenToken;
import app.saywell.speech.language.text.SpokenWord;
import app.saywell.speech.language.text.TokenReading;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/// The states of a text in its order: a sound has three, of which only the last may be stayed in;
/// silence has one.
///
/// Silence is possible at the start, after each token and between the words of a reading.
final class PhoneStates {
    /// Stands for the start of the recording among the states before.
    static final int START = -1;

    private static final int STATES_PER_PHONE = 3;

    /// What a reading other than the most usual one costs.
    private static final double ALTERNATIVE_COST = 0.5;

    /// A state.
    ///
    /// @param phone the class of its frames
    /// @param sources the states from which it is entered, those built earlier first
    /// @param begins whether a sound or a silence begins with it
    /// @param loops whether it may be stayed in
    /// @param cost of entering it
    /// @param token index of its token; -1 for silence
    /// @param near the frames in which it may be
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record PhoneState(
            int phone,
            int[] sources,
            boolean begins,
            boolean loops,
            double cost,
            int token,
            int reading,
            int sound,
            FrameRange near) {}

    /// The frames from one to before another.
    record FrameRange(int start, int end) {
        private static final FrameRange ALL = new FrameRange(0, Integer.MAX_VALUE);

        boolean contains(int frame) {
            return frame >= start && frame < end;
        }
    }

    /// What something else costs before, between and after the tokens. Less, and what a learner says badly
    /// counts as something else: at 10 and 40 a quarter of learners' readings did (`OtherSpeechTrial`).
    private static final double OTHER_COST = 100;

    private final List<PhoneState> states = new ArrayList<>();
    private final double silenceCost;
    private final boolean leaving;
    private int[] finals;

    PhoneStates(List<SpokenToken> tokens) {
        this(tokens, Collections.nCopies(tokens.size(), FrameRange.ALL), 0);
    }

    /// @param near the frames in which each token may be
    /// @param silenceCost what a silence between two words costs
    PhoneStates(List<SpokenToken> tokens, List<FrameRange> near, double silenceCost) {
        this(tokens, near, silenceCost, false);
    }

    private PhoneStates(List<SpokenToken> tokens, List<FrameRange> near, double silenceCost, boolean leaving) {
        this.silenceCost = silenceCost;
        this.leaving = leaving;
        int[] entries = withAnything(OTHER_COST, START, addSilence(0, START));
        for (int token = 0; token < tokens.size(); token++) {
            List<TokenReading> readings = tokens.get(token).readings();
            int[] exits = new int[readings.size()];
            for (int reading = 0; reading < exits.length; reading++) {
                exits[reading] = addReading(readings.get(reading), token, reading, near.get(token), entries);
            }
            boolean last = token + 1 == tokens.size();
            entries = withAnything(OTHER_COST, withSilence(last ? 0 : silenceCost, exits));
        }
        finals = entries;
    }

    /// The states of a text of which only the beginning may have been said: a path may end after any token, or before
    /// the first one.
    static PhoneStates ofBegun(List<SpokenToken> tokens) {
        PhoneStates whole = new PhoneStates(tokens);
        whole.finals = IntStream.range(0, whole.states.size())
                .filter(state -> whole.states.get(state).token() < 0)
                .toArray();
        return whole;
    }

    /// The states of a text around and between whose tokens something else may be said.
    static PhoneStates amongOtherSpeech(List<SpokenToken> tokens) {
        return new PhoneStates(tokens, Collections.nCopies(tokens.size(), FrameRange.ALL), 0, true);
    }

    List<PhoneState> states() {
        return states;
    }

    /// The states in which a path may end.
    int[] finals() {
        return finals;
    }

    /// Returns the last state of the reading.
    private int addReading(TokenReading reading, int token, int readingIndex, FrameRange near, int... entries) {
        int sound = 0;
        int[] sources = entries;
        for (SpokenWord word : reading.words()) {
            if (sound > 0) {
                sources = withSilence(silenceCost, sources);
            }
            for (StressedPhone phone : word.pronunciation().sounds()) {
                for (int i = 0; i < STATES_PER_PHONE; i++) {
                    boolean opensReading = sound == 0 && i == 0;
                    states.add(new PhoneState(
                            phone.phone().ordinal(),
                            sources,
                            i == 0,
                            i == STATES_PER_PHONE - 1,
                            opensReading && readingIndex > 0 ? ALTERNATIVE_COST : 0,
                            token,
                            readingIndex,
                            sound,
                            near));
                    sources = new int[] {states.size() - 1};
                }
                sound++;
            }
        }
        return sources[0];
    }

    private int[] withSilence(double cost, int... exits) {
        int[] entries = new int[exits.length + 1];
        System.arraycopy(exits, 0, entries, 0, exits.length);
        entries[exits.length] = addSilence(cost, exits);
        return entries;
    }

    private int[] withAnything(double cost, int... exits) {
        if (!leaving) {
            return exits;
        }
        int[] entries = new int[exits.length + 1];
        System.arraycopy(exits, 0, entries, 0, exits.length);
        states.add(new PhoneState(FramePosteriors.ANYTHING, exits, true, true, cost, -1, 0, 0, FrameRange.ALL));
        entries[exits.length] = states.size() - 1;
        return entries;
    }

    private int addSilence(double cost, int... sources) {
        states.add(new PhoneState(FramePosteriors.SILENCE, sources, true, true, cost, -1, 0, 0, FrameRange.ALL));
        return states.size() - 1;
    }
}
