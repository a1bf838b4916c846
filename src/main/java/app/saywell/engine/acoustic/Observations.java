package app.saywell.engine.acoustic;

import java.util.Arrays;

/// What was heard at every frame of an utterance, ready to be asked for any senone.
///
/// Of every stream of every codebook only the densities within [#BEAM] of the best are kept (about
/// a dozen of 128), so that a senone costs a few dozen multiplications and a minute of speech some
/// 50 MB. Immutable and safe for all threads.
public final class Observations {
    /// In log units: what lies further below the best density of its stream is left out.
    private static final float BEAM = 12;

    private final AcousticModel model;
    private final Features features;
    private final int streams;
    private final int[] starts;
    private final float[] peaks;
    private final byte[] densities;
    private final float[] values;

    private Observations(AcousticModel model, Features features, Gatherer gathered) {
        this.model = model;
        this.features = features;
        this.streams = model.codebooks().phones() * Codebooks.STREAMS;
        this.starts = gathered.starts;
        this.peaks = gathered.peaks;
        this.densities = Arrays.copyOf(gathered.densities, gathered.size);
        this.values = Arrays.copyOf(gathered.values, gathered.size);
    }

    static Observations of(AcousticModel model, Features features, DensityKernel kernel) {
        Gatherer gatherer = new Gatherer(model.codebooks(), features.frames());
        for (int frame = 0; frame < features.frames(); frame++) {
            gatherer.gather(features.vector(frame), frame, kernel);
        }
        return new Observations(model, features, gatherer);
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
        int codebook = model.codebookOf(senone);
        int cell = frame * streams + codebook * Codebooks.STREAMS;
        int row = senone * Codebooks.STREAMS * Codebooks.DENSITIES;
        float[] weights = model.weights();
        double product = 1;
        for (int s = 0; s < Codebooks.STREAMS; s++, row += Codebooks.DENSITIES) {
            float sum = 0;
            for (int i = starts[cell + s]; i < starts[cell + s + 1]; i++) {
                sum += weights[row + densities[i]] * values[i];
            }
            product *= sum;
        }
        return (float) Math.log(product) + peaks[frame * model.phones() + codebook];
    }

    /// Collects the best densities frame by frame into growing arrays.
    private static final class Gatherer {
        private final Codebooks books;
        private final int[] starts;
        private final float[] peaks;
        private final float[] logs = new float[Codebooks.DENSITIES];
        private byte[] densities;
        private float[] values;
        private int size;

        Gatherer(Codebooks books, int frames) {
            this.books = books;
            int cells = frames * books.phones() * Codebooks.STREAMS;
            starts = new int[cells + 1];
            peaks = new float[frames * books.phones()];
            densities = new byte[cells * 12 + 1024];
            values = new float[densities.length];
        }

        void gather(float[] vector, int frame, DensityKernel kernel) {
            int cell = frame * books.phones() * Codebooks.STREAMS;
            for (int phone = 0; phone < books.phones(); phone++) {
                float peak = 0;
                for (int s = 0; s < Codebooks.STREAMS; s++) {
                    kernel.densities(books, vector, phone * Codebooks.STREAMS + s, logs);
                    peak += keepBest();
                    starts[++cell] = size;
                }
                peaks[frame * books.phones() + phone] = peak;
            }
        }

        private float keepBest() {
            if (size + Codebooks.DENSITIES > values.length) {
                int room = values.length + values.length / 2 + Codebooks.DENSITIES;
                densities = Arrays.copyOf(densities, room);
                values = Arrays.copyOf(values, room);
            }
            float best = logs[0];
            for (int k = 1; k < Codebooks.DENSITIES; k++) {
                best = Math.max(best, logs[k]);
            }
            for (int k = 0; k < Codebooks.DENSITIES; k++) {
                if (logs[k] > best - BEAM) {
                    densities[size] = (byte) k;
                    values[size++] = FastExp.of(logs[k] - best);
                }
            }
            return best;
        }
    }
}
