package app.saywell.desk.assessment;

import app.saywell.desk.school.assessment.Rubric;
import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The texts of exported assessments in one language.
final class AssessmentTexts {
    private final ResourceBundle bundle;
    private final Locale locale;

    AssessmentTexts(Locale locale) {
        this.locale = locale;
        bundle = ResourceBundle.getBundle(
                "app.saywell.desk.assessment.Results",
                locale,
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
    }

    String get(String key, Object... arguments) {
        String text = bundle.getString(key);
        return arguments.length == 0 ? text : new MessageFormat(text, locale).format(arguments);
    }

    String name(Rubric.Criterion criterion) {
        return criterion.kind() == Rubric.CriterionKind.OWN
                ? criterion.name()
                : get("criterion." + criterion.kind().name());
    }

    /// Where conditions were not equal, and whether the raters should listen together.
    String remarks(AssessmentResults.LearnerResult learner, Rubric rubric) {
        return Stream.concat(
                        learner.reading().deviations().stream()
                                .sorted()
                                .map(deviation -> get("deviation." + deviation.name())),
                        Stream.of(learner.isDisputed(rubric) ? get("disputed") : "")
                                .filter(text -> !text.isEmpty()))
                .collect(Collectors.joining("; "));
    }
}
