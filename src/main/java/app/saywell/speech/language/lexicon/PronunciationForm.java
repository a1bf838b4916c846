package app.saywell.speech.language.lexicon;

/// The style of speaking that a pronunciation belongs to.
public enum PronunciationForm {
    /// The word spoken on its own in General American.
    CITATION,
    /// A function word inside a sentence: "to" as /tə/.
    WEAK,
    /// Southern British, as far as the 39 phones can express it.
    BRITISH
}
