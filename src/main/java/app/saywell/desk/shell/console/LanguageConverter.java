package app.saywell.desk.shell.console;

import app.saywell.speech.FeedbackLanguage;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Parses the code of a feedback language.
public final class LanguageConverter implements ITypeConverter<FeedbackLanguage> {
    @Override
    public FeedbackLanguage convert(String code) {
        return FeedbackLanguage.ofCode(code)
                .orElseThrow(() -> new TypeConversionException("'" + code + "' is neither en nor ko."));
    }
}
