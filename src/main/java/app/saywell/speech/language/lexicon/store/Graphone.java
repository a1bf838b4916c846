package app.saywell.speech.language.lexicon.store;

/// A few letters and the sounds that they spell: `ph` and F, `x` and K S, a silent `e` and nothing.
///
/// @param letters one or two
/// @param sounds zero to two sound codes, one character each
public record Graphone(String letters, String sounds) {}
