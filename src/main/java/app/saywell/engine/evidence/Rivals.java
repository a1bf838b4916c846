package app.saywell.engine.evidence;

import app.saywell.engine.acoustic.AcousticModel;
import app.saywell.engine.acoustic.Observations;
import app.saywell.engine.align.PhoneNumbers;
import app.saywell.engine.align.PhoneSegment;
import app.saywell.engine.lexicon.Phone;

/// How well each of the 39 phones would explain a segment, in the place of the expected one and
/// between the same neighbours (goodness of pronunciation: Witt and Young 2000).
final class Rivals {
    private static final int STATES = AcousticModel.STATES;
    private static final Phone[] PHONES = Phone.values();

    private final Observations heard;
    private final AcousticModel model;
    private final PhoneNumbers numbers;

    Rivals(Observations heard, PhoneNumbers numbers) {
        this.heard = heard;
        this.model = heard.model();
        this.numbers = numbers;
    }

    /// Log likelihoods a frame, by the order of [Phone].
    float[] of(PhoneSegment segment) {
        float[] result = new float[PHONES.length];
        for (Phone phone : PHONES) {
            result[phone.ordinal()] = (float) (best(numbers.of(phone), segment) / segment.frames());
        }
        return result;
    }

    /// The likeliest way through the three states of a phone within the segment.
    private double best(int phone, PhoneSegment segment) {
        double[] now = {0, Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY};
        int[] senones = new int[STATES];
        for (int s = 0; s < STATES; s++) {
            senones[s] =
                    model.senone(phone, segment.left(), segment.right(), segment.position(), s);
        }
        float[] likelihoods = new float[Observations.TOGETHER];
        for (int t = segment.start(); t < segment.end(); t++) {
            heard.logLikelihoods(t, senones, likelihoods);
            for (int s = STATES - 1; s >= 0; s--) {
                if (t > segment.start()) {
                    double step =
                            s == 0
                                    ? Double.NEGATIVE_INFINITY
                                    : now[s - 1] + model.logLeave(phone, s - 1);
                    now[s] = Math.max(now[s] + model.logStay(phone, s), step);
                }
                now[s] += likelihoods[s];
            }
        }
        return now[STATES - 1] + model.logLeave(phone, STATES - 1);
    }
}
