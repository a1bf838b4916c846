package app.saywell.engine.align;

import app.saywell.engine.acoustic.AcousticModel;
import app.saywell.engine.acoustic.Observations;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// Likelihoods of the states of a graph, each senone asked once a frame.
///
/// The stand-in for any other speech scores a little below the best phones of the frame, whichever
/// they are (online garbage model: Bourlard, D'hoore and Boite 1994).
final class Emissions {
    /// The stand-in takes the mean of the best so many states without context.
    private static final int BEST = 5;

    /// Log units a frame by which the stand-in stays behind, so that accented speech is still
    /// better explained by its words.
    private static final double HANDICAP = 4;

    private static final int STATES = AcousticModel.STATES;

    private final int[] slots;
    private final float[][] columns;
    private final float[][] contextFree;
    private final float[] best = new float[BEST];
    private int now;
    private double other;

    Emissions(Observations heard, List<Node> nodes) {
        AcousticModel model = heard.model();
        int[] wanted = new int[nodes.size() * STATES];
        boolean otherSpeech = false;
        for (Node node : nodes) {
            otherSpeech |= node.phone() == Node.OTHER_SPEECH;
            for (int i = 0; i < STATES; i++) {
                wanted[node.id() * STATES + i] = senone(model, node, i);
            }
        }
        int[] senones = Arrays.stream(wanted).filter(s -> s >= 0).sorted().distinct().toArray();
        slots =
                Arrays.stream(wanted)
                        .map(s -> s < 0 ? -1 : Arrays.binarySearch(senones, s))
                        .toArray();
        columns = heard.logLikelihoods(senones);
        contextFree = otherSpeech ? contextFree(heard) : new float[0][];
    }

    void moveTo(int frame) {
        now = frame;
        if (contextFree.length > 0) {
            other = anySpeech(frame);
        }
    }

    double of(Node node, int state) {
        int slot = slots[node.id() * STATES + state];
        return slot < 0 ? other : columns[slot][now];
    }

    private double anySpeech(int frame) {
        Arrays.fill(best, Float.NEGATIVE_INFINITY);
        for (float[] column : contextFree) {
            insert(column[frame]);
        }
        double sum = 0;
        for (float value : best) {
            sum += value;
        }
        return sum / BEST - HANDICAP;
    }

    /// Into the best, the greatest first.
    private void insert(float value) {
        if (value <= best[BEST - 1]) {
            return;
        }
        int place = BEST - 1;
        while (place > 0 && best[place - 1] < value) {
            best[place] = best[place - 1];
            place--;
        }
        best[place] = value;
    }

    private static float[][] contextFree(Observations heard) {
        int all = heard.model().phones() * STATES;
        return heard.logLikelihoods(IntStream.range(0, all).toArray());
    }

    private static int senone(AcousticModel model, Node node, int state) {
        if (node.phone() == Node.OTHER_SPEECH) {
            return -1;
        }
        return node.word() == null
                ? model.contextFreeSenone(node.phone(), state)
                : model.senone(node.phone(), node.left(), node.right(), node.position(), state);
    }
}
