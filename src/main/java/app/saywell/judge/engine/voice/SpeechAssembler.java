package app.saywell.judge.engine.voice;

import app.saywell.judge.engine.voice.SynthesizedSpeech.SpokenPhone;
import app.saywell.judge.engine.voice.SynthesizedSpeech.TimedWord;
import app.saywell.speech.signal.Pcm;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Joins utterances to one recording: cuts what is too long of the silence around them, fades where
/// it cut, puts pauses in, and keeps the time of every sound.
final class SpeechAssembler {
    static final int RATE = 24_000;

    private static final int LEAD = RATE / 5;
    private static final int TAIL = RATE * 3 / 10;
    private static final int FADE = RATE / 200;
    private static final double SENTENCE_PAUSE = 0.3;
    private static final double CUT_PAUSE = 0.05;
    private static final float FULL = 0.98f;

    private final double speed;
    private final int pause;
    private final List<TimedWord> words = new ArrayList<>();
    private float[] samples = {};
    private int length;

    /// @param pause seconds of silence at each comma
    SpeechAssembler(double speed, double pause) {
        this.speed = speed;
        this.pause = (int) Math.round(pause * RATE);
    }

    /// Adds an utterance.
    ///
    /// @param audio what the network made of it; is changed
    void add(Utterance utterance, TokenSequence tokens, PhonemeDurations times, float[] audio) {
        int last = tokens.sounds().size() - 1;
        int from = Math.max(0, times.start(0) - LEAD);
        int to = Math.min(Math.min(audio.length, times.length()), times.end(last) + TAIL);
        fadeIn(audio, from);
        fadeOut(audio, to);
        int[] pauses = pause == 0 ? new int[0] : times.pauses();
        int begun = length;
        int copied = from;
        for (int at : pauses) {
            copy(audio, copied, at);
            silence(pause);
            copied = at;
        }
        copy(audio, copied, to);
        keepTimes(utterance, tokens, times, pauses, begun - from);
        silence((int) (RATE * (utterance.closing() ? SENTENCE_PAUSE : CUT_PAUSE) / speed));
    }

    /// Everything that was added.
    SynthesizedSpeech finished() {
        float[] all = Arrays.copyOf(samples, length);
        float peak = 0;
        for (float sample : all) {
            peak = Math.max(peak, Math.abs(sample));
        }
        if (peak > FULL) {
            for (int i = 0; i < all.length; i++) {
                all[i] *= FULL / peak;
            }
        }
        return new SynthesizedSpeech(new Pcm(all, RATE), words);
    }

    private void keepTimes(Utterance utterance, TokenSequence tokens, PhonemeDurations times, int[] pauses, int shift) {
        List<List<SpokenPhone>> phones = new ArrayList<>();
        utterance.words().forEach(word -> phones.add(new ArrayList<>()));
        for (int i = 0; i < tokens.sounds().size(); i++) {
            TokenSequence.SpokenSound said = tokens.sounds().get(i);
            double start = seconds(times.start(i), pauses, shift);
            double end = seconds(times.end(i), pauses, shift);
            phones.get(said.word()).add(new SpokenPhone(said.phone(), said.ipa(), start, end));
        }
        for (int w = 0; w < phones.size(); w++) {
            List<SpokenPhone> own = phones.get(w);
            words.add(new TimedWord(
                    utterance.words().get(w).text(),
                    own.getFirst().start(),
                    own.getLast().end(),
                    own));
        }
    }

    private double seconds(int sample, int[] pauses, int shift) {
        long before = Arrays.stream(pauses).filter(at -> at < sample).count();
        return (sample + shift + before * pause) / (double) RATE;
    }

    private void copy(float[] audio, int from, int to) {
        grow(to - from);
        System.arraycopy(audio, from, samples, length, to - from);
        length += to - from;
    }

    private void silence(int count) {
        grow(count);
        length += count;
    }

    private void grow(int count) {
        if (length + count > samples.length) {
            samples = Arrays.copyOf(samples, Math.max(length + count, samples.length * 2));
        }
    }

    private static void fadeIn(float[] audio, int from) {
        for (int i = 0; i < FADE && from + i < audio.length; i++) {
            audio[from + i] *= (float) i / FADE;
        }
    }

    private static void fadeOut(float[] audio, int to) {
        for (int i = 1; i <= FADE && to - i >= 0; i++) {
            audio[to - i] *= (float) (i - 1) / FADE;
        }
    }
}
