package app.saywell.judge.engine.voice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.saywell.speech.language.lexicon.StressedPhone;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class SpeechAssemblerTest {
    private static final Utterance WELL_SO = new Utterance(
            List.of(
                    new Utterance.UtteranceWord("well", StressedPhone.ofArpabet("W EH1 L"), ','),
                    new Utterance.UtteranceWord("so", StressedPhone.ofArpabet("S OW1"), '.')),
            true);

    // pad w ˈ ɛ l , space s ˈ O . pad
    private static final float[] STEPS = {12, 2, 1, 3, 2, 4, 1, 3, 1, 5, 8, 4};

    @Test
    void soundsLieWhereTheNetworkPutThem() {
        SynthesizedSpeech speech = speech(0);
        double lead = speech.words().getFirst().start();
        assertThat(lead).isEqualTo(0.2, within(1e-9));
        var vowel = speech.words().getFirst().phones().get(1);
        assertThat(vowel.start() - lead).as("its stress belongs to it").isEqualTo(0.05, within(1e-9));
        assertThat(vowel.end() - vowel.start()).isEqualTo(0.1, within(1e-9));
        assertThat(speech.words().getLast().start() - lead).isEqualTo(0.325, within(1e-9));
    }

    @Test
    void aPauseIsPutWhereTheCommaIs() {
        SynthesizedSpeech plain = speech(0);
        SynthesizedSpeech paused = speech(0.5);
        assertThat(paused.audio().seconds() - plain.audio().seconds()).isEqualTo(0.5, within(1e-6));
        assertThat(paused.words().getFirst().end())
                .isEqualTo(plain.words().getFirst().end(), within(1e-9));
        assertThat(paused.words().getLast().start() - plain.words().getLast().start())
                .isEqualTo(0.5, within(1e-9));
    }

    @Test
    void silenceAtTheEndsIsShortAndNothingIsAboveFullScale() {
        SynthesizedSpeech speech = speech(0);
        assertThat(speech.audio().seconds() - speech.words().getLast().end()).isLessThan(0.7);
        for (float sample : speech.audio().samples()) {
            assertThat(Math.abs(sample)).isLessThan(0.99f);
        }
    }

    private static SynthesizedSpeech speech(double pause) {
        TokenSequence tokens = TokenSequence.of(WELL_SO, false);
        PhonemeDurations times = new PhonemeDurations(tokens, STEPS);
        float[] audio = new float[times.length()];
        Arrays.fill(audio, 1.2f);
        SpeechAssembler assembler = new SpeechAssembler(1, pause);
        assembler.add(WELL_SO, tokens, times, audio);
        return assembler.finished();
    }
}
