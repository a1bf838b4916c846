package app.saywell.engine.lexicon;

import java.util.List;

/// One way to say a word.
///
/// @param sounds at least one
/// @param source where it comes from
/// @param form the manner of speaking it belongs to
public record Pronunciation(List<Sound> sounds, Source source, Form form) {

    /// Copies the sounds; refuses an empty list.
    public Pronunciation {
        sounds = List.copyOf(sounds);
        if (sounds.isEmpty()) {
            throw new IllegalArgumentException("a pronunciation has at least one sound");
        }
    }

    /// The phones without stress.
    public List<Phone> phones() {
        return sounds.stream().map(Sound::phone).toList();
    }

    /// The sounds in ARPAbet, as dictionaries write them: `HH AH0 L OW1`.
    public String arpabet() {
        return String.join(" ", sounds.stream().map(Sound::arpabet).toList());
    }
}
