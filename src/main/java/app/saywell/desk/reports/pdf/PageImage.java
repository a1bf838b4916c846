package app.saywell.desk.reports.pdf;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;

/// An image of a page as it will be printed.
///
/// @param argb pixels row by row, from the top left
@SuppressWarnings("ArrayRecordComponent") // as many as a page has pixels; nobody compares two
public record PageImage(int width, int height, int[] argb) {

    /// The number of pages of a PDF.
    ///
    /// @throws IOException if it cannot be read
    public static int pageCount(Path pdf) throws IOException {
        try (PDDocument document = Loader.loadPDF(Files.readAllBytes(pdf))) {
            return document.getNumberOfPages();
        }
    }

    /// Renders one page of a PDF.
    ///
    /// @param page from 0
    /// @param dotsPerInch 72 for one pixel per point
    /// @throws IOException if it cannot be read
    public static PageImage render(Path pdf, int page, float dotsPerInch) throws IOException {
        try (PDDocument document = Loader.loadPDF(Files.readAllBytes(pdf))) {
            return render(new PDFRenderer(document).renderImageWithDPI(page, dotsPerInch, ImageType.RGB));
        }
    }

    private static PageImage render(BufferedImage image) {
        int width = image.getWidth();
        int height = image.getHeight();
        return new PageImage(width, height, image.getRGB(0, 0, width, height, null, 0, width));
    }
}
