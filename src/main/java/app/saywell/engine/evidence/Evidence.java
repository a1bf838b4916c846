package app.saywell.engine.evidence;

import app.saywell.engine.acoustic.Observations;
import app.saywell.engine.align.Alignment;

import java.util.List;

/// What was found of a whole text.
///
/// @param tokens one for each aligned token
/// @param loop probability of each phone of the acoustic model at each frame, without any text
@SuppressWarnings("ArrayRecordComponent") // never compared
public record Evidence(
        Observations heard, Alignment alignment, List<TokenEvidence> tokens, float[][] loop) {

    /// Copies the list.
    public Evidence {
        tokens = List.copyOf(tokens);
    }

    /// Every sound of every token in order.
    public List<PhoneEvidence> phones() {
        return tokens.stream().flatMap(token -> token.phones().stream()).toList();
    }
}
