package app.saywell.train;

import app.saywell.engine.align.AlignedToken;
import app.saywell.engine.align.Alignment;
import app.saywell.engine.lexicon.Phone;
import app.saywell.engine.lexicon.Pronunciation;
import app.saywell.engine.lexicon.Sound;
import app.saywell.engine.text.Reading;
import app.saywell.engine.text.SpokenToken;
import app.saywell.engine.text.SpokenWord;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/// Texts in which some words expect another sound than the one that was said, so that outright
/// exchanged sounds, rare among learners who read, are met in the fitting too.
///
/// Half of the texts expect another sound in every third word, half in one word alone, so that one
/// wrong sound among good ones is not passed over. Half of the sounds are exchanged for one that
/// learners say so, half for any vowel or any consonant. Only what was said well is exchanged.
///
/// @param tokens each with the one reading that was heard, some with an exchanged sound
/// @param changed for each token the index of the exchanged sound, or -1
/// @param said for each token the sound that was said in its place, or null
@SuppressWarnings("ArrayRecordComponent") // never compared
record Disguise(List<SpokenToken> tokens, int[] changed, Phone[] said) {
    private static final int ONE_WORD_IN = 3;

    /// Tells which sounds were said well.
    @FunctionalInterface
    interface WellSaid {
        boolean test(int token, int sound);
    }

    static Disguise of(Alignment alignment, WellSaid well, Random random) {
        List<AlignedToken> all = alignment.tokens();
        int alone = random.nextBoolean() ? random.nextInt(all.size()) : -1;
        List<SpokenToken> tokens = new ArrayList<>();
        int[] changed = new int[all.size()];
        Phone[] old = new Phone[all.size()];
        for (int w = 0; w < all.size(); w++) {
            Reading reading = all.get(w).reading();
            boolean chosen = alone < 0 ? random.nextInt(ONE_WORD_IN) == 0 : alone == w;
            int index = random.nextInt(reading.sounds().size());
            boolean change = chosen && reading.words().size() == 1 && well.test(w, index);
            changed[w] = change ? index : -1;
            old[w] = change ? reading.sounds().get(index).phone() : null;
            Reading expected = change ? exchanged(reading, index, random) : reading;
            SpokenToken token = all.get(w).token();
            tokens.add(new SpokenToken(token.text(), List.of(expected), token.after()));
        }
        return new Disguise(tokens, changed, old);
    }

    private static Reading exchanged(Reading reading, int index, Random random) {
        SpokenWord word = reading.words().getFirst();
        List<Sound> sounds = new ArrayList<>(word.pronunciation().sounds());
        Sound old = sounds.get(index);
        sounds.set(index, new Sound(other(old.phone(), random), old.stress()));
        var said =
                new Pronunciation(
                        sounds, word.pronunciation().source(), word.pronunciation().form());
        return new Reading(List.of(new SpokenWord(word.word(), word.written(), said)));
    }

    private static Phone other(Phone said, Random random) {
        List<Phone> taken = Confusions.takenFor(said);
        if (!taken.isEmpty() && random.nextBoolean()) {
            return taken.get(random.nextInt(taken.size()));
        }
        Phone[] others =
                Arrays.stream(Phone.values())
                        .filter(p -> p != said && p.vowel() == said.vowel())
                        .toArray(Phone[]::new);
        return others[random.nextInt(others.length)];
    }
}
