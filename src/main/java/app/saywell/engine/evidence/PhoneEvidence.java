package app.saywell.engine.evidence;

import app.saywell.engine.align.PhoneSegment;
import app.saywell.engine.lexicon.Phone;

/// What was found of one sound of the text.
///
/// Arrays are by the order of [Phone] and are not to be written to.
///
/// @param rivals log likelihood a frame of each phone in this place
/// @param posteriors mean probability of each phone in a loop of phones that knows no text
/// @param silence mean probability there of silence and noise
/// @param loudness mean loudness in dB below the loud parts of the recording (0 or less, mostly)
@SuppressWarnings("ArrayRecordComponent") // never compared
public record PhoneEvidence(
        PhoneSegment segment, float[] rivals, float[] posteriors, float silence, float loudness) {

    /// The expected phone.
    public Phone phone() {
        return segment.sound().phone();
    }

    /// Log likelihood a frame of the expected phone less that of all phones together: 0 when no
    /// other comes near, negative when another fits better.
    public float goodness() {
        float own = rivals[phone().ordinal()];
        double sum = 0;
        for (float rival : rivals) {
            sum += Math.exp(rival - own);
        }
        return (float) -Math.log(sum);
    }

    /// Log likelihood a frame of the expected phone less that of the best other.
    public float margin() {
        float best = Float.NEGATIVE_INFINITY;
        for (int i = 0; i < rivals.length; i++) {
            if (i != phone().ordinal()) {
                best = Math.max(best, rivals[i]);
            }
        }
        return rivals[phone().ordinal()] - best;
    }

    /// How many phones explain the segment better than the expected one.
    public int rank() {
        return betterThan(rivals);
    }

    /// How many phones the loop thinks likelier than the expected one.
    public int loopRank() {
        return betterThan(posteriors);
    }

    /// Probability of the expected phone in the loop.
    public float posterior() {
        return posteriors[phone().ordinal()];
    }

    /// The phone other than the expected one that explains the segment best.
    public Phone bestOther() {
        int best = phone().ordinal() == 0 ? 1 : 0;
        for (int i = 0; i < rivals.length; i++) {
            if (i != phone().ordinal() && rivals[i] > rivals[best]) {
                best = i;
            }
        }
        return Phone.values()[best];
    }

    private int betterThan(float[] values) {
        int better = 0;
        for (float value : values) {
            better += value > values[phone().ordinal()] ? 1 : 0;
        }
        return better;
    }
}
