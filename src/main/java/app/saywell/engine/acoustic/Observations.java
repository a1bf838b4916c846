package app.saywell.engine.acoustic;

import java.util.Arrays;
import java.util.Comparator;
import java.util.concurrent.atomic.AtomicReferenceArray;

/// What was heard at every frame of an utterance, ready to be asked for any senone.
///
/// Of every stream of every codebook only the densities within [#BEAM] of the best are kept (about
/// fifty of 128), so that a senone costs a few dozen multiplications and a minute of speech some
/// 50 MB; they lie codebook by codebook, then frame by frame. Safe for all threads and the same
/// for all of them.
public final class Observations {
    /// How many senones are reckoned at a time.
    public static final int TOGETHER = 4;

    /// In log units: what lies further below the best density of its stream is left out.
    private static final float BEAM = 12;

    private static final int ROW = Codebooks.STREAMS * Codebooks.DENSITIES;
    private final AcousticModel model;
    private final Features features;
    private final Kept[] kept;

    /// What was asked for at all frames, so that it is reckoned once.
    private final AtomicReferenceArray<float[]> columns;

    private Observations(AcousticModel model, Features features, Kept[] kept) {
        this.model = model;
        this.features = features;
        this.kept = kept;
        this.columns = new AtomicReferenceArray<>(model.senones());
    }

    static Observations of(AcousticModel model, Features features, DensityKernel kernel) {
        Gatherer gatherer = new Gatherer(model.codebooks(), features, kernel);
        Kept[] kept = new Kept[model.codebooks().phones()];
        for (int codebook = 0; codebook < kept.length; codebook++) {
            kept[codebook] = gatherer.gather(codebook);
        }
        return new Observations(model, features, kept);
    }

    /// The model that listened.
    public AcousticModel model() {
        return model;
    }

    /// What it listened to.
    public Features features() {
        return features;
    }

    /// How many frames there are, 10 ms each.
    public int frames() {
        return features.frames();
    }

    /// Natural logarithm of the likelihood of a frame in a senone.
    public float logLikelihood(int frame, int senone) {
        float[] result = new float[TOGETHER];
        logLikelihoods(frame, new int[] {senone}, result);
        return result[0];
    }

    /// The same in [#TOGETHER] senones of one phone at once, which takes hardly longer: each sum
    /// waits for itself, but not for the others.
    ///
    /// @param senones one or more; the last one stands for those that are missing
    /// @param out as many as [#TOGETHER]
    public void logLikelihoods(int frame, int[] senones, float[] out) {
        int last = senones.length - 1;
        Kept heard = kept[model.phoneOf(senones[0])];
        byte[] densities = heard.densities;
        float[] values = heard.values;
        int cell = frame * Codebooks.STREAMS;
        int a = senones[0] * ROW;
        int b = senones[Math.min(1, last)] * ROW;
        int c = senones[Math.min(2, last)] * ROW;
        int d = senones[Math.min(3, last)] * ROW;
        float[] weights = model.weights();
        double productA = 1;
        double productB = 1;
        double productC = 1;
        double productD = 1;
        for (int s = 0; s < ROW; s += Codebooks.DENSITIES, cell++) {
            float sumA = 0;
            float sumB = 0;
            float sumC = 0;
            float sumD = 0;
            int end = heard.starts[cell + 1];
            for (int i = heard.starts[cell]; i < end; i++) {
                int k = s + densities[i];
                float value = values[i];
                sumA += weights[a + k] * value;
                sumB += weights[b + k] * value;
                sumC += weights[c + k] * value;
                sumD += weights[d + k] * value;
            }
            productA *= sumA;
            productB *= sumB;
            productC *= sumC;
            productD *= sumD;
        }
        out[0] = (float) Math.log(productA) + heard.peaks[frame];
        out[1] = (float) Math.log(productB) + heard.peaks[frame];
        out[2] = (float) Math.log(productC) + heard.peaks[frame];
        out[3] = (float) Math.log(productD) + heard.peaks[frame];
    }

    /// The likelihoods of every frame in each of some senones, kept for whoever asks again; not to
    /// be written to.
    public float[][] logLikelihoods(int[] senones) {
        int[] missing =
                Arrays.stream(senones)
                        .distinct()
                        .filter(senone -> columns.get(senone) == null)
                        .boxed()
                        .sorted(Comparator.comparingInt(model::phoneOf))
                        .mapToInt(Integer::intValue)
                        .toArray();
        for (int from = 0; from < missing.length; ) {
            int to = from + 1;
            while (to < missing.length
                    && to < from + TOGETHER
                    && model.phoneOf(missing[to]) == model.phoneOf(missing[from])) {
                to++;
            }
            addColumns(Arrays.copyOfRange(missing, from, to));
            from = to;
        }
        return Arrays.stream(senones).mapToObj(columns::get).toArray(float[][]::new);
    }

    private void addColumns(int[] senones) {
        float[][] some = new float[senones.length][frames()];
        float[] result = new float[TOGETHER];
        for (int frame = 0; frame < frames(); frame++) {
            logLikelihoods(frame, senones, result);
            for (int i = 0; i < some.length; i++) {
                some[i][frame] = result[i];
            }
        }
        for (int i = 0; i < some.length; i++) {
            columns.set(senones[i], some[i]);
        }
    }

    /// What was kept of one codebook: for every frame and stream the densities of it and their
    /// values beside the greatest.
    ///
    /// @param starts where those of a frame and stream begin, three a frame, and where the last end
    /// @param peaks sum of the greatest log densities, one a frame
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Kept(int[] starts, float[] peaks, byte[] densities, float[] values) {}

    /// Goes through the codebooks one after the other, so that the numbers of each are fetched from
    /// memory once for all frames.
    private static final class Gatherer {
        private final Codebooks books;
        private final Features features;
        private final DensityKernel kernel;
        private final float[] logs = new float[Codebooks.DENSITIES];
        private byte[] densities;
        private float[] values;
        private int size;

        Gatherer(Codebooks books, Features features, DensityKernel kernel) {
            this.books = books;
            this.features = features;
            this.kernel = kernel;
            densities = new byte[(features.frames() + 1) * ROW / 2];
            values = new float[densities.length];
        }

        Kept gather(int codebook) {
            int frames = features.frames();
            int[] starts = new int[frames * Codebooks.STREAMS + 1];
            float[] peaks = new float[frames];
            size = 0;
            for (int frame = 0, cell = 0; frame < frames; frame++) {
                float[] vector = features.vector(frame);
                for (int s = 0; s < Codebooks.STREAMS; s++) {
                    kernel.densities(books, vector, codebook * Codebooks.STREAMS + s, logs);
                    peaks[frame] += keepBest();
                    starts[++cell] = size;
                }
            }
            return new Kept(
                    starts, peaks, Arrays.copyOf(densities, size), Arrays.copyOf(values, size));
        }

        private float keepBest() {
            if (size + DensityKernel.ROOM > values.length) {
                int room = values.length + values.length / 2 + DensityKernel.ROOM;
                densities = Arrays.copyOf(densities, room);
                values = Arrays.copyOf(values, room);
            }
            float best = kernel.greatest(logs);
            int end = kernel.above(logs, best - BEAM, densities, values, size);
            kernel.exponentials(values, size, end, best);
            size = end;
            return best;
        }
    }
}
