package app.saywell.desk.homework;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/// Puts a page with a recorder together: one HTML file with its script, its style and its texts inside.
///
/// The parts are resources next to this package: `page.html` with places for the others, `page.css`, the modules of the
/// script, and the texts of both languages. The content security policy names script and style by their digests and
/// forbids everything else.
///
/// @param policy the content security policy
public record RecorderPage(String style, String script, String policy) {
    private static final Pattern PLACE = Pattern.compile("@([a-z-]+)@");
    private static final JsonMapper JSON = JsonMapper.builder().build();

    /// The parts that are the same on every page of a kind.
    ///
    /// @param modules of the script, each of which may use those before it
    /// @param ownScript a script that may use all of them
    /// @param ownStyle style sheets that are added
    /// @param sources what the policy allows besides, such as `connect-src 'self'`; empty for nothing
    public static RecorderPage of(List<String> modules, String ownScript, String ownStyle, String sources) {
        String style = resource("page.css") + ownStyle;
        String script = modules.stream()
                .map(name -> resource(name + ".js"))
                .collect(Collectors.joining("\n", "(() => {\n'use strict';\n", "\n" + ownScript + "\n})();\n"));
        String policy = "default-src 'none'; script-src '"
                + digest(script)
                + "'; style-src '"
                + digest(style)
                + "'; media-src blob:; base-uri 'none'; form-action 'none'"
                + (sources.isEmpty() ? "" : "; " + sources);
        return new RecorderPage(style, script, policy);
    }

    /// The page.
    ///
    /// @param texts by language code and key; `static.open` is said where no script runs
    /// @param content what the script reads, as JSON
    public String html(String language, String title, Map<String, Map<String, String>> texts, Object content) {
        Map<String, String> parts = Map.of(
                "language",
                language,
                "title",
                escape(title),
                "policy",
                policy,
                "open-ko",
                escape(open(texts, "ko")),
                "open-en",
                escape(open(texts, "en")),
                "style",
                style,
                "content",
                json(content),
                "script",
                script);
        // In one pass: what stands in a part is never taken for a place.
        return PLACE.matcher(resource("page.html"))
                .replaceAll(place -> Matcher.quoteReplacement(Objects.requireNonNull(parts.get(place.group(1)))));
    }

    /// The texts of the recorder in a language, by key.
    public static Map<String, String> texts(String language) {
        return texts(new InputStreamReader(open("page_" + language + ".properties"), StandardCharsets.UTF_8));
    }

    /// Texts by key. The reader is closed.
    public static Map<String, String> texts(Reader reader) {
        Properties properties = new Properties();
        try (reader) {
            properties.load(reader);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Map<String, String> texts = new TreeMap<>();
        properties.forEach((key, text) -> texts.put(key.toString(), text.toString()));
        return texts;
    }

    private static @Nullable String open(Map<String, Map<String, String>> texts, String language) {
        return texts.getOrDefault(language, Map.of()).get("static.open");
    }

    // A data block ends at the first end tag in it, so no "<" stays in it.
    private static String json(Object content) {
        return JSON.writeValueAsString(content)
                .replace("<", "\\u003c")
                .replace("\u2028", "\\u2028")
                .replace("\u2029", "\\u2029");
    }

    private static String escape(@Nullable String text) {
        return Objects.requireNonNullElse(text, "")
                .replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    private static String digest(String text) {
        try {
            byte[] sha256 = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return "sha256-" + Base64.getEncoder().encodeToString(sha256);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }

    /// A part as text. A browser reads every line end as one sign, and takes the digest of that.
    public static String text(InputStream part) {
        try (part) {
            return new String(part.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String resource(String name) {
        return text(open(name));
    }

    private static InputStream open(String name) {
        return Objects.requireNonNull(RecorderPage.class.getResourceAsStream(name), "a part of the page is missing");
    }
}
