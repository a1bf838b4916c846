package app.saywell.speech.language.text;

import java.util.regex.Pattern;

/// Recognizes addresses of pages and mail, whose dots and signs are read aloud.
final class WebAddress {
    private static final Pattern SHAPE =
            Pattern.compile("(?i)[a-z]{2,6}://.*|www\\..*|[^\\s@]*[a-z\\d]@[a-z\\d][^@]*\\.[a-z]+.*"
                + "|[a-z\\d-]+(?:\\.[a-z\\d-]+)*\\.(?:com|net|org|edu|gov|info|biz|kr|uk|de|fr|jp|cn|io|ai|app|html?|pdf|jpe?g|png|txt)"
                + "(?:/.*)?[.,!?;:)\"']*");

    private WebAddress() {}

    static boolean isAddress(String chunk) {
        return SHAPE.matcher(chunk).matches();
    }
}
