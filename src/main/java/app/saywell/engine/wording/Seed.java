package app.saywell.engine.wording;

import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Word;

import java.nio.charset.StandardCharsets;
import java.util.List;

/// A number drawn from the words and scores of a reading (FNV-1a), which varies the wording: equal
/// readings are told equal things, two attempts usually different ones.
final class Seed {
    private static final long BASIS = 0xcbf29ce484222325L;
    private static final long PRIME = 0x100000001b3L;

    private Seed() {}

    static long of(List<SpeechComponent> components) {
        long hash = BASIS;
        for (SpeechComponent component : components) {
            hash = mix(hash, Long.toString(Math.round(100 * component.end())));
            if (component instanceof Word word) {
                hash = mix(hash, word.word());
                hash = mix(hash, Long.toString(Math.round(10 * word.score())));
            }
        }
        return hash;
    }

    /// The seed of one item among several.
    static long mix(long seed, String item) {
        long hash = seed;
        for (byte b : item.getBytes(StandardCharsets.UTF_8)) {
            hash = (hash ^ (b & 0xff)) * PRIME;
        }
        return hash ^ (hash >>> 29);
    }
}
