package app.saywell.engine.acoustic;

import java.util.List;

/// The CMU Sphinx en-us acoustic model: phonetically tied mixtures with a codebook a phone.
///
/// Immutable and safe for all threads. Phones are numbers below [#phones()]; besides the 39 of
/// English there are [#silence()], noise and unintelligible speech. Reading it takes a few tenths
/// of a second and about 15 MB.
public final class AcousticModel {
    /// Emitting states of a phone, passed from left to right without skips: 30 ms at least.
    public static final int STATES = Triphones.STATES;

    private static final float WEIGHT_FLOOR = 1e-7f;
    private static final String SILENCE = "SIL";

    private final Triphones triphones;
    private final List<String> names;
    private final Codebooks codebooks;
    private final float[] weights;
    private final float[] transitions;
    private final int silence;

    private AcousticModel(Triphones triphones, Codebooks codebooks) {
        this.triphones = triphones;
        this.names = triphones.names();
        this.codebooks = codebooks;
        this.weights = readWeights(triphones.senoneCount());
        this.transitions = readTransitions(codebooks.phones());
        this.silence = phone(SILENCE);
    }

    /// Reads the model from the class path.
    public static AcousticModel load() {
        return new AcousticModel(Triphones.read(), Codebooks.read());
    }

    /// How many phones there are, fillers included.
    public int phones() {
        return names.size();
    }

    /// How many senones there are.
    public int senones() {
        return triphones.senoneCount();
    }

    /// The number of a phone by its ARPAbet name.
    public int phone(String name) {
        int index = names.indexOf(name);
        if (index < 0) {
            throw new IllegalArgumentException("no such phone: " + name);
        }
        return index;
    }

    /// The ARPAbet name of a phone.
    public String name(int phone) {
        return names.get(phone);
    }

    /// The phone of silence.
    public int silence() {
        return silence;
    }

    /// The senone of a state of a phone between two neighbours.
    ///
    /// @param state 0 to 2
    public int senone(int phone, int left, int right, Position position, int state) {
        return triphones.senone(phone, left, right, position, state);
    }

    /// The senone of a state of a phone whatever its neighbours.
    public int contextFreeSenone(int phone, int state) {
        return phone * STATES + state;
    }

    /// Log probability of staying in a state for another frame.
    public float logStay(int phone, int state) {
        return transitions[(phone * STATES + state) * 2];
    }

    /// Log probability of going on from a state to the next one or out of the phone.
    public float logLeave(int phone, int state) {
        return transitions[(phone * STATES + state) * 2 + 1];
    }

    /// Listens to the frames of an utterance.
    public Observations observe(Features features) {
        return Observations.of(this, features, DensityKernel.fastest());
    }

    Codebooks codebooks() {
        return codebooks;
    }

    /// The phone that a senone is a state of.
    public int phoneOf(int senone) {
        return triphones.phoneOf(senone);
    }

    float[] weights() {
        return weights;
    }

    private static float[] readWeights(int senones) {
        SphinxFile file = SphinxFile.open("mixture_weights");
        if (file.nextInt() != senones
                || file.nextInt() != Codebooks.STREAMS
                || file.nextInt() != Codebooks.DENSITIES) {
            throw new IllegalStateException("the acoustic model has another shape");
        }
        float[] weights = file.nextFloats();
        for (int row = 0; row < weights.length; row += Codebooks.DENSITIES) {
            float sum = 0;
            for (int k = 0; k < Codebooks.DENSITIES; k++) {
                sum += weights[row + k];
            }
            for (int k = 0; k < Codebooks.DENSITIES; k++) {
                weights[row + k] = Math.max(weights[row + k] / sum, WEIGHT_FLOOR);
            }
        }
        return weights;
    }

    private static float[] readTransitions(int phones) {
        SphinxFile file = SphinxFile.open("transition_matrices");
        if (file.nextInt() != phones || file.nextInt() != STATES || file.nextInt() != STATES + 1) {
            throw new IllegalStateException("the acoustic model has another shape");
        }
        float[] counts = file.nextFloats();
        float[] logs = new float[phones * STATES * 2];
        for (int phone = 0; phone < phones; phone++) {
            for (int s = 0; s < STATES; s++) {
                int row = (phone * STATES + s) * (STATES + 1);
                float stay = counts[row + s];
                float leave = counts[row + s + 1];
                logs[(phone * STATES + s) * 2] = (float) Math.log(stay / (stay + leave));
                logs[(phone * STATES + s) * 2 + 1] = (float) Math.log(leave / (stay + leave));
            }
        }
        return logs;
    }
}
