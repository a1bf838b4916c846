package app.saywell.engine.align;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.saywell.engine.lexicon.Phone;
import app.saywell.engine.lexicon.Pronunciation;
import app.saywell.engine.lexicon.PronunciationForm;
import app.saywell.engine.lexicon.PronunciationOrigin;
import app.saywell.engine.lexicon.StressedPhone;
import app.saywell.engine.text.PhraseBreak;
import app.saywell.engine.text.SpokenToken;
import app.saywell.engine.text.SpokenWord;
import app.saywell.engine.text.TokenReading;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// On posteriors in which one phone is heard for 80 ms each, with silence around them.
class OmissionEvidenceTest {
    private static final int FRAMES_A_PHONE = 8;
    private static final String CAT = "K AE1 T";
    private static final String SEES = "S IY1 Z";
    private static final String MOON = "M UW1 N";
    private static final String FISH = "F IH1 SH";

    @Test
    void aWordThatWasSaidIsMissedAndOneThatWasNotIsNot() {
        FramePosteriors heard = heard(CAT, SEES, FISH);
        List<SpokenToken> text = List.of(token(CAT), token(SEES), token(MOON), token(FISH));

        float[] evidence = evidence(heard, text);

        assertThat(evidence[0]).isLessThan(-30);
        assertThat(evidence[1]).isLessThan(-30);
        assertThat(evidence[2]).isGreaterThan(20);
        assertThat(evidence[3]).isLessThan(-30);
    }

    @Test
    void theOnlyWordOfATextIsComparedWithSilence() {
        assertThat(evidence(heard(MOON), List.of(token(MOON)))[0]).isLessThan(-30);
        assertThat(evidence(heard(""), List.of(token(MOON)))[0]).isGreaterThan(20);
    }

    @Test
    void aPartOfALongRecordingGivesWhatTheWholeGives() {
        FramePosteriors heard = heard(CAT, SEES, MOON, FISH);
        List<SpokenToken> text = List.of(token(CAT), token(SEES), token(MOON), token(FISH));
        List<AlignedToken> aligned = ForcedAligner.align(heard, text).orElseThrow();
        float[] whole = OmissionEvidence.of(heard, aligned, 0);
        int begin = Math.max(0, aligned.getFirst().startFrame() - 5);

        float[] part = OmissionEvidence.of(heard.slice(begin, heard.frames()), aligned, begin);

        // The middle words have the same frames around them.
        assertThat(part[1]).isCloseTo(whole[1], within(1e-3f));
        assertThat(part[2]).isCloseTo(whole[2], within(1e-3f));
    }

    private static float[] evidence(FramePosteriors heard, List<SpokenToken> text) {
        return OmissionEvidence.of(heard, ForcedAligner.align(heard, text).orElseThrow(), 0);
    }

    private static FramePosteriors heard(String... words) {
        List<Integer> classes = new ArrayList<>();
        add(classes, FramePosteriors.SILENCE, 30);
        for (String word : words) {
            for (String sound : word.split(" ")) {
                if (!sound.isEmpty()) {
                    Phone phone = Phone.valueOf(sound.replaceAll("\\d", ""));
                    add(classes, phone.ordinal(), FRAMES_A_PHONE);
                }
            }
        }
        add(classes, FramePosteriors.SILENCE, 30);
        float[] phones = new float[classes.size() * FramePosteriors.CLASSES];
        float[] starts = new float[classes.size()];
        Arrays.fill(phones, -6);
        for (int frame = 0; frame < starts.length; frame++) {
            phones[frame * FramePosteriors.CLASSES + classes.get(frame)] = -0.1f;
            boolean begins = frame > 0 && !classes.get(frame).equals(classes.get(frame - 1));
            starts[frame] = begins ? 4 : -4;
        }
        return new FramePosteriors(phones, starts);
    }

    private static void add(List<Integer> classes, int phone, int count) {
        for (int i = 0; i < count; i++) {
            classes.add(phone);
        }
    }

    private static SpokenToken token(String sounds) {
        Pronunciation pronunciation =
                new Pronunciation(
                        StressedPhone.ofArpabet(sounds),
                        PronunciationOrigin.DICTIONARY,
                        PronunciationForm.CITATION);
        TokenReading reading =
                new TokenReading(List.of(new SpokenWord(sounds, sounds, pronunciation)));
        return new SpokenToken(sounds, List.of(reading), PhraseBreak.NONE);
    }
}
