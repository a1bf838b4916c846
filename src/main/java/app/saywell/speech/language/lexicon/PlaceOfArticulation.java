package app.saywell.speech.language.lexicon;

/// The place of articulation: the articulator of a consonant, or the backness of a vowel.
public enum PlaceOfArticulation {
    /// Both lips.
    BILABIAL,
    /// Lower lip and upper teeth.
    LABIODENTAL,
    /// Tongue tip and teeth.
    DENTAL,
    /// Tongue tip and the ridge behind the teeth.
    ALVEOLAR,
    /// Tongue blade, behind the ridge.
    POSTALVEOLAR,
    /// Tongue and hard palate.
    PALATAL,
    /// Tongue back and soft palate.
    VELAR,
    /// The vocal folds.
    GLOTTAL,
    /// A front vowel.
    FRONT,
    /// A central vowel.
    CENTRAL,
    /// A back vowel.
    BACK
}
