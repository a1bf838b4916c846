package app.saywell.cli.command;

import app.saywell.speech.FirstLanguage;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.Strictness;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/// Options for the rule by which a reading is judged. Without them a request says nothing about it.
final class JudgingOptions {
    @Option(
            names = "--strictness",
            converter = StrictnessConverter.class,
            description = "How strictly sounds are scored: gentle, normal or strict. Default: normal."
                    + " Only Saywell's own service uses it.")
    private Strictness strictness = JudgingRule.DEFAULT.strictness();

    @Option(
            names = "--first-language",
            converter = FirstLanguageConverter.class,
            description = "The language the speaker grew up with: ko, zh, ja, vi, es, hi, ar, en or other."
                    + " Default: other. Only Saywell's own service uses it.")
    private FirstLanguage firstLanguage = JudgingRule.DEFAULT.firstLanguage();

    JudgingRule rule() {
        return new JudgingRule(strictness, firstLanguage);
    }

    /// Parses a strictness.
    static final class StrictnessConverter implements ITypeConverter<Strictness> {
        @Override
        public Strictness convert(String code) {
            return Strictness.ofCode(code)
                    .orElseThrow(
                            () -> new TypeConversionException("'" + code + "' is neither gentle, normal nor strict."));
        }
    }

    /// Parses the code of a first language.
    static final class FirstLanguageConverter implements ITypeConverter<FirstLanguage> {
        @Override
        public FirstLanguage convert(String code) {
            return FirstLanguage.ofCode(code)
                    .orElseThrow(() -> new TypeConversionException(
                            "'" + code + "' is none of ko, zh, ja, vi, es, hi, ar, en and other."));
        }
    }
}
