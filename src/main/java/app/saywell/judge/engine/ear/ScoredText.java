package app.saywell.judge.engine.ear;

import java.util.ArrayList;
import java.util.List;

/// The scores of a text or of a part of it.
///
/// @param tokens every token in order
/// @param impression what people would give the whole
record ScoredText(List<TokenScore> tokens, SentenceImpression impression) {

    /// Copies the list.
    ScoredText {
        tokens = List.copyOf(tokens);
    }

    /// This part and the next one.
    ScoredText followedBy(ScoredText next) {
        List<TokenScore> all = new ArrayList<>(tokens);
        all.addAll(next.tokens);
        return new ScoredText(all, impression.with(next.impression, (double) next.tokens.size() / all.size()));
    }
}
