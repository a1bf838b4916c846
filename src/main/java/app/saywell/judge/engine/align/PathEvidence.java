package app.saywell.judge.engine.align;

import app.saywell.speech.language.InterruptCheck;
import app.saywell.speech.language.lexicon.StressedPhone;
import app.saywell.speech.language.text.SpokenToken;
import app.saywell.speech.language.text.TokenReading;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// How well a recording fits a text with each of its tokens, with anything else in the token's place, and without it.
/// No boundaries of sounds are needed: all ways to place the sounds take part (segmentation-free goodness of
/// pronunciation, arXiv:2507.16838), by the best path (Viterbi) through the states of connectionist temporal
/// classification.
///
/// @param substitution the logarithm of the best path through the text, less that of the best path in which
///     whatever was heard best stands in the token's place: 0 where nothing fits better than the token, far below
///     0 where its sounds are not there
/// @param omission the logarithm of the best path without the token, less that through the whole text: far below 0 for
///     a token that was said, above 0 for one that was not
public record PathEvidence(double substitution, double omission) {
    private static final double IMPOSSIBLE = Double.NEGATIVE_INFINITY;

    /// Stands for the start of the recording among the states before.
    private static final int START = -1;

    /// A state of the text.
    ///
    /// @param phone its class
    /// @param sources the states before it
    /// @param over how many tokens are over where a path may leave the text in it; -1 within a token
    /// @param ahead the token with which the rest of the text begins where a path may enter the text in it; -1
    /// elsewhere
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record State(int phone, int[] sources, int over, int ahead) {}

    /// The evidence for each token. Where the recording has fewer steps than the text needs, nothing of it fits: both
    /// numbers are infinite.
    ///
    /// @throws app.saywell.speech.language.EngineException of kind INTERRUPTED
    public static List<PathEvidence> of(PathPosteriors heard, List<SpokenToken> tokens) {
        List<State> states = states(tokens);
        int steps = heard.steps();
        double[][] before = impossible(tokens.size() + 1, steps);
        double[][] after = impossible(tokens.size() + 1, steps);
        search(heard, states, before);
        searchBackwards(heard, states, after);
        double[] anything = new double[steps + 1];
        for (int step = 0; step < steps; step++) {
            anything[step + 1] = anything[step] + heard.best(step);
        }
        double whole = before[tokens.size()][steps];
        List<PathEvidence> found = new ArrayList<>();
        for (int token = 0; token < tokens.size(); token++) {
            double left = IMPOSSIBLE;
            double other = IMPOSSIBLE;
            double without = IMPOSSIBLE;
            for (int step = 0; step <= steps; step++) {
                left = Math.max(left, before[token][step] - anything[step]);
                other = Math.max(other, left + anything[step] + after[token + 1][step]);
                without = Math.max(without, before[token][step] + after[token + 1][step]);
            }
            found.add(
                    whole == IMPOSSIBLE
                            ? new PathEvidence(IMPOSSIBLE, Double.POSITIVE_INFINITY)
                            : new PathEvidence(whole - other, without - whole));
        }
        return found;
    }

    /// The logarithm of the best path through a word alone; minus infinity where the recording has fewer steps than it
    /// needs.
    ///
    /// @throws app.saywell.speech.language.EngineException of kind INTERRUPTED
    static double fit(PathPosteriors heard, SpokenToken word) {
        double[][] before = impossible(2, heard.steps());
        search(heard, states(List.of(word)), before);
        return before[1][heard.steps()];
    }

    private static double[][] impossible(int rows, int steps) {
        double[][] table = new double[rows][steps + 1];
        for (double[] row : table) {
            Arrays.fill(row, IMPOSSIBLE);
        }
        return table;
    }

