package app.saywell.engine.align;

import app.saywell.engine.Interruption;
import app.saywell.engine.acoustic.AcousticModel;
import app.saywell.engine.acoustic.Observations;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/// The likeliest way of an utterance through a graph (Viterbi 1967), exactly: nothing is pruned.
///
/// Takes frames times states steps and bytes; a minute of speech takes about 30 MB.
final class Viterbi {
    private static final int STATES = AcousticModel.STATES;
    private static final double IMPOSSIBLE = Double.NEGATIVE_INFINITY;
    private static final short STAY = 0;
    private static final short STEP = 1;

    private final AcousticModel model;
    private final Graph graph;
    private final Emissions emissions;
    private final int from;
    private final int frames;
    private final short[][] cameBy;
    private double[] now;
    private double[] before;

    /// A node of the path and the frames it covers.
    ///
    /// @param middle first frame of its second state
    /// @param last first frame of its third state
    record Visit(Node node, int start, int middle, int last, int end) {}

    /// @param logLikelihood of the whole path, costs included
    record Path(List<Visit> visits, double logLikelihood) {}

    Viterbi(Observations heard, Graph graph) {
        this(heard, 0, heard.frames(), graph);
    }

    /// @param from first frame looked at
    /// @param to frame after the last
    Viterbi(Observations heard, int from, int to, Graph graph) {
        this.model = heard.model();
        this.from = from;
        this.frames = to - from;
        this.graph = graph;
        this.emissions = new Emissions(heard, graph.nodes());
        int states = graph.nodes().size() * STATES;
        this.cameBy = new short[frames][states];
        this.now = new double[states];
        this.before = new double[states];
        Arrays.fill(now, IMPOSSIBLE);
    }

    /// The best path, if the utterance is long enough for one; its frames count from the first one
    /// looked at.
    ///
    /// @throws app.saywell.engine.EngineException when the thread is interrupted
    Optional<Path> search() {
        for (int t = 0; t < frames; t++) {
            Interruption.check();
            double[] swap = before;
            before = now;
            now = swap;
            emissions.moveTo(from + t);
            advance(t);
        }
        return best();
    }

    private void advance(int t) {
        for (Node node : graph.nodes()) {
            int s = node.id() * STATES;
            enter(t, node, s);
            for (int i = 1; i < STATES; i++) {
                double stay = before[s + i] + stay(node, i);
                double step = before[s + i - 1] + leave(node, i - 1);
                cameBy[t][s + i] = step > stay ? STEP : STAY;
                now[s + i] = Math.max(stay, step) + emissions.of(node, i);
            }
        }
        if (t == 0) {
            graph.starts()
                    .forEach(
                            arc ->
                                    now[arc.node().id() * STATES] =
                                            arc.cost() + emissions.of(arc.node(), 0));
        }
    }

    private void enter(int t, Node node, int s) {
        double best = before[s] + stay(node, 0);
        short by = STAY;
        List<Graph.Arc> arcs = graph.into(node);
        for (int a = 0; a < arcs.size(); a++) {
            Node from = arcs.get(a).node();
            double way =
                    before[from.id() * STATES + STATES - 1]
                            + leave(from, STATES - 1)
                            + arcs.get(a).cost();
            if (way > best) {
                best = way;
                by = (short) (a + STEP);
            }
        }
        cameBy[t][s] = by;
        now[s] = best + emissions.of(node, 0);
    }

    private double stay(Node node, int state) {
        return node.phone() == Node.OTHER_SPEECH ? 0 : model.logStay(node.phone(), state);
    }

    private double leave(Node node, int state) {
        return node.phone() == Node.OTHER_SPEECH ? 0 : model.logLeave(node.phone(), state);
    }

    private Optional<Path> best() {
        double best = IMPOSSIBLE;
        Node last = null;
        for (Graph.Arc arc : graph.ends()) {
            double total = now[arc.node().id() * STATES + STATES - 1] + arc.cost();
            if (total > best) {
                best = total;
                last = arc.node();
            }
        }
        return last == null ? Optional.empty() : Optional.of(new Path(trace(last), best));
    }

    private List<Visit> trace(Node last) {
        List<Visit> visits = new ArrayList<>();
        Node node = last;
        int end = frames;
        int[] starts = new int[STATES];
        while (end > 0) {
            int t = end - 1;
            for (int i = STATES - 1; i >= 0; i--) {
                while (t > 0 && cameBy[t][node.id() * STATES + i] == STAY) {
                    t--;
                }
                starts[i] = t--;
            }
            visits.add(new Visit(node, starts[0], starts[1], starts[2], end));
            end = starts[0];
            if (end > 0) {
                short by = cameBy[end][node.id() * STATES];
                node = graph.into(node).get(by - STEP).node();
            }
        }
        Collections.reverse(visits);
        return List.copyOf(visits);
    }
}
