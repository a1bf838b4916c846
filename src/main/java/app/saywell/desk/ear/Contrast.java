package app.saywell.desk.ear;

import java.util.List;

/// A difference between sounds that learners of English do not always hear.
///
/// @param id under which answers are stored: `l-r`
/// @param sides in IPA: `l`, `ɹ`; `–` is no sound at all
/// @param sets the most usual words first; at least one
public record Contrast(String id, List<String> sides, List<WordSet> sets) {

    /// Copies the lists; refuses sets of another number of words than there are sides.
    public Contrast {
        sides = List.copyOf(sides);
        sets = List.copyOf(sets);
        int count = sides.size();
        if (sets.isEmpty() || sets.stream().anyMatch(set -> set.words().size() != count)) {
            throw new IllegalArgumentException(id + " needs sets of " + count + " words");
        }
    }

    /// Whether it is about this sound, and about both where both are known.
    ///
    /// @param expected in IPA
    /// @param heard in IPA; empty if unknown
    boolean concerns(String expected, String heard) {
        return sides.contains(expected) && (heard.isEmpty() || sides.contains(heard));
    }
}
