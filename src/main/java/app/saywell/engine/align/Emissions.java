package app.saywell.engine.align;

import app.saywell.engine.acoustic.AcousticModel;
import app.saywell.engine.acoustic.Observations;

import java.util.Arrays;
import java.util.List;

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

    private final Observations heard;
    private final int[] senones;
    private final int[] slots;
    private final boolean otherSpeech;
    private final float[] now;
    private double other;

    Emissions(Observations heard, List<Node> nodes) {
        this.heard = heard;
        AcousticModel model = heard.model();
        int[] wanted = new int[nodes.size() * STATES];
        boolean anyOther = false;
        for (Node node : nodes) {
            anyOther |= node.phone() == Node.OTHER_SPEECH;
            for (int i = 0; i < STATES; i++) {
                wanted[node.id() * STATES + i] = senone(model, node, i);
            }
        }
        otherSpeech = anyOther;
        senones = Arrays.stream(wanted).filter(s -> s >= 0).sorted().distinct().toArray();
        slots =
                Arrays.stream(wanted)
                        .map(s -> s < 0 ? -1 : Arrays.binarySearch(senones, s))
                        .toArray();
        now = new float[senones.length];
    }

    void moveTo(int frame) {
        for (int i = 0; i < senones.length; i++) {
            now[i] = heard.logLikelihood(frame, senones[i]);
        }
        if (otherSpeech) {
            other = anySpeech(frame);
        }
    }

    double of(Node node, int state) {
        int slot = slots[node.id() * STATES + state];
        return slot < 0 ? other : now[slot];
    }

    private double anySpeech(int frame) {
        AcousticModel model = heard.model();
        float[] all = new float[model.phones() * STATES];
        for (int s = 0; s < all.length; s++) {
            all[s] = heard.logLikelihood(frame, s);
        }
        Arrays.sort(all);
        double sum = 0;
        for (int i = 1; i <= BEST; i++) {
            sum += all[all.length - i];
        }
        return sum / BEST - HANDICAP;
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
