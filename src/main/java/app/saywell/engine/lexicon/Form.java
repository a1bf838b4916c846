package app.saywell.engine.lexicon;

/// In what manner of speaking a pronunciation is usual.
public enum Form {
    /// As the word is said by itself in General American.
    CITATION,
    /// A function word inside a sentence: "to" as /tə/.
    WEAK,
    /// Southern British, as near as the phones of the model come.
    BRITISH
}
