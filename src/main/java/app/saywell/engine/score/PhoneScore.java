package app.saywell.engine.score;

import app.saywell.engine.evidence.PhoneEvidence;
import app.saywell.engine.lexicon.Phone;

import java.util.Optional;

/// How well one sound was said.
///
/// @param score 0-100; right from [#PASS] on
/// @param heard the phone that was heard, where it can be said: the expected one of a sound that is
///     right, another only where it surely was another
public record PhoneScore(PhoneEvidence evidence, double score, Optional<Phone> heard) {
    /// The score from which a sound counts as right.
    public static final double PASS = 70;

    /// Whether it counts as right.
    public boolean right() {
        return score >= PASS;
    }

    /// Whether another phone was surely heard.
    public boolean substituted() {
        return heard.isPresent() && heard.get() != evidence.phone();
    }
}
