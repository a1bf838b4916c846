package app.saywell.engine.score;

import app.saywell.engine.evidence.PhoneEvidence;
import app.saywell.engine.lexicon.Phone;
import app.saywell.engine.network.Opinion;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/// Decides which sound to name as the one that was heard.
///
/// The likeliest rival of a sound is another phone for every second good sound. So one is named
/// only where the score calls the sound wrong and the networks hear another one, and either the
/// acoustic model hears the same or they are far from hearing a third; and never a vowel for a
/// consonant, or the other way round, but where one of them is an approximant. Of sounds that were
/// exchanged in the text, 75 of 100 named ones were named rightly, of those that computer voices
/// said otherwise, 71 (`docs/accuracy.md`).
final class HeardPhone {
    private static final double SURE = 3;
    private static final Set<Phone> APPROXIMANTS = EnumSet.of(Phone.W, Phone.Y, Phone.R, Phone.L);

    private HeardPhone() {}

    static Optional<Phone> of(PhoneEvidence evidence, Opinion opinion, double score) {
        Phone expected = evidence.phone();
        if (score >= PhoneScore.WRONG) {
            return Optional.of(expected);
        }
        Phone other = opinion.bestOther(expected);
        boolean agreed = other == evidence.bestOther() && evidence.margin() < 0;
        boolean sure = opinion.lead(expected) > 0 && (agreed || opinion.gap(expected) > SURE);
        return sure && alike(expected, other) ? Optional.of(other) : Optional.empty();
    }

    /// Whether people take one for the other at all.
    static boolean alike(Phone expected, Phone other) {
        return expected.vowel() == other.vowel()
                || APPROXIMANTS.contains(expected)
                || APPROXIMANTS.contains(other);
    }
}
