package app.saywell.ui.kit.wave;

/// What a person says of a place of a take, beside the machine's judgement.
///
/// @param kind words, phonemes or pauses
/// @param component index among the components of the analysis
/// @param part index of the sound within its word; 0 otherwise
/// @param value 0-100 for a word or sound; 1 for a pause that is right and 0 for one that is not
/// @param reason may be empty
public record Opinion(Tier.Kind kind, int component, int part, double value, String reason) {

    /// Whether it is about a place.
    public boolean isOf(Tier.Kind other, Mark.Place place) {
        return kind == other && component == place.component() && part == place.part();
    }
}
