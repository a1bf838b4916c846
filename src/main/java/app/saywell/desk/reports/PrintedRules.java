package app.saywell.desk.reports;

import app.saywell.desk.school.take.TakeScore;
import app.saywell.speech.JudgingRule;
import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.stream.Collectors;

/// By which rules scores were given, in words for paper and tables.
final class PrintedRules {
    private final Locale language;
    private final ResourceBundle texts;

    /// @param language of the paper or table
    PrintedRules(Locale language) {
        this.language = language;
        texts = ResourceBundle.getBundle(
                "app.saywell.desk.reports.Results",
                language,
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
    }

    /// The rule of a score; empty where it is not known.
    String of(TakeScore score) {
        return score.rule().map(this::inWords).orElse("");
    }

    /// A line that names each rule of these scores once; empty where none is known.
    String line(List<TakeScore> scores) {
        String rules = scores.stream()
                .map(TakeScore::rule)
                .flatMap(Optional::stream)
                .distinct()
                .map(this::inWords)
                .sorted()
                .collect(Collectors.joining("; "));
        return rules.isEmpty() ? "" : format("rule.line", rules);
    }

    private String inWords(JudgingRule rule) {
        return format(
                "rule.words",
                texts.getString("strictness." + rule.strictness().code()),
                texts.getString("first-language." + rule.firstLanguage().code()));
    }

    private String format(String key, Object... arguments) {
        return new MessageFormat(texts.getString(key), language).format(arguments);
    }
}
