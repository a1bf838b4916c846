package app.saywell.engine.lexicon.store;

/// A few letters and the sounds they spell: `ph` and F, `x` and K S, a silent `e` and nothing.
///
/// @param letters one or two
/// @param sounds none to two sound codes, a character each
public record Graphone(String letters, String sounds) {}
