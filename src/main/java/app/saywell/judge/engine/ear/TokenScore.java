package app.saywell.judge.engine.ear;

import app.saywell.judge.engine.align.AlignedToken;
import java.util.ArrayList;
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

    /// The same scores at other times.
    ///
    /// @param other the same token, with as many sounds
    TokenScore at(AlignedToken other) {
        List<PhoneScore> moved = new ArrayList<>();
        for (int phone = 0; phone < phones.size(); phone++) {
            moved.add(phones.get(phone).at(other.phones().get(phone)));
        }
        return new TokenScore(other, score, moved);
    }
}
