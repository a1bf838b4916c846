package app.saywell.engine.evidence;

import app.saywell.engine.align.PhoneSegment;

import java.util.ArrayList;
import java.util.List;

/// How much shorter each token is than its sounds mostly are at the pace of the other words, as one
/// vector; [#NAMES] says what stands where.
///
/// A word that was not said is squeezed, and takes its frames from its neighbours. What a sound
/// mostly takes depends on the sound; all is in natural logarithms of frames.
public final class HasteFeatures {
    /// Names of the features in the order of the vectors.
    public static final List<String> NAMES =
            List.of(
                    "haste",
                    "hasteWorst",
                    "hasteWhole",
                    "hasteBefore",
                    "hasteAfter",
                    "hasteAround",
                    "hasteOrder",
                    "hasteLead",
                    "pauseBefore",
                    "pauseAfter",
                    "vowels");

    /// Mean logarithm of the frames of a well said sound of learners who read, by phone.
    private static final double[] USUAL = {
        2.52, 2.55, 2.09, 2.53, 2.84, 2.77, 1.79, 2.66, 2.00, 1.98, 2.52, 2.35, 2.46, 2.46, 2.15,
        2.47, 2.22, 2.70, 2.34, 2.42, 1.97, 2.37, 2.21, 2.58, 2.77, 3.18, 2.28, 1.99, 2.56, 2.80,
        2.26, 2.56, 2.01, 2.59, 1.98, 2.39, 2.35, 2.44, 2.40
    };

    private static final int WHOLE = NAMES.indexOf("hasteWhole");
    private static final int ORDER = NAMES.indexOf("hasteOrder");
    private static final int LEAD = NAMES.indexOf("hasteLead");

    private final List<PhoneEvidence> all;

    private HasteFeatures(Evidence evidence) {
        this.all = evidence.phones();
    }

    /// The vectors of all tokens of an utterance, in order.
    public static List<float[]> of(Evidence evidence) {
        var features = new HasteFeatures(evidence);
        List<float[]> vectors = new ArrayList<>();
        int from = 0;
        for (TokenEvidence token : evidence.tokens()) {
            int to = from + token.phones().size();
            vectors.add(features.vector(from, to));
            from = to;
        }
        for (float[] vector : vectors) {
            order(vector, vectors);
        }
        return vectors;
    }

    private float[] vector(int from, int to) {
        double pace = pace(from, to);
        double least = Double.POSITIVE_INFINITY;
        double sum = 0;
        int vowels = 0;
        for (int i = from; i < to; i++) {
            double haste = length(i) - usual(i);
            least = Math.min(least, haste);
            sum += haste;
            vowels += all.get(i).phone().vowel() ? 1 : 0;
        }
        int before = Math.max(0, from - 1);
        int after = Math.min(all.size() - 1, to);
        float untilAllAreKnown = 0;
        return new float[] {
            (float) (sum / (to - from) - pace),
            (float) (least - pace),
            (float) (whole(from, to) - pace),
            (float) (length(before) - usual(before) - pace),
            (float) (length(after) - usual(after) - pace),
            (float) (whole(before, after + 1) - pace),
            untilAllAreKnown,
            untilAllAreKnown,
            from > 0 ? pause(from - 1) : 1,
            to < all.size() ? pause(to - 1) : 1,
            vowels
        };
    }

    /// How many words are in greater haste, and by how much this one is ahead of the next.
    private static void order(float[] vector, List<float[]> vectors) {
        double next = Double.POSITIVE_INFINITY;
        for (float[] other : vectors) {
            if (other != vector) {
                vector[ORDER] += other[WHOLE] < vector[WHOLE] ? 1 : 0;
                next = Math.min(next, other[WHOLE]);
            }
        }
        vector[LEAD] = next == Double.POSITIVE_INFINITY ? 0 : (float) (vector[WHOLE] - next);
    }

    /// Mean of the sounds outside the token.
    private double pace(int from, int to) {
        double sum = 0;
        for (int i = 0; i < all.size(); i++) {
            sum += i >= from && i < to ? 0 : length(i) - usual(i);
        }
        int others = all.size() - (to - from);
        return others == 0 ? 0 : sum / others;
    }

    private double whole(int from, int to) {
        double frames = 0;
        double expected = 0;
        for (int i = from; i < to; i++) {
            frames += all.get(i).segment().frames();
            expected += Math.exp(usual(i));
        }
        return Math.log(frames / expected);
    }

    private float pause(int before) {
        PhoneSegment segment = all.get(before).segment();
        return all.get(before + 1).segment().start() > segment.end() ? 1 : 0;
    }

    private double length(int i) {
        return Math.log(all.get(i).segment().frames());
    }

    private double usual(int i) {
        return USUAL[all.get(i).phone().ordinal()];
    }
}