    /// The best paths from the start: `before[n][t]` through the first n tokens in the first t steps.
    private static void search(PathPosteriors heard, List<State> states, double[][] before) {
        double[] scores = new double[states.size()];
        double[] next = new double[states.size()];
        Arrays.fill(scores, IMPOSSIBLE);
        before[0][0] = 0;
        for (int step = 0; step < heard.steps(); step++) {
            InterruptCheck.throwIfInterrupted();
            for (int i = 0; i < next.length; i++) {
                State state = states.get(i);
                double best = scores[i];
                for (int source : state.sources()) {
                    best = Math.max(best, source == START ? step == 0 ? 0 : IMPOSSIBLE : scores[source]);
                }
                next[i] = best + heard.log(step, state.phone());
                if (state.over() >= 0) {
                    before[state.over()][step + 1] = Math.max(before[state.over()][step + 1], next[i]);
                }
            }
            double[] old = scores;
            scores = next;
            next = old;
        }
    }

    /// The best paths to the end: `after[n][t]` through the tokens from n on, from step t on.
    private static void searchBackwards(PathPosteriors heard, List<State> states, double[][] after) {
        int tokens = after.length - 1;
        double[] scores = new double[states.size()];
        double[] next = new double[states.size()];
        after[tokens][heard.steps()] = 0;
        for (int step = heard.steps() - 1; step >= 0; step--) {
            InterruptCheck.throwIfInterrupted();
            boolean last = step == heard.steps() - 1;
            for (int i = 0; i < next.length; i++) {
                boolean ends = states.get(i).over() == tokens;
                next[i] = last ? ends ? 0 : IMPOSSIBLE : scores[i];
            }
            if (!last) {
                for (int i = 0; i < next.length; i++) {
                    for (int source : states.get(i).sources()) {
                        if (source != START) {
                            next[source] = Math.max(next[source], scores[i]);
                        }
                    }
                }
            }
            for (int i = 0; i < next.length; i++) {
                State state = states.get(i);
                next[i] += heard.log(step, state.phone());
                if (state.ahead() >= 0) {
                    after[state.ahead()][step] = Math.max(after[state.ahead()][step], next[i]);
                }
            }
            double[] old = scores;
            scores = next;
            next = old;
        }
    }

    /// A blank before, between and after all sounds, which may be passed over between two different ones; the readings
    /// of a token side by side.
    private static List<State> states(List<SpokenToken> tokens) {
        List<State> states = new ArrayList<>();
        states.add(new State(PathPosteriors.BLANK, new int[] {START}, 0, 0));
        int blank = 0;
        List<Integer> exits = List.of(START);
        for (int token = 0; token < tokens.size(); token++) {
            List<Integer> ends = new ArrayList<>();
            for (TokenReading reading : tokens.get(token).readings()) {
                ends.add(addReading(states, reading.sounds(), token, blank, exits));
            }
            blank = states.size();
            exits = ends;
            states.add(new State(
                    PathPosteriors.BLANK,
                    ends.stream().mapToInt(Integer::intValue).toArray(),
                    token + 1,
                    token + 1));
        }
        return states;
    }

    /// Returns the state of the last sound.
    private static int addReading(
            List<State> states, List<StressedPhone> sounds, int token, int blank, List<Integer> exits) {
        List<Integer> sources = exits;
        int silence = blank;
        for (int sound = 0; sound < sounds.size(); sound++) {
            int phone = sounds.get(sound).phone().ordinal();
            boolean first = sound == 0;
            if (!first) {
                silence = states.size();
                states.add(new State(PathPosteriors.BLANK, new int[] {sources.getFirst()}, -1, -1));
            }
            List<Integer> entries = new ArrayList<>();
            entries.add(silence);
            for (int source : sources) {
                if (source == START || states.get(source).phone() != phone) {
                    entries.add(source);
                }
            }
            states.add(new State(
                    phone,
                    entries.stream().mapToInt(Integer::intValue).toArray(),
                    sound == sounds.size() - 1 ? token + 1 : -1,
                    first ? token : -1));
            sources = List.of(states.size() - 1);
        }
        return sources.getFirst();
    }
}
