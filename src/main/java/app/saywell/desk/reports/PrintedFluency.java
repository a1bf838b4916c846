package app.saywell.desk.reports;

import app.saywell.desk.takes.fluency.FlowLevel;
import app.saywell.desk.takes.fluency.FluencyMeasure;
import app.saywell.desk.takes.fluency.UsualRange;
import app.saywell.speech.FluencyReport;
import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.ResourceBundle;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// How fluently a learner read, as printed pages and tables say it: the means of both figures and of the measures over
/// the readings that have a report on fluency.
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
                : format(
                        "fluency.line",
                        mean(reports, FluencyReport::fluency),
                        mean(reports, FluencyReport::prosody),
                        reports.size());
    }

    /// A sentence for each measure: its mean, what is usual for learners of this level and for native readers; empty
    /// without a report. Ends that rise and fall have no mean.
    String measures(List<FluencyReport> reports) {
        if (reports.isEmpty()) {
            return "";
        }
        FlowLevel level = FlowLevel.of(mean(reports, FluencyReport::fluency));
        return Stream.of(FluencyMeasure.values())
                .filter(measure -> measure != FluencyMeasure.FINAL_MOVEMENT)
                .flatMap(measure -> measure(reports, measure, level).stream())
                .collect(Collectors.joining(" · ", format("fluency.usual") + " ", ""));
    }

    private Optional<String> measure(List<FluencyReport> reports, FluencyMeasure measure, FlowLevel level) {
        OptionalDouble mean = reports.stream()
                .flatMap(report -> measure.in(report, Optional.empty()).stream())
                .mapToDouble(Double::doubleValue)
                .average();
        if (mean.isEmpty()) {
            return Optional.empty();
        }
        UsualRange learners = measure.ofLearners(level);
        UsualRange natives = measure.ofNatives();
        return Optional.of(format(
                "fluency.measure",
                texts.getString("measure." + measure.name().toLowerCase(Locale.ROOT)),
                mean.getAsDouble(),
                learners.low(),
                learners.high(),
                natives.low(),
                natives.high()));
    }

    private String format(String key, Object... arguments) {
        return new MessageFormat(texts.getString(key), language).format(arguments);
    }

    private static double mean(List<FluencyReport> reports, ToDoubleFunction<FluencyReport> figure) {
        return reports.stream().mapToDouble(figure).average().orElse(0);
    }
}
