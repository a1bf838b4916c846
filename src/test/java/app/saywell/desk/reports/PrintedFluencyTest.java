package app.saywell.desk.reports;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.takes.fluency.FlowLevel;
import app.saywell.desk.takes.fluency.FluencyMeasure;
import app.saywell.desk.takes.fluency.UsualRange;
import app.saywell.speech.FluencyReport;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.NumberFormat;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class PrintedFluencyTest {
    private static final NumberFormat NUMBER =
            new DecimalFormat("0.#", DecimalFormatSymbols.getInstance(Locale.ENGLISH));

    @Test
    void printsTheMeansOfTheReadingsThatHaveAReport() {
        List<FluencyReport> reports = List.of(report(8, 7), report(9, 8.5));
        assertThat(new PrintedFluency(Locale.ENGLISH).inWords(reports))
                .isEqualTo("Flow 8.5, rhythm and melody 7.8 of 10 (mean of 2 readings)");
        assertThat(new PrintedFluency(Locale.ENGLISH).inWords(List.of(report(8, 7))))
                .isEqualTo("Flow 8.0, rhythm and melody 7.0 of 10 (one reading)");
        assertThat(new PrintedFluency(Locale.KOREAN).inWords(reports))
                .isEqualTo("매끄러움 8.5, 리듬과 억양 7.8 / 10 (녹음 2개 평균)");
        assertThat(new PrintedFluency(Locale.ENGLISH).inWords(List.of())).isEmpty();
    }

    @Test
    void printsTheMeansOfTheMeasuresWithWhatIsUsual() {
        UsualRange learners = FluencyMeasure.LENGTH_OF_RUN.ofLearners(FlowLevel.EIGHT);
        UsualRange natives = FluencyMeasure.LENGTH_OF_RUN.ofNatives();
        List<FluencyReport> reports = List.of(report(7.5, 7), report(8.4, 8.5));
        assertThat(new PrintedFluency(Locale.ENGLISH).measures(reports))
                .startsWith("Usual for learners at this level")
                .contains("· Syllables between pauses 5 (%s to %s; %s to %s) ·"
                        .formatted(
                                NUMBER.format(learners.low()),
                                NUMBER.format(learners.high()),
                                NUMBER.format(natives.low()),
                                NUMBER.format(natives.high())))
                .doesNotContain("Rhythm", "fillers", "at the end");
        assertThat(new PrintedFluency(Locale.KOREAN).measures(reports)).contains("쉬지 않고 읽은 음절 5 (");
        assertThat(new PrintedFluency(Locale.ENGLISH).measures(List.of())).isEmpty();
    }

    private static FluencyReport report(double fluency, double prosody) {
        return new FluencyReport(fluency, prosody, 3, 3, 5, List.of(), null, null, null, List.of(), List.of());
    }
}
