package app.saywell.desk.reports;

import app.saywell.speech.FluencyReport;
import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.function.ToDoubleFunction;

/// How fluently a learner read, as printed pages and tables say it: the means of both figures over the readings that
/// have a report on fluency.
final class PrintedFluency {
    private final Locale language;
    private final ResourceBundle texts;

    /// @param language of the paper
    PrintedFluency(Locale language) {
        this.language = language;
        texts = ResourceBundle.getBundle(
                "app.saywell.desk.reports.Results",
                language,
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
    }

    /// A line with the means of both figures; empty without a report, as of a hosted service.
    String inWords(List<FluencyReport> reports) {
        return reports.isEmpty()
                ? ""
                : new MessageFormat(texts.getString("fluency.line"), language).format(new Object[] {
                    mean(reports, FluencyReport::fluency), mean(reports, FluencyReport::prosody), reports.size()
                });
    }

    private static double mean(List<FluencyReport> reports, ToDoubleFunction<FluencyReport> figure) {
        return reports.stream().mapToDouble(figure).average().orElse(0);
    }
}
