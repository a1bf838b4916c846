package app.saywell.engine.network;

import java.util.ArrayList;
import java.util.List;

/// Several networks that were taught by different speakers; their mean is what counts.
///
/// Safe for several threads and deterministic.
public final class NetworkEnsemble {
    private final List<JudgingNetwork> networks = new ArrayList<>();
    private final DenseKernel kernel;

    NetworkEnsemble(WeightFile file, DenseKernel kernel) {
        this.kernel = kernel;
        int count = file.nextInt();
        for (int i = 0; i < count; i++) {
            networks.add(new JudgingNetwork(file));
        }
    }

    /// Reads the networks from the class path.
    public static NetworkEnsemble load() {
        return new NetworkEnsemble(WeightFile.open("networks.weights"), DenseKernel.fastest());
    }

    /// Opinions of the sounds in order.
    public List<Opinion> judge(FrameInputs frames, SoundInputs sounds) {
        List<List<Opinion>> all =
                networks.stream().map(n -> n.judge(frames.rows(), sounds, kernel)).toList();
        List<Opinion> means = new ArrayList<>();
        for (int i = 0; i < sounds.count(); i++) {
            int sound = i;
            means.add(mean(all.stream().map(opinions -> opinions.get(sound)).toList()));
        }
        return means;
    }

    private static Opinion mean(List<Opinion> opinions) {
        float[] heard = new float[opinions.getFirst().heard().length];
        float score = 0;
        float word = 0;
        for (Opinion opinion : opinions) {
            score += opinion.score() / opinions.size();
            word += opinion.word() / opinions.size();
            for (int c = 0; c < heard.length; c++) {
                heard[c] += opinion.heard()[c] / opinions.size();
            }
        }
        return new Opinion(score, word, heard);
    }
}
