package app.saywell.engine.score;

import app.saywell.engine.evidence.PhoneEvidence;
import app.saywell.engine.lexicon.Phone;

import java.util.Optional;

/// Decides which sound to name as the one that was heard.
///
/// The likeliest rival of a sound is another phone for every second good sound, so it is named only
/// when the fitted score calls the sound wrong, the rival is far ahead, and the listener without
/// text hears the same.
final class HeardPhone {
    private static final double LEAD = 1.0;
    private static final double PROBABLE = 0.4;

    private HeardPhone() {}

    static Optional<Phone> of(PhoneEvidence evidence, double score) {
        if (score >= PhoneScore.PASS) {
            return Optional.of(evidence.phone());
        }
        Phone other = evidence.bestOther();
        boolean sure =
                evidence.margin() < -LEAD && evidence.posteriors()[other.ordinal()] > PROBABLE;
        return sure ? Optional.of(other) : Optional.empty();
    }
}
