package app.saywell.desk.assessment;

import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.LinkedHashMap;
import java.util.Map;

/// What an appeal found: the figures that an engine gave a recording, then and now. It names nobody.
///
/// @param recording SHA-256 of the recording, in lower-case hexadecimal
/// @param sentence that was read
/// @param engineThen, engineNow name, version and rule
/// @param then, now when it was judged
/// @param figuresThen, figuresNow all figures in a fixed order
public record AppealStatement(
        String recording,
        String sentence,
        String engineThen,
        String engineNow,
        Instant then,
        Instant now,
        String figuresThen,
        String figuresNow) {
    private static final String TITLE = "Saywell appeal certificate 1";

    /// Whether the same engine judged.
    public boolean isSameEngine() {
        return engineThen.equals(engineNow);
    }

    /// Whether all figures are the same.
    public boolean isSame() {
        return figuresThen.equals(figuresNow);
    }

    /// As text, a line for each part.
    String write() {
        return String.join(
                        "\n",
                        TITLE,
                        "recording: " + recording,
                        "sentence: " + sentence.replaceAll("\\s+", " ").strip(),
                        "engine then: " + engineThen,
                        "engine now: " + engineNow,
                        "judged then: " + then,
                        "judged now: " + now,
                        "figures then: " + figuresThen,
                        "figures now: " + figuresNow)
                + "\n";
    }

    /// Reads what [#write] wrote.
    ///
    /// @throws IllegalArgumentException if it is something else
    static AppealStatement read(String text) {
        Map<String, String> parts = new LinkedHashMap<>();
        if (!text.startsWith(TITLE + "\n")) {
            throw new IllegalArgumentException("not an appeal certificate");
        }
        text.lines().skip(1).forEach(line -> {
            int colon = line.indexOf(": ");
            if (colon > 0) {
                parts.put(line.substring(0, colon), line.substring(colon + 2));
            }
        });
        return new AppealStatement(
                part(parts, "recording"),
                part(parts, "sentence"),
                part(parts, "engine then"),
                part(parts, "engine now"),
                time(part(parts, "judged then")),
                time(part(parts, "judged now")),
                part(parts, "figures then"),
                part(parts, "figures now"));
    }

    private static String part(Map<String, String> parts, String name) {
        String value = parts.get(name);
        if (value == null) {
            throw new IllegalArgumentException("an appeal certificate without " + name);
        }
        return value;
    }

    private static Instant time(String text) {
        try {
            return Instant.parse(text);
        } catch (DateTimeParseException e) {
            throw new IllegalArgumentException("not a time: " + text, e);
        }
    }
}
