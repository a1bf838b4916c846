package app.saywell.desk.reports.html;

import app.saywell.desk.reports.pdf.PrintedLevel;
import app.saywell.desk.reports.pdf.ResultSlip;
import app.saywell.desk.store.file.WholeFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.text.MessageFormat;
import java.util.Base64;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.stream.Collectors;

/// Writes a result as one HTML file: no script, one style sheet that the content security policy
/// names by its hash, and sounds inside the page. Everything that comes from people or services is
/// escaped.
public final class ResultPageWriter {
    private static final String BUNDLE = "app.saywell.desk.reports.html.Page";

    private final Locale language;
    private final ResourceBundle texts;
    private final String style;

    /// @param language of the fixed texts, Korean or English
    public ResultPageWriter(Locale language) {
        this.language = language;
        texts = ResourceBundle.getBundle(
                BUNDLE,
                language,
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
        style = resource("result.css");
    }

    /// Writes a complete page or none.
    public void write(ResultPage page, Path file) throws IOException {
        WholeFile.write(file, out -> out.write(html(page).getBytes(StandardCharsets.UTF_8)));
    }

    /// The page as text.
    String html(ResultPage page) {
        return resource("result.html")
                .replace("{{language}}", language.getLanguage().equals("ko") ? "ko" : "en")
                .replace("{{style-hash}}", sha256(style))
                .replace("{{style}}", style)
                .replace("{{title}}", escape(text("title")))
                .replace("{{body}}", body(page));
    }

    private String body(ResultPage page) {
        StringBuilder html = new StringBuilder();
        html.append("<header><p class=\"brand\">Saywell</p><h1>")
                .append(escape(page.name().isEmpty() ? text("title") : page.name()))
                .append("</h1><p class=\"soft\">")
                .append(escape(page.heading()))
                .append("</p></header>\n");
        addCard(html, "keep", text("keep"), page.strength());
        addCard(html, "fix", text("fix"), page.workOn());
        html.append("<ol>\n");
        page.sentences().forEach(sentence -> html.append(sentence(sentence)));
        html.append("</ol>\n<footer><p>")
                .append(escape(text("legend")))
                .append(hasSigns(page) ? "</p><p>" + escape(text("legend.signs")) : "")
                .append(hasBands(page) ? "</p><p>" + escape(text("legend.band")) : "")
                .append("</p><p>")
                .append(escape(text("machine")));
        if (!page.rules().isEmpty()) {
            html.append("</p><p>").append(escape(page.rules()));
        }
        html.append("</p></footer>");
        return html.toString();
    }

    private void addCard(StringBuilder html, String kind, String title, String text) {
        if (!text.isBlank()) {
            html.append("<section class=\"card ")
                    .append(kind)
                    .append("\"><h2>")
                    .append(escape(title))
                    .append("</h2><p>")
                    .append(escape(text))
                    .append("</p></section>\n");
        }
    }

    private String sentence(ResultPage.PageSentence sentence) {
        StringBuilder html = new StringBuilder("<li class=\"card\"><p class=\"words\" lang=\"en\">");
        html.append(sentence.marked().words().stream().map(this::word).collect(Collectors.joining(" ")));
        html.append("</p>");
        if (!sentence.meaning().isBlank()) {
            html.append("<p class=\"soft\">").append(escape(sentence.meaning())).append("</p>");
        }
        html.append("<p class=\"total\">")
                .append(escape(total(sentence.marked().total())))
                .append("</p>");
        sentence.marked().total().flatMap(ResultSlip.SlipTotal::band).ifPresent(band -> html.append(
                        "<p class=\"soft\">")
                .append(escape(text("band", band.lowest(), band.highest())))
                .append("</p>"));
        addSound(html, "model", sentence.model());
        addSound(html, "own", sentence.own());
        return html.append("</li>\n").toString();
    }

    private String word(ResultSlip.MarkedWord word) {
        String level = word.level().name().toLowerCase(Locale.ROOT);
        String sign =
                switch (word.level()) {
                    case NEARLY -> "~";
                    case WEAK -> "!";
                    case GOOD, UNSCORED -> "";
                };
        String said = word.level() == PrintedLevel.UNSCORED
                ? ""
                : "<span class=\"unseen\"> (" + escape(text("level." + level)) + ")</span>";
        String mark = sign.isEmpty() ? "" : "<span class=\"sign\" aria-hidden=\"true\">" + sign + "</span>";
        String ofTeacher = word.sign().isEmpty() ? "" : "<span class=\"sign\">" + escape(word.sign()) + "</span>";
        return "<span class=\"word " + level + "\">" + escape(word.word()) + "</span>" + mark + said + ofTeacher;
    }

    private static boolean hasBands(ResultPage page) {
        return ResultSlip.hasBands(
                page.sentences().stream().map(ResultPage.PageSentence::marked).toList());
    }

    private static boolean hasSigns(ResultPage page) {
        return page.sentences().stream()
                .flatMap(sentence -> sentence.marked().words().stream())
                .anyMatch(word -> !word.sign().isEmpty());
    }

    private void addSound(StringBuilder html, String key, Optional<ResultPage.PageSound> sound) {
        sound.ifPresent(present -> html.append("<p class=\"sound\"><span>")
                .append(escape(text(key)))
                .append("</span><audio controls preload=\"none\" aria-label=\"")
                .append(escape(text(key)))
                .append("\" src=\"data:")
                .append(escape(present.type()))
                .append(";base64,")
                .append(Base64.getEncoder().encodeToString(present.bytes()))
                .append("\"></audio></p>"));
    }

    private String total(Optional<ResultSlip.SlipTotal> total) {
        return total.map(known -> text(known.source().key(), known.figure())).orElseGet(() -> text("none"));
    }

    private String text(String key, Object... arguments) {
        String pattern = texts.getString(key);
        return arguments.length == 0 ? pattern : new MessageFormat(pattern, language).format(arguments);
    }

    /// Text as it may stand in an element or in a quoted attribute.
    static String escape(String text) {
        StringBuilder escaped = new StringBuilder(text.length() + 16);
        text.codePoints().forEach(c -> {
            switch (c) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '"' -> escaped.append("&quot;");
                case '\'' -> escaped.append("&#39;");
                // A word in braces must not be taken for a place of the template.
                case '{' -> escaped.append("&#123;");
                default -> escaped.appendCodePoint(c);
            }
        });
        return escaped.toString();
    }

    private static String sha256(String text) {
        try {
            return Base64.getEncoder()
                    .encodeToString(MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }

    private static String resource(String name) {
        try (InputStream in = ResultPageWriter.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException(name + " is missing");
            }
            // A browser reads every line break as \n, and hashes the style sheet so.
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
