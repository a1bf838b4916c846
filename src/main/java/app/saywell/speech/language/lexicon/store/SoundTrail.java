package app.saywell.speech.language.lexicon.store;

import org.jspecify.annotations.Nullable;

/// The sounds that paths of one search have said so far. Equal sounds are the same object, so that
/// comparing two trails costs nothing however long they are. For one thread.
final class SoundTrail {
    private final @Nullable SoundTrail before;
    private final char sound;
    private final int length;

    /// The trails that are one sound longer: few, each naming the next one.
    private @Nullable SoundTrail firstLonger;

    private @Nullable SoundTrail nextAsLong;

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
            trail = trail.longerBy(sounds.charAt(i));
        }
        return trail;
    }

    private SoundTrail longerBy(char next) {
        for (SoundTrail longer = firstLonger; longer != null; longer = longer.nextAsLong) {
            if (longer.sound == next) {
                return longer;
            }
        }
        SoundTrail longer = new SoundTrail(this, next, length + 1);
        longer.nextAsLong = firstLonger;
        firstLonger = longer;
        return longer;
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
