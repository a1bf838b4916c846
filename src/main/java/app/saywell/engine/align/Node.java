package app.saywell.engine.align;

import app.saywell.engine.acoustic.Position;

import org.jspecify.annotations.Nullable;

/// A phone somewhere in the graph: a sound of a word between its neighbours, or a filler.
///
/// @param id index within the graph
/// @param phone the acoustic model's number; [#OTHER_SPEECH] for the stand-in of any speech
/// @param left phone before it, as the senones see it
/// @param right phone after it
/// @param word the word it is a sound of; null for a filler
/// @param sound index of the sound within the word
record Node(
        int id,
        int phone,
        int left,
        int right,
        Position position,
        @Nullable WordPlace word,
        int sound,
        int junction) {
    static final int OTHER_SPEECH = -1;

    boolean firstOfWord() {
        return word != null && sound == 0;
    }
}
