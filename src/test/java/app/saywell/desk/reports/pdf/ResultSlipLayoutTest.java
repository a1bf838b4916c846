package app.saywell.desk.reports.pdf;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.take.ScoreBand;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;

/// Slips of random lessons. The upper learner's own words are Hangul, those of the lower one are
/// of letters that no fixed text has, so that it is seen whose half a sign is on.
class ResultSlipLayoutTest {
    private static final String UPPER = "가나다라마바사";
    private static final String LOWER = "QXZ";
    private static final int PAGES = 16;
    private static final int MAX_SENTENCES = 15;

    /// Many pages in one document, because the typeface is embedded once for each.
    @Property(tries = 2)
    void nothingLiesOverAnythingElseAndNothingIsOnTheOtherHalf(@ForAll long seed) {
        Random random = new Random(seed);
        List<ResultSlip> slips = new ArrayList<>();
        for (int page = 0; page < PAGES; page++) {
            int sentences = page % MAX_SENTENCES;
            slips.add(slip(UPPER, sentences, random));
            slips.add(slip(LOWER, sentences, random));
        }
        List<List<Glyph>> pages = glyphsByPage(slips);
        assertThat(pages).hasSize(PAGES);
        pages.forEach(ResultSlipLayoutTest::check);
    }

    private static void check(List<Glyph> glyphs) {
        double middle = 842 / 2.0;
        assertThat(glyphs.stream().filter(glyph -> isOutside(glyph, middle))).isEmpty();
        // From the left: what begins right of a sign's end, and all after it, lies not over it.
        List<Glyph> fromLeft = glyphs.stream()
                .sorted(Comparator.comparingDouble(glyph -> glyph.box().getMinX()))
                .toList();
        for (int i = 0; i < fromLeft.size(); i++) {
            Glyph one = fromLeft.get(i);
            for (Glyph other : fromLeft.subList(i + 1, fromLeft.size())) {
                if (other.box().getMinX() >= one.box().getMaxX()) {
                    break;
                }
                if (one.box().intersects(other.box())) {
                    throw new AssertionError(one + " lies over " + other);
                }
            }
        }
    }

    private static boolean isOutside(Glyph glyph, double middle) {
        return glyph.box().getMinX() < 47
                || glyph.box().getMaxX() > 595 - 47
                || (UPPER.contains(glyph.text()) && glyph.box().getMaxY() > middle)
                || (LOWER.contains(glyph.text()) && glyph.box().getMinY() < middle);
    }

    /// A sign and the place of its ink, a little smaller than its box.
    private record Glyph(String text, Rectangle2D box) {}

    private static List<List<Glyph>> glyphsByPage(List<ResultSlip> slips) {
        List<List<Glyph>> pages = new ArrayList<>();
        try {
            Path file = Files.createTempFile("slips", ".pdf");
            try {
                new PdfReportWriter(Locale.ENGLISH).writeSlips(slips, file);
                try (PDDocument pdf = Loader.loadPDF(file.toFile())) {
                    new PDFTextStripper() {
                        @Override
                        protected void startPage(PDPage page) {
                            pages.add(new ArrayList<>());
                        }

                        @Override
                        protected void processTextPosition(TextPosition sign) {
                            if (!sign.getUnicode().isBlank()) {
                                pages.getLast().add(new Glyph(sign.getUnicode(), ink(sign)));
                            }
                        }
                    }.getText(pdf);
                }
            } finally {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return pages;
    }

    private static Rectangle2D ink(TextPosition sign) {
        double size = sign.getFontSizeInPt();
        return new Rectangle2D.Double(
                sign.getXDirAdj() + 0.3,
                sign.getYDirAdj() - 0.8 * size,
                Math.max(0.1, sign.getWidthDirAdj() - 0.6),
                0.9 * size);
    }

    private static ResultSlip slip(String letters, int sentences, Random random) {
        return new ResultSlip(
                word(letters, 1 + random.nextInt(40), random),
                word(letters, 1 + random.nextInt(120), random),
                random.nextBoolean() ? "" : words(letters, 1 + random.nextInt(20), random),
                IntStream.range(0, sentences)
                        .mapToObj(i -> sentence(letters, random))
                        .toList(),
                random.nextBoolean() ? "" : words(letters, random.nextInt(30), random),
                IntStream.range(0, random.nextInt(3))
                        .mapToObj(i -> words(letters, 1 + random.nextInt(60), random))
                        .toList());
    }

    private static ResultSlip.SlipSentence sentence(String letters, Random random) {
        PrintedLevel[] levels = PrintedLevel.values();
        return new ResultSlip.SlipSentence(
                IntStream.range(0, 1 + random.nextInt(40))
                        .mapToObj(i -> new ResultSlip.MarkedWord(
                                word(letters, 1 + random.nextInt(14), random),
                                levels[random.nextInt(levels.length)],
                                ""))
                        .toList(),
                random.nextInt(4) == 0
                        ? Optional.empty()
                        : Optional.of(new ResultSlip.SlipTotal(
                                random.nextInt(101),
                                random.nextBoolean() ? ResultSlip.TotalSource.TEACHER : ResultSlip.TotalSource.SERVICE,
                                random.nextBoolean() ? Optional.empty() : Optional.of(new ScoreBand(5.4, 8.6)))));
    }

    private static String words(String letters, int count, Random random) {
        StringBuilder words = new StringBuilder();
        for (int i = 0; i < count; i++) {
            words.append(word(letters, 1 + random.nextInt(14), random)).append(' ');
        }
        return words.toString().strip();
    }

    private static String word(String letters, int length, Random random) {
        StringBuilder word = new StringBuilder();
        for (int i = 0; i < length; i++) {
            word.append(letters.charAt(random.nextInt(letters.length())));
        }
        return word.toString();
    }
}
