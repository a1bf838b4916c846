package app.saywell.desk.reports;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.FluencyReport;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class PrintedFluencyTest {
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

    private static FluencyReport report(double fluency, double prosody) {
        return new FluencyReport(fluency, prosody, 3, 3, 5, List.of(), null, null, null, List.of());
    }
}
