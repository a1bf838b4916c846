package app.saywell.desk.reports.word;

import app.saywell.desk.reports.term.TermPage;
import app.saywell.desk.store.file.WholeFile;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CancellationException;
import org.apache.poi.openxml4j.exceptions.InvalidFormatException;
import org.apache.poi.util.Units;
import org.apache.poi.xwpf.usermodel.Borders;
import org.apache.poi.xwpf.usermodel.Document;
import org.apache.poi.xwpf.usermodel.ParagraphAlignment;
import org.apache.poi.xwpf.usermodel.XWPFDocument;
import org.apache.poi.xwpf.usermodel.XWPFParagraph;
import org.apache.poi.xwpf.usermodel.XWPFRun;
import org.apache.poi.xwpf.usermodel.XWPFTable;
import org.apache.poi.xwpf.usermodel.XWPFTableCell;
import org.apache.poi.xwpf.usermodel.XWPFTableRow;
import org.openxmlformats.schemas.wordprocessingml.x2006.main.CTFonts;
import org.openxmlformats.schemas.wordprocessingml.x2006.main.CTPageMar;
import org.openxmlformats.schemas.wordprocessingml.x2006.main.CTPageSz;
import org.openxmlformats.schemas.wordprocessingml.x2006.main.CTRPr;
import org.openxmlformats.schemas.wordprocessingml.x2006.main.CTSectPr;

/// Writes term pages as Word files (ECMA-376), one page for each learner. A thread that was interrupted ends with a
/// [CancellationException].
public final class WordReportWriter {
    /// Twentieths of a point.
    private static final long PAGE_WIDTH = 11_906;

    private static final long PAGE_HEIGHT = 16_838;
    private static final long MARGIN = 960;
    private static final int LABEL_WIDTH = 1_700;
    private static final int PICTURE_WIDTH = (BarPicture.WIDTH + 14) * 20;
    private static final int FIGURE_WIDTH = 1_600;
    private static final int CODE_WIDTH = (CodePicture.SIZE + 14) * 20;

    private static final int TITLE_SIZE = 18;
    private static final int NAME_SIZE = 15;
    private static final int TEXT_SIZE = 11;
    private static final int SMALL_SIZE = 9;

    private final String languageTag;

    /// @param language by which Word checks the spelling
    public WordReportWriter(Locale language) {
        languageTag = language.getLanguage().equals("ko") ? "ko-KR" : "en-US";
    }

    /// Writes the pages, replacing an existing file.
    public void writeTermPages(List<TermPage> pages, Path file) throws IOException {
        try (XWPFDocument document = new XWPFDocument()) {
            setPageSize(document);
            document.getProperties().getCoreProperties().setCreator("Saywell");
            for (int i = 0; i < pages.size(); i++) {
                if (Thread.currentThread().isInterrupted()) {
                    throw new CancellationException();
                }
                write(document, pages.get(i), i > 0);
            }
            WholeFile.write(file, document::write);
        }
    }

    private static void setPageSize(XWPFDocument document) {
        CTSectPr section = document.getDocument().getBody().addNewSectPr();
        CTPageSz size = section.addNewPgSz();
        size.setW(BigInteger.valueOf(PAGE_WIDTH));
        size.setH(BigInteger.valueOf(PAGE_HEIGHT));
        CTPageMar margins = section.addNewPgMar();
        margins.setTop(BigInteger.valueOf(MARGIN));
        margins.setBottom(BigInteger.valueOf(MARGIN));
        margins.setLeft(BigInteger.valueOf(MARGIN));
        margins.setRight(BigInteger.valueOf(MARGIN));
    }

    private void write(XWPFDocument document, TermPage page, boolean onNewPage) throws IOException {
        XWPFParagraph title = paragraph(document, page.title(), TITLE_SIZE, true);
        title.setAlignment(ParagraphAlignment.CENTER);
        title.setPageBreak(onNewPage);
        title.setSpacingAfter(160);
        paragraph(document, page.name(), NAME_SIZE, true);
        XWPFParagraph heading = paragraph(document, page.heading(), SMALL_SIZE + 1, false);
        heading.setBorderBottom(Borders.SINGLE);
        heading.setSpacingAfter(60);
        for (TermPage.TermSection section : page.sections()) {
            XWPFParagraph name = paragraph(document, section.heading(), TEXT_SIZE + 1, true);
            name.setSpacingBefore(180);
            name.setKeepNext(true);
            if (!section.bars().isEmpty()) {
                writeBars(document, section.bars());
            }
            section.lines().forEach(line -> {
                XWPFParagraph item = paragraph(document, "· " + line, TEXT_SIZE, false);
                item.setIndentationLeft(200);
                item.setIndentationHanging(200);
            });
            if (!section.codes().isEmpty()) {
                writeCodes(document, section.codes());
            }
        }
        writeFooter(document, page.footer());
    }

