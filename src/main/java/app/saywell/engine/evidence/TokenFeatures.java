package app.saywell.engine.evidence;

import app.saywell.engine.align.AlignedToken;
import app.saywell.engine.align.Alignment;
import app.saywell.engine.align.Omissions.Gain;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// What speaks for and against a token having been said at all, as one vector; [#NAMES] says what
/// stands where.
///
/// A forced alignment squeezes a word that was not said into a few frames of its neighbours or
/// spreads it over silence; a free one passes it by.
public final class TokenFeatures {
    /// Names of the features in the order of the vectors.
    public static final List<String> NAMES = names();

    private static final double TINY = 1e-4;

    private TokenFeatures() {}

    /// The vectors of all tokens of an utterance, in order.
    ///
    /// @param strict evidence for the strict alignment
    /// @param free alignment of the same text in which words may be passed by
    /// @param omissions what leaving out each token would gain
    public static List<float[]> of(Evidence strict, Alignment free, List<Gain> omissions) {
        double[] utterance = summary(strict.phones());
        List<double[]> words =
                strict.tokens().stream().map(token -> summary(token.phones())).toList();
        List<float[]> vectors = new ArrayList<>();
        int last = words.size() - 1;
        for (int t = 0; t <= last; t++) {
            List<Double> values = new ArrayList<>();
            add(values, words.get(t));
            add(values, utterance);
            add(values, words.get(Math.max(0, t - 1))[0], words.get(Math.min(last, t + 1))[0]);
            add(values, t == 0 ? 1 : 0, t == last ? 1 : 0, words.size());
            add(values, free.skipped().contains(t) ? 1 : 0, free.skipped().size());
            add(values, overlap(strict.tokens().get(t).aligned(), t, free));
            addGains(values, omissions, t);
            vectors.add(floats(values));
        }
        return vectors;
    }

    private static List<String> names() {
        List<String> names = new ArrayList<>();
        for (String scope : List.of("word", "utterance")) {
            for (String name :
                    List.of(
                            "Goodness",
                            "Best",
                            "Worst",
                            "Posterior",
                            "Rank",
                            "LoopRank",
                            "LogFrames",
                            "Shortest",
                            "LongestLogFrames",
                            "Silence",
                            "Loudness",
                            "Phones")) {
                names.add(scope + name);
            }
        }
        Collections.addAll(names, "goodnessBefore", "goodnessAfter", "first", "last", "tokens");
        Collections.addAll(names, "skipped", "skippedInAll", "overlap");
        Collections.addAll(names, "bySilence", "bySilenceAFrame");
        Collections.addAll(names, "byOtherSpeech", "byOtherSpeechAFrame");
        Collections.addAll(names, "bySilenceRank", "byOtherSpeechRank");
        return List.copyOf(names);
    }

    private static double[] summary(List<PhoneEvidence> phones) {
        double n = phones.size();
        double[] sums = new double[12];
        sums[1] = Double.NEGATIVE_INFINITY;
        for (PhoneEvidence phone : phones) {
            double logFrames = Math.log(phone.segment().frames());
            sums[0] += phone.goodness() / n;
            sums[1] = Math.max(sums[1], phone.goodness());
            sums[2] = Math.min(sums[2], phone.goodness());
            sums[3] += Math.log(phone.posterior() + TINY) / n;
            sums[4] += phone.rank() / n;
            sums[5] += phone.loopRank() / n;
            sums[6] += logFrames / n;
            sums[7] += PhoneFeatures.shortest(phone.segment()) / n;
            sums[8] = Math.max(sums[8], logFrames);
            sums[9] += phone.silence() / n;
            sums[10] += phone.loudness() / n;
            sums[11] = n;
        }
        return sums;
    }

    /// Share of the strict frames of a token that the free alignment gives it too.
    private static double overlap(AlignedToken strict, int index, Alignment free) {
        int before = (int) free.skipped().stream().filter(s -> s < index).count();
        if (free.skipped().contains(index)) {
            return 0;
        }
        AlignedToken other = free.tokens().get(index - before);
        int shared = Math.min(strict.end(), other.end()) - Math.max(strict.start(), other.start());
        return Math.max(0.0, shared) / (strict.end() - strict.start());
    }

    private static void addGains(List<Double> values, List<Gain> omissions, int index) {
        Gain gain = omissions.get(index);
        add(values, gain.bySilence(), gain.bySilence() / gain.frames());
        add(values, gain.byOtherSpeech(), gain.byOtherSpeech() / gain.frames());
        add(values, omissions.stream().filter(o -> o.bySilence() > gain.bySilence()).count());
        add(
                values,
                omissions.stream().filter(o -> o.byOtherSpeech() > gain.byOtherSpeech()).count());
    }

    private static void add(List<Double> values, double... more) {
        for (double value : more) {
            values.add(value);
        }
    }

    private static float[] floats(List<Double> values) {
        float[] floats = new float[values.size()];
        for (int i = 0; i < floats.length; i++) {
            floats[i] = values.get(i).floatValue();
        }
        return floats;
    }
}
