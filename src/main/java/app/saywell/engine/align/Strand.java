package app.saywell.engine.align;

import java.util.ArrayList;
import java.util.List;

/// A word laid out between two junctions.
///
/// @param phones the acoustic model's numbers of its sounds
/// @param entries its first sound, once for every sound before
/// @param exits its last sound, once for every sound after
@SuppressWarnings("ArrayRecordComponent") // never compared
record Strand(
        WordPlace place,
        int[] phones,
        Junction from,
        Junction to,
        List<Node> entries,
        List<Node> exits) {

    Strand(WordPlace place, int[] phones, Junction from, Junction to) {
        this(place, phones, from, to, new ArrayList<>(), new ArrayList<>());
    }
}
