package app.saywell.engine.ear;

import app.saywell.engine.align.AlignedToken;

import java.util.List;

/// How well one word of the text was said.
///
/// @param score 0-100; right from 70 on
/// @param phones one for each of its sounds
public record TokenScore(AlignedToken aligned, double score, List<PhoneScore> phones) {

    /// Copies the list.
    public TokenScore {
        phones = List.copyOf(phones);
    }
}
