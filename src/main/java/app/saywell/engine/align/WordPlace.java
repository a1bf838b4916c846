package app.saywell.engine.align;

import app.saywell.engine.text.SpokenWord;

/// A word of one reading of one token of the text.
///
/// @param token index of the token within the text
/// @param reading index among the token's readings
/// @param index of the word within the reading
record WordPlace(int token, int reading, int index, SpokenWord word) {

    int sounds() {
        return word.pronunciation().sounds().size();
    }
}
