package app.saywell.engine.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

import java.util.List;

/// Against a file of small inputs and what PyTorch makes of them with the shipped weights
/// (`export_networks.py` writes it).
class NetworkEnsembleTest {
    private static final Golden GOLDEN = Golden.read();

    @Test
    void agreesWithTheNetworksAsTheyWereTaught() {
        List<Opinion> opinions = judge(DenseKernel.fastest());
        for (int i = 0; i < opinions.size(); i++) {
            float[] expected = GOLDEN.opinions()[i];
            assertThat(opinions.get(i).score()).isCloseTo(expected[0], within(2e-3f));
            assertThat(opinions.get(i).word()).isCloseTo(expected[1], within(2e-3f));
            for (int c = 0; c < opinions.get(i).heard().length; c++) {
                assertThat(opinions.get(i).heard()[c]).isCloseTo(expected[2 + c], within(1e-2f));
            }
        }
    }

    @Test
    void everyKernelGivesTheSameBits() {
        List<Opinion> plain = judge(new PlainDenseKernel());
        List<Opinion> vector = judge(new VectorDenseKernel());
        for (int i = 0; i < plain.size(); i++) {
            assertThat(vector.get(i).score()).isEqualTo(plain.get(i).score());
            assertThat(vector.get(i).word()).isEqualTo(plain.get(i).word());
            assertThat(vector.get(i).heard()).isEqualTo(plain.get(i).heard());
        }
    }

    @Test
    void theSoundsOfAWordShareItsScore() {
        List<Opinion> opinions = judge(DenseKernel.fastest());
        int[] words = GOLDEN.sounds().word();
        for (int i = 1; i < words.length; i++) {
            boolean same = opinions.get(i).word() == opinions.get(i - 1).word();
            assertThat(same).isEqualTo(words[i] == words[i - 1]);
        }
    }

    private static List<Opinion> judge(DenseKernel kernel) {
        var networks = NetworkEnsemble.read(WeightFile.open("networks.weights"), kernel);
        return networks.hear(new FrameInputs(0, GOLDEN.frames()), GOLDEN.sounds()).opinions();
    }
}
