package app.saywell.engine.acoustic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

import java.util.stream.IntStream;

class ObservationsTest {
    private static final AcousticModel MODEL = AcousticModel.load();
    private static final Features FEATURES = new FrontEnd().features(Golden.speech());

    @Test
    void everyKernelGivesTheSameBits() {
        Observations plain = Observations.of(MODEL, FEATURES, new PlainDensityKernel());
        Observations vector = Observations.of(MODEL, FEATURES, new VectorDensityKernel());
        for (int t = 0; t < FEATURES.frames(); t++) {
            for (int senone = 0; senone < MODEL.senones(); senone += 7) {
                assertThat(vector.logLikelihood(t, senone))
                        .isEqualTo(plain.logLikelihood(t, senone));
            }
        }
    }

    /// Whatever stands beside a senone when it is asked for, and whoever asked before.
    @Test
    void manySenonesAtOnceGiveTheSameBits() {
        Observations heard = MODEL.observe(FEATURES);
        int[] some = IntStream.iterate(3, s -> s < MODEL.senones(), s -> s + 23).toArray();
        heard.logLikelihoods(new int[] {some[5], some[4]});
        float[][] columns = heard.logLikelihoods(some);
        for (int i = 0; i < some.length; i++) {
            assertThat(columns[i]).hasSize(FEATURES.frames());
            for (int t = 0; t < FEATURES.frames(); t += 11) {
                assertThat(columns[i][t]).isEqualTo(heard.logLikelihood(t, some[i]));
            }
        }
    }

    @Test
    void likelihoodsFollowTheDefinitionOfATiedMixture() {
        Observations heard = MODEL.observe(FEATURES);
        for (int t = 10; t < FEATURES.frames(); t += 37) {
            for (int senone = 0; senone < MODEL.senones(); senone += 101) {
                assertThat(heard.logLikelihood(t, senone))
                        .isCloseTo((float) byDefinition(t, senone), within(0.05f));
            }
        }
    }

    private static double byDefinition(int frame, int senone) {
        Codebooks books = MODEL.codebooks();
        double log = 0;
        for (int s = 0; s < Codebooks.STREAMS; s++) {
            int book = MODEL.phoneOf(senone) * Codebooks.STREAMS + s;
            double sum = 0;
            for (int k = 0; k < Codebooks.DENSITIES; k++) {
                double density = books.constants()[book * Codebooks.DENSITIES + k];
                for (int d = 0; d < Codebooks.LENGTH; d++) {
                    int at = (book * Codebooks.LENGTH + d) * Codebooks.DENSITIES + k;
                    double x = FEATURES.vector(frame)[s * Codebooks.LENGTH + d];
                    density -= Math.pow(x - books.means()[at], 2) * books.precisions()[at];
                }
                int row = (senone * Codebooks.STREAMS + s) * Codebooks.DENSITIES;
                sum += MODEL.weights()[row + k] * Math.exp(density);
            }
            log += Math.log(sum);
        }
        return log;
    }
}
