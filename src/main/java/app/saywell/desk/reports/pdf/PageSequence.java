package app.saywell.desk.reports.pdf;

import java.io.IOException;
import java.util.List;
import java.util.function.IntFunction;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.common.PDRectangle;

/// Pages with a footer that follow each other: a block that does not fit goes onto the next page.
final class PageSequence implements AutoCloseable {
    private static final double FOOTER_SIZE = 8.5;
    private static final double FOOTER_HEIGHT = 26;

    private final PDDocument document;
    private final EmbeddedFonts fonts;
    private final double margin;
    private final IntFunction<String> footer;
    private PdfPage page;
    private PageFlow flow;

    /// @param footer the text at the bottom of a page, by its number from 1
    PageSequence(PDDocument document, EmbeddedFonts fonts, double margin, IntFunction<String> footer)
            throws IOException {
        this.document = document;
        this.fonts = fonts;
        this.margin = margin;
        this.footer = footer;
        page = new PdfPage(document, fonts, PDRectangle.A4);
        flow = begin();
    }

    /// Goes to the top of a new page.
    void startPage() throws IOException {
        page.close();
        page = new PdfPage(document, fonts, PDRectangle.A4);
        flow = begin();
    }

    /// The page that is written now.
    PdfPage page() {
        return page;
    }

    /// Where the page is written now.
    PageFlow flow() {
        return flow;
    }

    void addBoldLine(String text, double points) throws IOException {
        // A heading does not stay alone at the bottom.
        makeRoom(points * 5);
        flow.addBoldLine(text, points);
    }

    void addParagraph(String text, double points) throws IOException {
        makeRoom(flow.heightOf(List.of(text), points, 0));
        flow.addParagraph(text, points);
    }

    void addListItem(String sign, String text, double points, double indent) throws IOException {
        makeRoom(flow.heightOf(List.of(text), points, indent));
        flow.addListItem(sign, text, points, indent, Integer.MAX_VALUE);
    }

    void addFormRow(String name, List<String> paragraphs, double points, double columnWidth) throws IOException {
        makeRoom(flow.heightOf(paragraphs, points, columnWidth) + points);
        flow.addFormRow(name, paragraphs, points, columnWidth);
    }

    /// Goes to a new page where so much has no room on this one.
    void makeRoom(double height) throws IOException {
        if (flow.y() + height > page.height() - margin - FOOTER_HEIGHT) {
            startPage();
        }
    }

    private PageFlow begin() throws IOException {
        page.drawText(
                page.shorten(footer.apply(document.getNumberOfPages()), FOOTER_SIZE, page.width() - 2 * margin),
                margin,
                page.height() - margin + FOOTER_SIZE,
                FOOTER_SIZE,
                PdfPage.TypefaceWeight.REGULAR);
        return new PageFlow(page, margin, margin - 14);
    }

    @Override
    public void close() throws IOException {
        page.close();
    }
}
