package app.saywell.judge.engine.align;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.saywell.speech.language.text.SpokenToken;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// On posteriors in which one phone is heard for 80 ms each, with silence around them.
class OmissionEvidenceTest {
    private static final String CAT = "K AE1 T";
    private static final String SEES = "S IY1 Z";
    private static final String MOON = "M UW1 N";
    private static final String FISH = "F IH1 SH";
    private static final List<SpokenToken> TEXT =
            Stream.of(CAT, SEES, MOON, FISH).map(MadePosteriors::token).toList();

    @Test
    void aWordThatWasSaidIsMissedAndOneThatWasNotIsNot() {
        FramePosteriors heard = MadePosteriors.heard(CAT, SEES, FISH);

        float[] evidence = evidence(heard, TEXT);

        assertThat(evidence[0]).isLessThan(-30);
        assertThat(evidence[1]).isLessThan(-30);
        assertThat(evidence[2]).isGreaterThan(20);
        assertThat(evidence[3]).isLessThan(-30);
    }

    @Test
    void theOnlyWordOfATextIsComparedWithSilence() {
        assertThat(evidence(MadePosteriors.heard(MOON), List.of(MadePosteriors.token(MOON)))[0])
                .isLessThan(-30);
        assertThat(evidence(MadePosteriors.heard(""), List.of(MadePosteriors.token(MOON)))[0])
                .isGreaterThan(20);
    }

    @Test
    void aPartOfALongRecordingGivesWhatTheWholeGives() {
        FramePosteriors heard = MadePosteriors.heard(CAT, SEES, MOON, FISH);
        List<AlignedToken> aligned = ForcedAligner.align(heard, TEXT).orElseThrow();
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
}
