package app.saywell.desk.homework.handin;

import java.util.List;

/// The recordings of a collected file that hold no sound, by the positions of their sentences
/// from 1.
///
/// @param unreadable what cannot be decoded: it is left out
/// @param silent what holds nothing but silence: it is stored, and held back by the quality gate
public record SoundlessRecordings(List<Integer> unreadable, List<Integer> silent) {
    /// Every recording holds sound.
    public static final SoundlessRecordings NONE = new SoundlessRecordings(List.of(), List.of());

    /// Copies what it is given.
    public SoundlessRecordings {
        unreadable = List.copyOf(unreadable);
        silent = List.copyOf(silent);
    }

    /// Whether every recording holds sound.
    public boolean isEmpty() {
        return unreadable.isEmpty() && silent.isEmpty();
    }
}
