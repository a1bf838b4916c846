package app.saywell.desk.shell.window;

import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.ArgumentsProvider;
import org.junit.jupiter.params.support.ParameterDeclarations;

/// The language of a window, `en` or `ko`: half of the tests have one and half the other. With `-Ddeep=true`, and where
/// pictures are kept, each has both. What depends on how long texts are, or on the texts themselves, names both
/// instead.
final class AlternatingLanguage implements ArgumentsProvider {
    @Override
    public Stream<? extends Arguments> provideArguments(ParameterDeclarations parameters, ExtensionContext context) {
        if (Boolean.getBoolean("deep") || Pictures.areKept()) {
            return Stream.of(Arguments.of("en"), Arguments.of("ko"));
        }
        String test = context.getRequiredTestMethod().getName();
        return Stream.of(Arguments.of(test.length() % 2 == 0 ? "en" : "ko"));
    }
}
