package app.saywell.desk.reports;

import app.saywell.desk.school.take.ScoringResult;
import app.saywell.desk.school.take.TakeScore;
import app.saywell.desk.store.Library;
import app.saywell.speech.FluencyReport;
import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
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

    /// The report on fluency of a score; empty where its service gave none.
    static Optional<FluencyReport> report(Optional<ScoringResult> result) {
        return result.map(found -> found.pronunciationResult().fluency()).filter(Objects::nonNull);
    }

    /// A line with both means; empty where no reading has a report, as those of a hosted service.
    String line(Library library, List<TakeScore> scores) {
        List<FluencyReport> reports = scores.stream()
                .flatMap(score -> report(library.results().find(score.resultId())).stream())
                .toList();
        return inWords(reports);
    }

    /// The means of these reports.
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
