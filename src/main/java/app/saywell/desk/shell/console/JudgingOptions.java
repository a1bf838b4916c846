package app.saywell.desk.shell.console;

import app.saywell.desk.school.learner.JudgingChoice;
import app.saywell.speech.FirstLanguage;
import app.saywell.speech.Strictness;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/// Options for the rule by which a reading is judged. What is not given is left open.
public final class JudgingOptions {
    @Option(
            names = "--strictness",
            converter = StrictnessConverter.class,
            description = "How strictly sounds are scored: gentle, normal or strict. Without it what was"
                    + " chosen for the learner, the class or everybody; of a recording without a learner normal. Only"
                    + " Saywell's own service uses it.")
    private @Nullable Strictness strictness;

    @Option(
            names = "--first-language",
            converter = FirstLanguageConverter.class,
            description = "The language the speaker grew up with: ko, zh, ja, vi, es, hi, ar, en or other."
                    + " Without it what was chosen for the learner, the class or everybody; of a recording without a"
                    + " learner other. Only Saywell's own service uses it.")
    private @Nullable FirstLanguage firstLanguage;

    /// What was given.
    public JudgingChoice choice() {
        return new JudgingChoice(Optional.ofNullable(strictness), Optional.ofNullable(firstLanguage));
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
