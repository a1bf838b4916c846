package app.saywell.engine.network;

import app.saywell.engine.evidence.Evidence;
import app.saywell.signal.Pcm;

import java.util.ArrayList;
import java.util.List;

/// Several networks that were taught by different speakers; their mean is what counts.
///
/// Safe for several threads and deterministic.
public final class NetworkEnsemble {
    private final List<JudgingNetwork> networks;
    private final DenseKernel kernel;

    private NetworkEnsemble(List<JudgingNetwork> networks, DenseKernel kernel) {
        this.networks = List.copyOf(networks);
        this.kernel = kernel;
    }

    static NetworkEnsemble read(WeightFile file, DenseKernel kernel) {
        int count = file.nextInt();
        List<JudgingNetwork> networks = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            networks.add(new JudgingNetwork(file));
        }
        return new NetworkEnsemble(networks, kernel);
    }

    /// Reads the networks from the class path.
    public static NetworkEnsemble load() {
        return read(WeightFile.open("networks.weights"), DenseKernel.fastest());
    }

    /// One of them alone, so that a speaker can be judged by the one that was taught without the
    /// speaker.
    ///
    /// @param index from 0
    public NetworkEnsemble only(int index) {
        return new NetworkEnsemble(List.of(networks.get(index)), kernel);
    }

    /// Listens to a text that was found in a recording.
    ///
    /// @param speech the recording, at [app.saywell.engine.acoustic.FrontEnd#SAMPLE_RATE]
    public Hearing hear(Pcm speech, Evidence evidence) {
        FrameInputs frames = FrameInputs.of(speech, evidence);
        return hear(frames, SoundInputs.of(evidence, frames));
    }

    Hearing hear(FrameInputs frames, SoundInputs sounds) {
        List<JudgingNetwork.Answer> all =
                networks.stream().map(n -> n.judge(frames.rows(), sounds, kernel)).toList();
        List<Opinion> means = new ArrayList<>();
        for (int i = 0; i < sounds.count(); i++) {
            int sound = i;
            means.add(mean(all.stream().map(answer -> answer.opinions().get(sound)).toList()));
        }
        float[][] steps = new float[all.getFirst().steps().length][JudgingNetwork.CLASSES];
        for (JudgingNetwork.Answer answer : all) {
            for (int t = 0; t < steps.length; t++) {
                for (int c = 0; c < steps[t].length; c++) {
                    steps[t][c] += answer.steps()[t][c] / all.size();
                }
            }
        }
        return new Hearing(sounds, means, steps);
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
