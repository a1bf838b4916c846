package app.saywell.engine.score;

import app.saywell.engine.evidence.PhoneEvidence;
import app.saywell.engine.lexicon.Phone;

import java.util.Optional;

/// How well one sound was said.
///
/// @param score 0-100; good from 70 on, wrong below [#WRONG], and accented between
/// @param heard the phone that was heard, where it can be said: the expected one of a sound that is
///     right, another only where it surely was another
public record PhoneScore(PhoneEvidence evidence, double score, Optional<Phone> heard) {
    /// The score below which a sound counts as wrong: people call two of three such sounds accented
    /// or wrong.
    public static final double WRONG = 50;

    /// Whether nothing is held against it.
    public boolean right() {
        return score >= WRONG;
    }

    /// Whether another phone was surely heard.
    public boolean substituted() {
        return heard.isPresent() && heard.get() != evidence.phone();
    }
}
