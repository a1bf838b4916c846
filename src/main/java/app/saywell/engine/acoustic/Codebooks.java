package app.saywell.engine.acoustic;

/// The Gaussian densities that senones share: a codebook a phone, in three streams of 128.
///
/// Values lie dimension by dimension, the densities of a stream side by side, so that a kernel
/// works on all of them at once without ever adding across lanes: every kernel gives the same bits.
final class Codebooks {
    static final int STREAMS = 3;
    static final int DENSITIES = 128;
    static final int LENGTH = 13;
    private static final float VARIANCE_FLOOR = 1e-4f;

    private final float[] means;
    private final float[] precisions;
    private final float[] constants;
    private final int phones;

    private Codebooks(float[] means, float[] variances, int phones) {
        this.phones = phones;
        this.means = new float[means.length];
        this.precisions = new float[means.length];
        this.constants = new float[phones * STREAMS * DENSITIES];
        for (int book = 0; book < phones * STREAMS; book++) {
            for (int k = 0; k < DENSITIES; k++) {
                double logNorm = 0;
                for (int d = 0; d < LENGTH; d++) {
                    int from = (book * DENSITIES + k) * LENGTH + d;
                    int to = (book * LENGTH + d) * DENSITIES + k;
                    double variance = Math.max(variances[from], VARIANCE_FLOOR);
                    logNorm += Math.log(2 * Math.PI * variance);
                    this.means[to] = means[from];
                    this.precisions[to] = (float) (0.5 / variance);
                }
                constants[book * DENSITIES + k] = (float) (-0.5 * logNorm);
            }
        }
    }

    static Codebooks read() {
        SphinxFile means = SphinxFile.open("means");
        int phones = means.nextInt();
        expect(means);
        SphinxFile variances = SphinxFile.open("variances");
        variances.nextInt();
        expect(variances);
        return new Codebooks(means.nextFloats(), variances.nextFloats(), phones);
    }

    int phones() {
        return phones;
    }

    float[] means() {
        return means;
    }

    /// Half the inverse variances.
    float[] precisions() {
        return precisions;
    }

    /// Logarithms of the densities at their means.
    float[] constants() {
        return constants;
    }

    private static void expect(SphinxFile file) {
        int[] shape = {STREAMS, DENSITIES, LENGTH, LENGTH, LENGTH};
        for (int size : shape) {
            if (file.nextInt() != size) {
                throw new IllegalStateException("the acoustic model has another shape");
            }
        }
    }
}