    private void writeBars(XWPFDocument document, List<TermPage.TermBar> bars) throws IOException {
        XWPFTable table = document.createTable(bars.size(), 3);
        table.removeBorders();
        table.setWidth(LABEL_WIDTH + PICTURE_WIDTH + FIGURE_WIDTH);
        for (int i = 0; i < bars.size(); i++) {
            TermPage.TermBar bar = bars.get(i);
            XWPFTableRow row = table.getRow(i);
            write(cell(row, 0, LABEL_WIDTH), bar.label(), false);
            addPicture(
                    cell(row, 1, PICTURE_WIDTH), BarPicture.png(bar), "bar.png", BarPicture.WIDTH, BarPicture.HEIGHT);
            write(cell(row, 2, FIGURE_WIDTH), bar.figure(), true);
        }
    }

    private void writeCodes(XWPFDocument document, List<TermPage.TermCode> codes) throws IOException {
        XWPFTable table = document.createTable(1, 2 * codes.size());
        table.removeBorders();
        table.setWidth(codes.size() * (CODE_WIDTH + LABEL_WIDTH));
        XWPFTableRow row = table.getRow(0);
        for (int i = 0; i < codes.size(); i++) {
            TermPage.TermCode code = codes.get(i);
            addPicture(
                    cell(row, 2 * i, CODE_WIDTH),
                    CodePicture.png(code.address()),
                    "code.png",
                    CodePicture.SIZE,
                    CodePicture.SIZE);
            write(cell(row, 2 * i + 1, LABEL_WIDTH), code.label(), false);
        }
    }

    /// @param width of the picture on the page, in points
    private static void addPicture(XWPFParagraph paragraph, byte[] png, String name, int width, int height)
            throws IOException {
        try {
            paragraph
                    .createRun()
                    .addPicture(
                            new ByteArrayInputStream(png),
                            Document.PICTURE_TYPE_PNG,
                            name,
                            Units.toEMU(width),
                            Units.toEMU(height));
        } catch (InvalidFormatException e) {
            throw new IOException(e);
        }
    }

    private static XWPFParagraph cell(XWPFTableRow row, int column, int width) {
        XWPFTableCell cell = row.getCell(column);
        cell.setWidth(String.valueOf(width));
        cell.setVerticalAlignment(XWPFTableCell.XWPFVertAlign.CENTER);
        return cell.getParagraphs().getFirst();
    }

    private void writeFooter(XWPFDocument document, TermPage.TermFooter footer) {
        XWPFParagraph first = paragraph(document, String.join(" ", footer.notes()), SMALL_SIZE, false);
        first.setSpacingBefore(360);
        first.setBorderTop(Borders.SINGLE);
        paragraph(document, footer.day(), TEXT_SIZE, false).setSpacingBefore(240);
        paragraph(document, footer.signature(), TEXT_SIZE, false).setAlignment(ParagraphAlignment.RIGHT);
    }

    private XWPFParagraph paragraph(XWPFDocument document, String text, int points, boolean bold) {
        XWPFParagraph paragraph = document.createParagraph();
        paragraph.setSpacingAfter(40);
        write(paragraph, text, points, bold);
        return paragraph;
    }

    private void write(XWPFParagraph paragraph, String text, boolean bold) {
        write(paragraph, text, TEXT_SIZE, bold);
    }

    private void write(XWPFParagraph paragraph, String text, int points, boolean bold) {
        XWPFRun run = paragraph.createRun();
        run.setText(printable(text));
        run.setFontSize(points);
        run.setBold(bold);
        CTRPr properties =
                run.getCTR().isSetRPr() ? run.getCTR().getRPr() : run.getCTR().addNewRPr();
        CTFonts fonts = properties.sizeOfRFontsArray() > 0 ? properties.getRFontsArray(0) : properties.addNewRFonts();
        fonts.setAscii("Malgun Gothic");
        fonts.setHAnsi("Malgun Gothic");
        fonts.setEastAsia("Malgun Gothic");
        run.setLang(languageTag);
    }

    // What XML 1.0 does not allow would make the whole file unreadable.
    private static String printable(String text) {
        return text.codePoints()
                .filter(sign -> sign >= ' ' && sign != 0xFFFE && sign != 0xFFFF && !isSurrogate(sign))
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    private static boolean isSurrogate(int sign) {
        return sign >= Character.MIN_SURROGATE && sign <= Character.MAX_SURROGATE;
    }
}
