package app.saywell.judge.service.upload;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The `name` in a part's `Content-Disposition` (RFC 7578, section 4.2).
final class ContentDisposition {
    private static final Pattern NAME =
            Pattern.compile("(?i)^\\s*form-data\\s*;(?:.*;)?\\s*name\\s*=\\s*(?:\"([^\"]*)\"|([^\\s;\"]+))");

    private ContentDisposition() {}

    static Optional<String> name(String value) {
        Matcher match = NAME.matcher(value);
        if (!match.find()) {
            return Optional.empty();
        }
        return Optional.of(match.group(1) != null ? match.group(1) : match.group(2));
    }
}
