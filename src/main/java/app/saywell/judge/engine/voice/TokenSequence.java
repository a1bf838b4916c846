package app.saywell.judge.engine.voice;

import app.saywell.speech.language.lexicon.Phone;
import app.saywell.speech.language.lexicon.Stress;
import app.saywell.speech.language.lexicon.StressedPhone;
import java.util.ArrayList;
import java.util.List;

/// An utterance in the alphabet of the network, with a pad at both ends, and which token belongs to
/// which sound.
final class TokenSequence {
    /// Owns pads, spaces and punctuation.
    static final int NOBODY = -1;

    private final List<Integer> ids = new ArrayList<>();
    private final List<Integer> owners = new ArrayList<>();
    private final List<SpokenSound> sounds = new ArrayList<>();

    private TokenSequence() {}

    /// A sound of an utterance.
    ///
    /// @param word index of its word
    record SpokenSound(Phone phone, String ipa, int word) {}

    static TokenSequence of(Utterance utterance, boolean british) {
        TokenSequence sequence = new TokenSequence();
        sequence.add(PhonemeTokens.PAD, NOBODY);
        List<Utterance.UtteranceWord> words = utterance.words();
        for (int w = 0; w < words.size(); w++) {
            Utterance.UtteranceWord word = words.get(w);
            boolean last = w + 1 == words.size();
            sequence.word(word, w, british);
            char mark = word.mark() == 0 && last ? ',' : word.mark();
            if (mark != 0) {
                sequence.add(PhonemeTokens.id(mark), NOBODY);
            }
            if (!last) {
                sequence.add(PhonemeTokens.SPACE, NOBODY);
            }
        }
        sequence.add(PhonemeTokens.PAD, NOBODY);
        return sequence;
    }

    private void word(Utterance.UtteranceWord word, int index, boolean british) {
        List<String> signs = AccentSigns.of(word.text(), word.sounds(), british);
        for (int i = 0; i < signs.size(); i++) {
            StressedPhone sound = word.sounds().get(i);
            int owner = sounds.size();
            sounds.add(new SpokenSound(sound.phone(), sound.ipa(), index));
            if (sound.stress() != Stress.NONE) {
                add(PhonemeTokens.id(sound.stress().ipaMark().charAt(0)), owner);
            }
            for (char sign : signs.get(i).toCharArray()) {
                add(PhonemeTokens.id(sign), owner);
            }
        }
    }

    private void add(int id, int owner) {
        ids.add(id);
        owners.add(owner);
    }

    /// As the network takes them.
    long[] ids() {
        return ids.stream().mapToLong(Integer::longValue).toArray();
    }

    /// How many there are, pads and all.
    int size() {
        return ids.size();
    }

    /// The index of the sound that a token belongs to, or [#NOBODY].
    int owner(int token) {
        return owners.get(token);
    }

    /// Whether a token is punctuation between two words.
    boolean punctuation(int token) {
        int id = ids.get(token);
        return id > PhonemeTokens.PAD && id < PhonemeTokens.SPACE;
    }

    List<SpokenSound> sounds() {
        return sounds;
    }
}
