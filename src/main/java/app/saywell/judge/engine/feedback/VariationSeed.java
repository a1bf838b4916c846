package app.saywell.judge.engine.feedback;

import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Word;
import java.nio.charset.StandardCharsets;
import java.util.List;

/// A hash of the words and scores of a reading (FNV-1a) that selects the variants of sentences.
/// Equal readings get equal sentences; two attempts usually get different ones.
final class VariationSeed {
    private static final long FNV_BASIS = 0xcbf29ce484222325L;
    private static final long FNV_PRIME = 0x100000001b3L;

    private VariationSeed() {}

    static long of(List<SpeechComponent> components) {
        long hash = FNV_BASIS;
        for (SpeechComponent component : components) {
            hash = mix(hash, Long.toString(Math.round(100 * component.end())));
            if (component instanceof Word word) {
                hash = mix(hash, word.word());
                hash = mix(hash, Long.toString(Math.round(10 * word.score())));
            }
        }
        return hash;
    }

    static long mix(long seed, String item) {
        long hash = seed;
        for (byte b : item.getBytes(StandardCharsets.UTF_8)) {
            hash = (hash ^ (b & 0xff)) * FNV_PRIME;
        }
        return hash ^ (hash >>> 29);
    }
}
