package app.saywell.judge.engine.align;

import app.saywell.judge.engine.align.PhoneStates.PhoneState;
import app.saywell.speech.language.InterruptCheck;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/// Finds the most likely path through the states of a text (Viterbi 1967).
///
/// Exact for a short recording. In a long one, states that are far worse than the best are dropped,
/// so that time and memory grow with the length of the recording and not with its square.
final class ViterbiSearch {
    private static final double START_WEIGHT = 2;
    private static final double IMPOSSIBLE = Double.NEGATIVE_INFINITY;
    private static final int LONG_FRAMES = 3000;
    private static final double BEAM = 3000;
    private static final int MAX_SOURCES = 255;

    private final FramePosteriors posteriors;
    private final PhoneState[] states;
    private final int[] finals;
    private final int[] reach;
    private final double beam;
    private final byte[][] arcs;
    private final int[] lowest;
    private double[] scores;
    private double[] nextScores;
    private int low;
    private int high;

    ViterbiSearch(FramePosteriors posteriors, PhoneStates graph) {
        this.posteriors = posteriors;
        List<PhoneState> all = graph.states();
        this.states = all.toArray(PhoneState[]::new);
        this.finals = graph.finals();
        this.reach = reach(states);
        this.beam = posteriors.frames() > LONG_FRAMES ? BEAM : Double.POSITIVE_INFINITY;
        this.arcs = new byte[posteriors.frames()][];
        this.lowest = new int[posteriors.frames()];
        this.scores = new double[states.length];
        this.nextScores = new double[states.length];
    }

    /// The state of each frame; empty when the recording is too short for the text.
    ///
    /// @throws app.saywell.speech.language.EngineException of kind INTERRUPTED
    Optional<int[]> search() {
        int last = lastState();
        return last < 0 ? Optional.empty() : Optional.of(path(last));
    }

    /// The score of the best path, a natural logarithm; empty when the recording is too short for
    /// the text.
    ///
    /// @throws app.saywell.speech.language.EngineException of kind INTERRUPTED
    OptionalDouble bestScore() {
        int last = lastState();
        return last < 0 ? OptionalDouble.empty() : OptionalDouble.of(scores[last]);
    }

    /// The state in which the best path ends; -1 without a path.
    private int lastState() {
        if (posteriors.frames() == 0) {
            return -1;
        }
        begin();
        for (int frame = 1; frame < posteriors.frames(); frame++) {
            InterruptCheck.throwIfInterrupted();
            advance(frame);
        }
        int last = -1;
        for (int state : finals) {
            if (state >= low && state <= high && (last < 0 || scores[state] > scores[last])) {
                last = state;
            }
        }
        return last < 0 || scores[last] == IMPOSSIBLE ? -1 : last;
    }

    private void begin() {
        Arrays.fill(scores, IMPOSSIBLE);
        low = 0;
        for (int i = 0; i < states.length; i++) {
            if (states[i].sources()[0] == PhoneStates.START && states[i].near().contains(0)) {
                scores[i] = posteriors.logPosterior(0, states[i].phone()) - states[i].cost();
                high = i;
            }
        }
    }

    private void advance(int frame) {
        double odds = posteriors.starts()[frame];
        double startScore = START_WEIGHT * logLogistic(odds);
        double stayScore = START_WEIGHT * logLogistic(-odds);
        int top = reach[high];
        byte[] row = new byte[top - low + 1];
        double bestScore = IMPOSSIBLE;
        for (int i = low; i <= top; i++) {
            PhoneState state = states[i];
            double entered = IMPOSSIBLE;
            int arc = 0;
            int[] sources = state.sources();
            for (int k = 0; k < sources.length; k++) {
                int source = sources[k];
                if (source >= low && source <= high && scores[source] > entered) {
                    entered = scores[source];
                    arc = k + 1;
                }
            }
            entered += (state.begins() ? startScore : stayScore) - state.cost();
            double staying = state.phone() == FramePosteriors.ANYTHING ? 0 : stayScore;
            double stayed = state.loops() && i <= high ? scores[i] + staying : IMPOSSIBLE;
            boolean moved = entered > stayed;
            row[i - low] = (byte) (moved ? arc : 0);
            nextScores[i] = state.near().contains(frame)
                    ? (moved ? entered : stayed) + posteriors.logPosterior(frame, state.phone())
                    : IMPOSSIBLE;
            bestScore = Math.max(bestScore, nextScores[i]);
        }
        arcs[frame] = row;
        lowest[frame] = low;
        double[] recycled = scores;
        scores = nextScores;
        nextScores = recycled;
        high = top;
        narrow(bestScore - beam);
    }

    private void narrow(double threshold) {
        if (threshold == IMPOSSIBLE) {
            return;
        }
        while (low < high && scores[low] < threshold) {
            low++;
        }
        while (high > low && scores[high] < threshold) {
            high--;
        }
    }

    private int[] path(int last) {
        int[] path = new int[posteriors.frames()];
        int state = last;
        for (int frame = path.length - 1; frame >= 0; frame--) {
            path[frame] = state;
            int arc = frame == 0 ? 0 : arcs[frame][state - lowest[frame]] & 0xff;
            state = arc == 0 ? state : states[state].sources()[arc - 1];
        }
        return path;
    }

    private static double logLogistic(double odds) {
        return odds > 0 ? -Math.log1p(Math.exp(-odds)) : odds - Math.log1p(Math.exp(odds));
    }

    /// For each state, the last one that is entered from it or from one before it.
    private static int[] reach(PhoneState... states) {
        int[] reach = new int[states.length];
        for (int i = 0; i < states.length; i++) {
            reach[i] = Math.max(reach[i], i);
            if (states[i].sources().length > MAX_SOURCES) {
                throw new IllegalArgumentException("a token has too many readings");
            }
            for (int source : states[i].sources()) {
                if (source >= 0) {
                    reach[source] = Math.max(reach[source], i);
                }
            }
        }
        for (int i = 1; i < reach.length; i++) {
            reach[i] = Math.max(reach[i], reach[i - 1]);
        }
        return reach;
    }
}
