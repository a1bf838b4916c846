package app.saywell.speech.language.lexicon;

import java.util.List;

/// One way to say a word.
///
/// @param sounds at least one
/// @param source where it comes from
/// @param form the style of speaking
public record Pronunciation(List<StressedPhone> sounds, PronunciationOrigin source, PronunciationForm form) {

    /// Copies the sounds and refuses an empty list.
    public Pronunciation {
        sounds = List.copyOf(sounds);
        if (sounds.isEmpty()) {
            throw new IllegalArgumentException("a pronunciation has at least one sound");
        }
    }

    /// The phones without stress.
    public List<Phone> phones() {
        return sounds.stream().map(StressedPhone::phone).toList();
    }

    /// The sounds in ARPAbet, as in dictionaries: `HH AH0 L OW1`.
    public String arpabet() {
        return String.join(" ", sounds.stream().map(StressedPhone::arpabet).toList());
    }
}
