package app.saywell.report.paper;

import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// A page as it will come out of the printer.
///
/// @param argb row by row, from the top left
@SuppressWarnings("ArrayRecordComponent") // as many as a page has pixels; nobody compares two
public record PageImage(int width, int height, int[] argb) {

    /// How many pages a PDF has.
    ///
    /// @throws IOException if it cannot be read
    public static int count(Path pdf) throws IOException {
        try (PDDocument document = Loader.loadPDF(Files.readAllBytes(pdf))) {
            return document.getNumberOfPages();
        }
    }

    /// One page of a PDF.
    ///
    /// @param page from 0
    /// @param dotsPerInch 72 for a point a pixel
    /// @throws IOException if it cannot be read
    public static PageImage of(Path pdf, int page, float dotsPerInch) throws IOException {
        try (PDDocument document = Loader.loadPDF(Files.readAllBytes(pdf))) {
            return of(
                    new PDFRenderer(document).renderImageWithDPI(page, dotsPerInch, ImageType.RGB));
        }
    }

    private static PageImage of(BufferedImage image) {
        int width = image.getWidth();
        int height = image.getHeight();
        return new PageImage(width, height, image.getRGB(0, 0, width, height, null, 0, width));
    }
}
