package app.saywell.engine.text;

import app.saywell.engine.lexicon.Pronunciation;

import org.jspecify.annotations.Nullable;

/// One word as it is said.
///
/// @param word in lower-case letters: "nineteen" for a part of 1995
/// @param written the letters of the text that it stands for; null when it is not written in
// letters
/// @param pronunciation how it is said
public record SpokenWord(String word, @Nullable String written, Pronunciation pronunciation) {}
