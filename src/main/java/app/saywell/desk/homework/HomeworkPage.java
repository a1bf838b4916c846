package app.saywell.desk.homework;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
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

/// Puts the page of a homework together: one HTML file that makes no request.
///
/// Its parts are resources next to this package: `page.html` with places for the others,
/// `page.css`, the modules of the script in the order of [#MODULES], and the texts of both
/// languages. The content security policy names script and style by their digests and forbids
/// everything else.
final class HomeworkPage {
    /// The modules of the script. Each may use those before it.
    static final List<String> MODULES = List.of(
            "texts",
            "bytes",
            "quality",
            "archive",
            "envelope",
            "drafts",
            "sound",
            "waves",
            "surroundings",
            "card",
            "hand-in",
            "page");

    private static final Pattern PLACE = Pattern.compile("@([a-z-]+)@");
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private HomeworkPage() {}

    static String html(PageContent content) {
        String style = resource("page.css");
        String script = script();
        Map<String, String> parts = Map.of(
                "language", content.language(),
                "title", escape(content.title()),
                "policy", policy(style, script),
                "open-ko", escape(texts("ko").get("static.open")),
                "open-en", escape(texts("en").get("static.open")),
                "style", style,
                "content", json(content),
                "script", script);
        // In one pass: what stands in a part is never taken for a place.
        return PLACE.matcher(resource("page.html"))
                .replaceAll(place -> Matcher.quoteReplacement(Objects.requireNonNull(parts.get(place.group(1)))));
    }

    /// The texts of the page in a language, by key.
    static Map<String, String> texts(String language) {
        Properties properties = new Properties();
        try (InputStream in = open("page_" + language + ".properties")) {
            properties.load(new InputStreamReader(in, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Map<String, String> texts = new TreeMap<>();
        properties.forEach((key, text) -> texts.put(key.toString(), text.toString()));
        return texts;
    }

    private static String script() {
        return MODULES.stream()
                .map(name -> resource(name + ".js"))
                .collect(Collectors.joining("\n", "(() => {\n'use strict';\n", "\n})();\n"));
    }

    private static String policy(String style, String script) {
        return "default-src 'none'; script-src '"
                + digest(script)
                + "'; style-src '"
                + digest(style)
                + "'; media-src blob:; base-uri 'none'; form-action 'none'";
    }

    // A data block ends at the first end tag in it, so no "<" stays in it.
    private static String json(PageContent content) {
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

    private static String resource(String name) {
        try (InputStream in = open(name)) {
            // A browser reads every line end as \n, and takes the digest of that.
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static InputStream open(String name) {
        return Objects.requireNonNull(HomeworkPage.class.getResourceAsStream(name), "a part of the page is missing");
    }
}
