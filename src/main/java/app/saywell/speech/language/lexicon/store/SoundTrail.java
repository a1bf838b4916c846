package app.saywell.speech.language.lexicon.store;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The sounds that paths of one search have said so far. Equal sounds are the same object, so that
/// comparing two trails costs nothing however long they are. For one thread.
final class SoundTrail {
    private final @Nullable SoundTrail before;
    private final char sound;
    private final int length;
    private final Map<Character, SoundTrail> continuations = new HashMap<>(4);

    private SoundTrail(@Nullable SoundTrail before, char sound, int length) {
        this.before = before;
        this.sound = sound;
        this.length = length;
    }

    /// The beginning of a search.
    static SoundTrail start() {
        return new SoundTrail(null, (char) 0, 0);
    }

    /// This trail with sounds after it, one code for each character.
    SoundTrail then(String sounds) {
        SoundTrail trail = this;
        for (int i = 0; i < sounds.length(); i++) {
            SoundTrail previous = trail;
            trail = previous.continuations.computeIfAbsent(
                    sounds.charAt(i), code -> new SoundTrail(previous, code, previous.length + 1));
        }
        return trail;
    }

    /// The sound codes from the first on.
    byte[] codes() {
        byte[] codes = new byte[length];
        for (SoundTrail trail = this; trail.before != null; trail = trail.before) {
            codes[trail.length - 1] = (byte) trail.sound;
        }
        return codes;
    }
}
