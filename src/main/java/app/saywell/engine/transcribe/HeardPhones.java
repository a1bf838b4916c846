package app.saywell.engine.transcribe;

import app.saywell.engine.acoustic.AcousticModel;
import app.saywell.engine.acoustic.Features;
import app.saywell.engine.acoustic.FrontEnd;
import app.saywell.engine.acoustic.Observations;
import app.saywell.engine.evidence.EvidenceExtractor;
import app.saywell.engine.lexicon.Phone;
import app.saywell.engine.network.NetworkEnsemble;
import app.saywell.signal.Pcm;

import java.util.Arrays;

/// What the networks, which learners have taught, hear in a recording whose text is not known,
/// beside what the acoustic model does.
final class HeardPhones {
    /// The class of silence and noise.
    private static final int SILENCE = Phone.values().length;

    /// Log probability below which a step says no more than that the phone is not there.
    private static final float LEAST = -10;

    /// How much what speaks against silence counts: the networks heard little of it.
    private static final float SILENCE_SHARE = 0.5f;

    private static final int FRAMES_A_STEP = 2;

    /// Sounds a second that count as much as hearing the same all the time.
    private static final double SOUNDS_BY_MODEL = 15;

    private static final double SOUNDS_BY_NETWORKS = 30;

    private final float[][] steps;
    private final float[][] loop;
    private final int[] classes;

    private HeardPhones(float[][] steps, float[][] loop, int[] classes) {
        this.steps = steps;
        this.loop = loop;
        this.classes = classes;
    }

    /// Listens to a recording of at least a frame.
    ///
    /// @param speech at [app.saywell.engine.acoustic.FrontEnd#SAMPLE_RATE]
    /// @param observations of the same, the vocal tract taken as it is
    static HeardPhones of(NetworkEnsemble networks, Pcm speech, Observations observations) {
        AcousticModel model = observations.model();
        Features features = observations.features();
        int start = 0;
        int end = features.frames();
        while (start < end - 1 && !features.speech(start)) {
            start++;
        }
        while (end > start + 1 && !features.speech(end - 1)) {
            end--;
        }
        float[][] loop = new EvidenceExtractor(model).loop(observations);
        return new HeardPhones(networks.listen(speech, loop, start, end), loop, classes(model));
    }

    private static int[] classes(AcousticModel model) {
        int[] classes = new int[model.phones()];
        Arrays.fill(classes, SILENCE);
        for (Phone phone : Phone.values()) {
            classes[model.phone(phone.name())] = phone.ordinal();
        }
        return classes;
    }

    /// Log probabilities times a weight, for each frame and phone of the acoustic model.
    float[][] weighted(float weight) {
        float[][] all = new float[loop.length][classes.length];
        for (int frame = 0; frame < all.length; frame++) {
            float[] step = step(frame);
            for (int phone = 0; phone < classes.length; phone++) {
                float share = classes[phone] == SILENCE ? SILENCE_SHARE : 1;
                all[frame][phone] = weight * share * Math.max(LEAST, step[classes[phone]]);
            }
        }
        return all;
    }

    /// How fluent the speech is: sounds a second of it by two counts, and how often both listeners
    /// hear the same. About 1.5 for people who learn English, 1.85 for those who grew up with it.
    double fluency() {
        int frames = 0;
        int same = 0;
        int soundsOfModel = 0;
        int soundsOfNetworks = 0;
        int lastOfModel = -1;
        int lastOfNetworks = -1;
        for (int frame = 0; frame < loop.length; frame++) {
            int byNetworks = greatest(step(frame));
            if (byNetworks != SILENCE) {
                int byModel = greatest(loop[frame]);
                frames++;
                same += classes[byModel] == byNetworks ? 1 : 0;
                soundsOfModel += byModel != lastOfModel ? 1 : 0;
                soundsOfNetworks += byNetworks != lastOfNetworks ? 1 : 0;
                lastOfModel = byModel;
                lastOfNetworks = byNetworks;
            }
        }
        double sounds = soundsOfModel / SOUNDS_BY_MODEL + soundsOfNetworks / SOUNDS_BY_NETWORKS;
        return (sounds * FrontEnd.FRAME_RATE + same) / Math.max(1, frames);
    }

    private static int greatest(float[] values) {
        int best = 0;
        for (int i = 1; i < values.length; i++) {
            best = values[i] > values[best] ? i : best;
        }
        return best;
    }

    private float[] step(int frame) {
        return steps[Math.min(frame / FRAMES_A_STEP, steps.length - 1)];
    }
}
