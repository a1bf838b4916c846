package app.saywell.desk.lessons.draft;

import app.saywell.desk.lessons.text.TableFileReader;
import app.saywell.desk.lessons.text.TextFileReader;
import app.saywell.desk.lessons.text.TextTable;
import app.saywell.desk.lessons.text.UnreadableTextException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/// Reads what may become a lesson, from a file or from the clipboard, by what is in it. The name of
/// a file decides only between a table with commas and a plain text.
///
/// Markup of a kind that is not known is refused, and never taken for sentences.
public final class LessonReader {
    private static final int MAGIC = 16;
    private static final long MAX_BYTES = 64L << 20;
    private static final Pattern HTML_PART = Pattern.compile("(?i)<(?:p|br|div|li|h[1-6]|body|span)\\b[^<>]*>");
    private static final Pattern HTML_ROWS = Pattern.compile("(?i)<(?:tr|td)\\b[^<>]*>");
    private static final Pattern MARKUP = Pattern.compile(
            "^\\s*+(?:<\\?xml|<[a-zA-Z][\\w:.-]*[^<>]*>\\s*+<|\\{\\s*+\"|\\[\\s*+(?:\\{|\")|\\\\documentclass|\\\\begin\\{|%!PS|BEGIN:)");

    private LessonReader() {}

    /// Reads a file.
    ///
    /// @throws UnreadableTextException if it is of a kind that is not read, or larger than 64 MB
    /// @throws IOException if it cannot be read
    public static LessonDraft read(Path file) throws IOException {
        if (Files.size(file) > MAX_BYTES) {
            throw new UnreadableTextException("it is larger than 64 MB");
        }
        String magic = magic(file);
        if (magic.startsWith("%PDF")) {
            return new LessonDraft(PlainLessons.read(DocumentTextReader.pdf(file)));
        }
        if (magic.startsWith("PK\u0003\u0004")) {
            return new LessonDraft(zip(file));
        }
        if (magic.startsWith("\u00d0\u00cf\u0011\u00e0")) {
            return new LessonDraft(tables(file));
        }
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        return read(TextFileReader.read(file), name.endsWith(".csv") || name.endsWith(".tsv"));
    }

    /// Reads what was pasted or typed.
    ///
    /// @throws UnreadableTextException if it is markup of a kind that is not read
    public static LessonDraft readText(String text) throws UnreadableTextException {
        return read(text, false);
    }

    private static LessonDraft read(String text, boolean isTable) throws UnreadableTextException {
        return new LessonDraft(parts(text.startsWith("\ufeff") ? text.substring(1) : text, isTable));
    }

    private static List<DraftPart> parts(String text, boolean isTable) throws UnreadableTextException {
        if (CaptionReader.isCaptions(text)) {
            return CaptionReader.read(text);
        }
        if (AnnotationTierReader.isTextGrid(text)) {
            return AnnotationTierReader.readTextGrid(text);
        }
        if (AnnotationTierReader.isEaf(text)) {
            return AnnotationTierReader.readEaf(text);
        }
        if (text.startsWith("{\\rtf")) {
            return PlainLessons.read(rtf(text));
        }
        if (HTML_ROWS.matcher(text).results().limit(2).count() > 1) {
            return lines(DocumentTextReader.html(text));
        }
        if (HTML_PART.matcher(text).results().limit(2).count() > 1) {
            return lines(DocumentTextReader.html(text));
        }
        if (MARKUP.matcher(text).lookingAt()) {
            throw new UnreadableTextException("it is markup of a kind that is not known");
        }
        Optional<List<DraftPart>> timed = TimedRows.read(text);
        if (timed.isPresent()) {
            return timed.get();
        }
        if (DraftTables.isNotes(text)) {
            return DraftTables.readNotes(text);
        }
        return isTable ? DraftTables.readSeparated(text) : lines(text);
    }

    private static String rtf(String text) throws UnreadableTextException {
        try {
            return DocumentTextReader.rtf(text);
        } catch (IOException e) {
            throw new UnreadableTextException("it is a damaged RTF file");
        }
    }

    /// A list of lines, or a table if most of them have tabs.
    private static List<DraftPart> lines(String text) {
        List<String> filled = text.lines().filter(line -> !line.isBlank()).toList();
        long withTab =
                filled.stream().filter(line -> line.strip().indexOf('\t') > 0).count();
        return withTab > 0 && 2 * withTab >= filled.size()
                ? DraftTables.read(TextTable.read(text, '\t'))
                : PlainLessons.read(text);
    }

    private static List<DraftPart> zip(Path file) throws IOException {
        try (ZipFile zip = new ZipFile(file.toFile())) {
            if (zip.getEntry("word/document.xml") != null) {
                return lines(DocumentTextReader.docx(zip, zip.getEntry("word/document.xml")));
            }
            List<ZipEntry> sections = zip.stream()
                    .filter(entry -> entry.getName().matches("Contents/section\\d+\\.xml"))
                    .sorted(Comparator.comparing(ZipEntry::getName))
                    .map(entry -> (ZipEntry) entry)
                    .toList();
            if (!sections.isEmpty()) {
                return lines(DocumentTextReader.hwpx(zip, sections));
            }
            if (AnkiDecks.isPackage(zip)) {
                return AnkiDecks.read(zip);
            }
        } catch (ZipException e) {
            throw new UnreadableTextException("it is a damaged file");
        }
        return tables(file);
    }

    private static List<DraftPart> tables(Path file) throws IOException {
        List<DraftPart> parts = new ArrayList<>();
        for (TableFileReader.NamedTable sheet : TableFileReader.read(file)) {
            parts.addAll(DraftTables.read(sheet.table()));
        }
        return parts;
    }

    private static String magic(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return new String(in.readNBytes(MAGIC), StandardCharsets.ISO_8859_1);
        }
    }
}
