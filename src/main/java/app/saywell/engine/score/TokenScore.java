package app.saywell.engine.score;

import app.saywell.engine.evidence.TokenEvidence;

import java.util.List;

/// How well one word of the text was said.
///
/// @param score 0-100; right from 70 on
/// @param phones one for each of its sounds
public record TokenScore(TokenEvidence evidence, double score, List<PhoneScore> phones) {

    /// Copies the list.
    public TokenScore {
        phones = List.copyOf(phones);
    }
}
