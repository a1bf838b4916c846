package app.saywell.judge.engine.align;

import app.saywell.speech.language.lexicon.Phone;
import app.saywell.speech.language.lexicon.Pronunciation;
import app.saywell.speech.language.lexicon.Stress;
import app.saywell.speech.language.lexicon.StressedPhone;
import app.saywell.speech.language.text.SpokenToken;
import app.saywell.speech.language.text.SpokenWord;
import app.saywell.speech.language.text.TokenReading;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import java.util.function.ToDoubleFunction;

/// How much better a recording fits a word with one more consonant directly before or after it: a likelihood ratio. It
/// is far above 0 for a word that is only part of a longer one, as "eat" is of "seat".
///
/// A sound that was said in place of the first or the last one is no sound more. So it is compared with the best of
/// the word as it is and of the word with that sound exchanged.
public final class AdjoiningSound {
    private static final int FRAMES_OUTSIDE = 100;

    /// So much better does a recording fit with a silence between the word and the sound where there is a pause: some
    /// 80 ms. Before a plosive it is silent, too, but shorter.
    private static final double PAUSE = 50;

    private AdjoiningSound() {}

    /// The evidence at both ends of a word, in natural log units; minus infinity where a pause lies between.
    public record Evidence(double before, double after) {}

    /// The best fit with a sound more at one end of a word, and without it.
    ///
    /// @param exchanged of the word as it is, or with another sound at this end
    /// @param likeliest the sound more
    private record EndFit(double beside, double exchanged, Phone likeliest) {
        double gain() {
            return beside - exchanged;
        }
    }

    /// What alignments say. A sound before or after a pause is not beside the word.
    ///
    /// @param word aligned with all of the posteriors
    /// @throws app.saywell.speech.language.EngineException of kind INTERRUPTED
    public static Evidence ofFrames(FramePosteriors posteriors, AlignedToken word) {
        FramePosteriors near = posteriors.slice(
                Math.max(0, word.startFrame() - FRAMES_OUTSIDE),
                Math.min(posteriors.frames(), word.endFrame() + FRAMES_OUTSIDE));
        double alone = fit(near, word.token());
        return new Evidence(
                ofFrames(near, word.token(), WordEnd.FIRST, alone), ofFrames(near, word.token(), WordEnd.LAST, alone));
    }

    private static double ofFrames(FramePosteriors near, SpokenToken word, WordEnd end, double alone) {
        EndFit best = best(changed -> fit(near, changed), word, end, alone);
        double apart = fit(near, changed(word, words -> end.addApart(words, best.likeliest())));
        return apart - best.beside() >= PAUSE ? Double.NEGATIVE_INFINITY : best.gain();
    }

    /// What the best paths say, which know of no pauses; see [PathEvidence].
    ///
    /// @throws app.saywell.speech.language.EngineException of kind INTERRUPTED
    public static Evidence ofPaths(PathPosteriors heard, SpokenToken word) {
        double alone = PathEvidence.fit(heard, word);
        return new Evidence(
                best(changed -> PathEvidence.fit(heard, changed), word, WordEnd.FIRST, alone)
                        .gain(),
                best(changed -> PathEvidence.fit(heard, changed), word, WordEnd.LAST, alone)
                        .gain());
    }

    /// @param alone the fit of the word as it is
    private static EndFit best(ToDoubleFunction<SpokenToken> fit, SpokenToken word, WordEnd end, double alone) {
        double beside = Double.NEGATIVE_INFINITY;
        double exchanged = alone;
        Phone likeliest = Phone.S;
        for (Phone phone : Phone.values()) {
            exchanged = Math.max(exchanged, fit.applyAsDouble(changed(word, words -> end.exchange(words, phone))));
            if (!phone.isVowel()) {
                double more = fit.applyAsDouble(changed(word, words -> end.add(words, phone)));
                likeliest = more > beside ? phone : likeliest;
                beside = Math.max(beside, more);
            }
        }
        return new EndFit(beside, exchanged, likeliest);
    }

    /// One end of a word, which may be read as several.
    private enum WordEnd {
        FIRST,
        LAST;

        void exchange(List<SpokenWord> words, Phone phone) {
            change(words, sounds -> sounds.set(first() ? 0 : sounds.size() - 1, unstressed(phone)));
        }

        void add(List<SpokenWord> words, Phone phone) {
            change(words, sounds -> sounds.add(first() ? 0 : sounds.size(), unstressed(phone)));
        }

        /// As a word of its own, so that a silence may lie between.
        void addApart(List<SpokenWord> words, Phone phone) {
            Pronunciation like = words.getFirst().pronunciation();
            Pronunciation sound = new Pronunciation(List.of(unstressed(phone)), like.source(), like.form());
            words.add(first() ? 0 : words.size(), new SpokenWord("", null, sound));
        }

        private void change(List<SpokenWord> words, Consumer<List<StressedPhone>> change) {
            int place = first() ? 0 : words.size() - 1;
            SpokenWord word = words.get(place);
            Pronunciation old = word.pronunciation();
            List<StressedPhone> sounds = new ArrayList<>(old.sounds());
            change.accept(sounds);
            Pronunciation pronunciation = new Pronunciation(sounds, old.source(), old.form());
            words.set(place, new SpokenWord(word.word(), word.written(), pronunciation));
        }

        private boolean first() {
            return this == FIRST;
        }

        private static StressedPhone unstressed(Phone phone) {
            return new StressedPhone(phone, Stress.NONE);
        }
    }

    /// The token with each of its readings changed.
    private static SpokenToken changed(SpokenToken token, Consumer<List<SpokenWord>> change) {
        List<TokenReading> readings = new ArrayList<>();
        for (TokenReading reading : token.readings()) {
            List<SpokenWord> words = new ArrayList<>(reading.words());
            change.accept(words);
            readings.add(new TokenReading(words));
        }
        return new SpokenToken(token.text(), readings, token.breakAfter());
    }

    /// Minus infinity where the recording is too short.
    private static double fit(FramePosteriors near, SpokenToken word) {
        OptionalDouble best = new ViterbiSearch(near, new PhoneStates(List.of(word))).bestScore();
        return best.orElse(Double.NEGATIVE_INFINITY);
    }
}
