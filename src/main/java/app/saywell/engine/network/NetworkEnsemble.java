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
        List<float[][]> steps = all.stream().map(JudgingNetwork.Answer::steps).toList();
        return new Hearing(sounds, means, meanSteps(steps));
    }

    /// What is heard of the phones in a recording whose text is not known: log probability of each
    /// [app.saywell.engine.lexicon.Phone] in their order, then of silence, at each step (20 ms).
    ///
    /// @param speech the recording, at [app.saywell.engine.acoustic.FrontEnd#SAMPLE_RATE]
    /// @param loop probability of each phone of the acoustic model at each frame
    /// @param start first frame of the speech
    /// @param end frame after the last of the speech
    public float[][] listen(Pcm speech, float[][] loop, int start, int end) {
        float[][] frames = FrameInputs.of(speech, loop, start, end).rows();
        return meanSteps(networks.stream().map(n -> n.listen(frames, kernel)).toList());
    }

    private static float[][] meanSteps(List<float[][]> all) {
        float[][] steps = new float[all.getFirst().length][JudgingNetwork.CLASSES];
        for (float[][] one : all) {
            for (int t = 0; t < steps.length; t++) {
                for (int c = 0; c < steps[t].length; c++) {
                    steps[t][c] += one[t][c] / all.size();
                }
            }
        }
        return steps;
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
