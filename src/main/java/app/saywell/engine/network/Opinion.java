package app.saywell.engine.network;

import app.saywell.engine.lexicon.Phone;

/// What the networks say of one sound of the text.
///
/// @param score of the sound, 0-2 as people give it
/// @param word score of its word, likewise
/// @param heard mean log probability over the sound of each [Phone] in their order, then of silence
@SuppressWarnings("ArrayRecordComponent") // never compared
public record Opinion(float score, float word, float[] heard) {
    /// How many numbers [#features] gives.
    public static final int FEATURES = 5 + Phone.values().length;

    /// The phone other than the expected one that is heard most.
    public Phone bestOther(Phone expected) {
        return Phone.values()[best(expected.ordinal(), expected.ordinal())];
    }

    /// By how much the log probability of the best other phone exceeds that of the expected one.
    public double lead(Phone expected) {
        return heard[bestOther(expected).ordinal()] - heard[expected.ordinal()];
    }

    /// By how much the log probability of the best other phone exceeds that of the second best.
    public double gap(Phone expected) {
        int first = bestOther(expected).ordinal();
        return heard[first] - heard[best(expected.ordinal(), first)];
    }

    private int best(int without, int orWithout) {
        int best = -1;
        for (int i = 0; i < Phone.values().length; i++) {
            if (i != without && i != orWithout && (best < 0 || heard[i] > heard[best])) {
                best = i;
            }
        }
        return best;
    }

    /// As numbers for the trees: both scores, the log probability of the expected phone, its lead
    /// over the best other, how many are likelier, and by how much it leads each phone.
    public float[] features(Phone expected) {
        float own = heard[expected.ordinal()];
        int better = 0;
        float[] features = new float[FEATURES];
        for (int i = 0; i < Phone.values().length; i++) {
            features[5 + i] = own - heard[i];
            better += heard[i] > own ? 1 : 0;
        }
        features[0] = score;
        features[1] = word;
        features[2] = own;
        features[3] = own - heard[bestOther(expected).ordinal()];
        features[4] = better;
        return features;
    }
}
