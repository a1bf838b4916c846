package app.saywell.engine.network;

import java.util.List;

/// What the networks heard of a text in a recording.
///
/// @param sounds what they were asked of
/// @param opinions one for each sound of the text
/// @param steps log probability of each [app.saywell.engine.lexicon.Phone] in their order, then of
///     silence, at each step (20 ms)
@SuppressWarnings("ArrayRecordComponent") // never compared
public record Hearing(SoundInputs sounds, List<Opinion> opinions, float[][] steps) {

    /// Copies the list.
    public Hearing {
        opinions = List.copyOf(opinions);
    }
}
