package app.saywell.engine.lexicon;

/// Where a phone is made: the articulator of a consonant, the height and backness of a vowel.
public enum Place {
    /// Both lips.
    BILABIAL,
    /// Lower lip and upper teeth.
    LABIODENTAL,
    /// Tongue tip and teeth.
    DENTAL,
    /// Tongue tip and the ridge behind the teeth.
    ALVEOLAR,
    /// Tongue blade behind the ridge.
    POSTALVEOLAR,
    /// Tongue and hard palate.
    PALATAL,
    /// Tongue back and soft palate.
    VELAR,
    /// The vocal folds.
    GLOTTAL,
    /// A vowel of the front of the mouth.
    FRONT,
    /// A vowel of the middle of the mouth.
    CENTRAL,
    /// A vowel of the back of the mouth.
    BACK
}
