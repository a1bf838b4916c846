package app.saywell.desk.lessons.draft;

import app.saywell.desk.lessons.text.UnreadableTextException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import javax.swing.text.BadLocationException;
import javax.swing.text.Document;
import javax.swing.text.rtf.RTFEditorKit;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.encryption.InvalidPasswordException;
import org.apache.pdfbox.text.PDFTextStripper;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.parser.Parser;

/// The plain text of documents: DOCX, HWPX, PDF, HTML and RTF. Headings begin with `# `.
final class DocumentTextReader {
    private static final int MAX_BYTES = 32 << 20;
    private static final Set<String> HIDDEN = Set.of("script", "style", "head", "nav", "template", "noscript");

    private DocumentTextReader() {}

    /// The paragraphs of a DOCX file (ECMA-376, WordprocessingML); the cells of a row with tabs.
    static String docx(ZipFile zip, ZipEntry entry) throws IOException {
        Element document = xml(zip, entry);
        StringBuilder text = new StringBuilder();
        for (Element paragraph : document.getElementsByTag("w:p")) {
            Element row = paragraph.closest("w|tr");
            String style = paragraph.getElementsByTag("w:pStyle").attr("w:val");
            boolean heading = style.matches("(?i)(?:heading|title|제목|\\d$).*");
            String line = line(paragraph);
            text.append(heading && !line.isBlank() ? "# " : "").append(line);
            boolean lastOfRow =
                    row == null || paragraph.equals(row.getElementsByTag("w:p").last());
            text.append(lastOfRow ? "\n" : "\t");
        }
        return text.toString();
    }

    /// The paragraphs of a Hangul document (HWPX, KS X 6101); the cells of a row with tabs.
    static String hwpx(ZipFile zip, List<ZipEntry> sections) throws IOException {
        StringBuilder text = new StringBuilder();
        for (ZipEntry section : sections) {
            for (Element paragraph : xml(zip, section).getElementsByTag("hp:p")) {
                if (paragraph.getElementsByTag("hp:tbl").isEmpty()) {
                    Element row = paragraph.closest("hp|tr");
                    paragraph.getElementsByTag("hp:t").forEach(part -> text.append(part.wholeText()));
                    boolean lastOfRow = row == null
                            || paragraph.equals(row.getElementsByTag("hp:p").last());
                    text.append(lastOfRow ? "\n" : "\t");
                }
            }
        }
        return text.toString();
    }

    private static Element xml(ZipFile zip, ZipEntry entry) throws IOException {
        byte[] bytes;
        try (InputStream in = zip.getInputStream(entry)) {
            bytes = in.readNBytes(MAX_BYTES + 1);
        }
        if (bytes.length > MAX_BYTES) {
            throw new UnreadableTextException("it is too large");
        }
        return Jsoup.parse(new ByteArrayInputStream(bytes), "UTF-8", "", Parser.xmlParser());
    }

    private static String line(Element paragraph) {
        StringBuilder line = new StringBuilder();
        for (Element part : paragraph.getAllElements()) {
            switch (part.tagName()) {
                case "w:t" -> line.append(part.wholeText());
                case "w:tab" -> line.append(part.parents().is("w|pPr") ? "" : " ");
                case "w:br", "w:cr" -> line.append('\n');
                default -> {}
            }
        }
        return line.toString();
    }

    /// The text of a PDF in the order in which it is read.
    static String pdf(Path file) throws IOException {
        try (PDDocument document = Loader.loadPDF(file.toFile())) {
            PDFTextStripper stripper = new PDFTextStripper();
            stripper.setSortByPosition(true);
            String text = stripper.getText(document);
            if (text.isBlank()) {
                throw new UnreadableTextException("its pages are pictures without text");
            }
            return text;
        } catch (InvalidPasswordException e) {
            throw new UnreadableTextException("it is protected by a password");
        } catch (UnreadableTextException | FileSystemException e) {
            throw e;
        } catch (IOException e) {
            // The reader has no exception of its own for what is wrong inside.
            throw new UnreadableTextException("it is a damaged PDF file");
        }
    }

    /// The lines of a page of HTML as a reader sees them.
    static String html(String page) {
        StringBuilder text = new StringBuilder();
        append(Jsoup.parse(page).body(), text);
        return text.toString();
    }

    private static void append(Element element, StringBuilder text) {
        for (Node node : element.childNodes()) {
            if (node instanceof TextNode words) {
                text.append(words.getWholeText().replaceAll("\\s+", " "));
            } else if (node instanceof Element part && !HIDDEN.contains(part.tagName())) {
                if (part.tagName().equals("br")) {
                    text.append('\n');
                    continue;
                }
                boolean block = part.isBlock();
                boolean cell = part.tagName().equals("td") || part.tagName().equals("th");
                text.append(block && !cell ? "\n" : "");
                text.append(part.tagName().matches("h[1-6]") ? "# " : "");
                append(part, text);
                text.append(cell ? "\t" : block ? "\n" : "");
            }
        }
    }

    /// The text of an RTF document.
    static String rtf(String source) throws IOException {
        try {
            RTFEditorKit kit = new RTFEditorKit();
            Document document = kit.createDefaultDocument();
            kit.read(new StringReader(source), document, 0);
            return document.getText(0, document.getLength());
        } catch (BadLocationException | RuntimeException e) {
            throw new UnreadableTextException("it is a damaged RTF file");
        }
    }
}
