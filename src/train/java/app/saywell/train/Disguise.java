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
/// @param tokens each with the one reading that was heard, some with an exchanged sound
/// @param changed for each token the index of the exchanged sound, or -1
@SuppressWarnings("ArrayRecordComponent") // never compared
record Disguise(List<SpokenToken> tokens, int[] changed) {
    private static final int ONE_WORD_IN = 3;

    static Disguise of(Alignment alignment, Random random) {
        List<SpokenToken> tokens = new ArrayList<>();
        int[] changed = new int[alignment.tokens().size()];
        for (AlignedToken aligned : alignment.tokens()) {
            Reading reading = aligned.reading();
            boolean change = reading.words().size() == 1 && random.nextInt(ONE_WORD_IN) == 0;
            int index = change ? random.nextInt(reading.sounds().size()) : -1;
            changed[tokens.size()] = index;
            Reading said = change ? exchanged(reading, index, random) : reading;
            tokens.add(
                    new SpokenToken(
                            aligned.token().text(), List.of(said), aligned.token().after()));
        }
        return new Disguise(tokens, changed);
    }

    private static Reading exchanged(Reading reading, int index, Random random) {
        SpokenWord word = reading.words().getFirst();
        List<Sound> sounds = new ArrayList<>(word.pronunciation().sounds());
        Sound old = sounds.get(index);
        Phone[] others =
                Arrays.stream(Phone.values())
                        .filter(p -> p != old.phone() && p.vowel() == old.phone().vowel())
                        .toArray(Phone[]::new);
        sounds.set(index, new Sound(others[random.nextInt(others.length)], old.stress()));
        var said =
                new Pronunciation(
                        sounds, word.pronunciation().source(), word.pronunciation().form());
        return new Reading(List.of(new SpokenWord(word.word(), word.written(), said)));
    }
}
