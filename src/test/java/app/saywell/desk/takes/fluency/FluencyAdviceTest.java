package app.saywell.desk.takes.fluency;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.takes.fluency.FluencyAdvice.AdviceKind;
import app.saywell.speech.FluencyReport;
import app.saywell.speech.FluencyReport.FluencyPause;
import app.saywell.speech.FluencyReport.PausePlace;
import java.util.List;
import org.junit.jupiter.api.Test;

class FluencyAdviceTest {
    private static final FluencyPause AT_BORDER = new FluencyPause(2, 0.6, PausePlace.PHRASE_BORDER);

    @Test
    void theLongestHesitationComesFirst() {
        var longest = new FluencyPause(3, 0.9, PausePlace.INSIDE_PHRASE);
        FluencyAdvice advice = FluencyAdvice.of(report(
                5, 5, 2, List.of(new FluencyPause(1, 0.4, PausePlace.INSIDE_PHRASE), AT_BORDER, longest), 20, 2));
        assertThat(advice.kind()).isEqualTo(AdviceKind.GO_ON);
        assertThat(advice.pause()).contains(longest);
    }

    @Test
    void slowSpeechIsToldWherePeopleHearIt() {
        assertThat(kind(report(6.5, 6, 2.6, List.of(), 55, 8))).isEqualTo(AdviceKind.FASTER);
        assertThat(kind(report(9, 9, 2.6, List.of(), 55, 8)))
                .as("a child who reads slowly and well is left alone")
                .isEqualTo(AdviceKind.NOTHING);
    }

    @Test
    void manyPausesThenEvenVowelsThenAFlatVoice() {
        assertThat(kind(report(7, 7, 4, List.of(AT_BORDER, AT_BORDER), 30, 3))).isEqualTo(AdviceKind.LONGER_RUNS);
        assertThat(kind(report(8, 7, 4, List.of(), 30, 3))).isEqualTo(AdviceKind.RHYTHM);
        assertThat(kind(report(8, 7, 4, List.of(), 55, 3))).isEqualTo(AdviceKind.MELODY);
        assertThat(kind(report(8, 7, 4, List.of(), 55, 8))).isEqualTo(AdviceKind.NOTHING);
    }

    private static AdviceKind kind(FluencyReport report) {
        return FluencyAdvice.of(report).kind();
    }

    private static FluencyReport report(
            double fluency, double prosody, double rate, List<FluencyPause> pauses, double rhythm, double range) {
        return new FluencyReport(
                fluency,
                prosody,
                rate,
                rate,
                9.0 / (pauses.size() + 1),
                pauses,
                rhythm,
                range,
                null,
                List.of(),
                List.of());
    }
}
