package app.saywell.engine.align;

/// How much a reader may depart from the text in the path that is looked for.
public enum Latitude {
    /// Every word is found somewhere, in order, with silences and noises between words.
    STRICT,
    /// Words may be left out, said again, or have other speech between them.
    FREE
}
